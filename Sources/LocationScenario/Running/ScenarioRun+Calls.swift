import LocationPolicy
import LocationSimulation

extension ScenarioRun {
  /// Lets an app's code run, line by line; what stands behind an exception doesn't run any more.
  mutating func call(_ calls: [ScenarioCall], by app: AppID, mayBeRefused: Bool) {
    for call in calls where call.releases?.contains(release) ?? true {
      do throws(CallError) {
        try perform(call, by: app)
      } catch {
        switch error {
        case .refused(let refusal): if !mayBeRefused { fail(call.path, "refused: \(refusal)") }
        case .raised: return
        }
      }
    }
  }

  private mutating func perform(_ call: ScenarioCall, by app: AppID) throws(CallError) {
    switch call.code {
    case .makeManager: try make(.createManager, named: call.object, by: app)
    case .make(let kind): try make(.open(kind), named: call.object, by: app)
    case .app(let call): try device.perform(.call(call, by: app))
    case .stream(let code): try device.perform(.call(.stream(try object(of: call, in: app), code), by: app))
    case .manager(let code): try device.perform(.call(.manager(try object(of: call, in: app), code), by: app))
    case .requestFullAccuracy(let purposeKey):
      fullAccuracyRequests += 1
      let code = ManagerCall.requestTemporaryFullAccuracyAuthorization(
        purposeKey: purposeKey, request: fullAccuracyRequests)
      try device.perform(.call(.manager(try object(of: call, in: app), code), by: app))
    }
  }

  private mutating func make(_ call: AppCall, named name: String, by app: AppID) throws(CallError) {
    guard let client = try device.perform(.call(call, by: app)) else { return }
    objects[app, default: [:]][name] = client
    objectNames[client] = name
  }

  private func object(of call: ScenarioCall, in app: AppID) throws(CallError) -> ClientID {
    guard let client = objects[app]?[call.object] else {
      throw .refused(Refusal("\(device[app].bundle.name) has made nothing called “\(call.object)”"))
    }
    return client
  }

  /// Lets apps react to what they were told, and to what that leads to.
  mutating func react() {
    while !isStopped {
      let messages = device.takeMessages()
      if messages.isEmpty { return }
      for message in messages { react(to: message) }
    }
  }

  private mutating func react(to message: Message) {
    if message.content == .ended { objects[message.app] = nil }
    guard message.generation == device[message.app].process?.generation,
      let app = apps.firstIndex(of: message.app)
    else { return }
    let calls = scenario.apps[app].reactions.calls(on: message.content)
    guard !calls.isEmpty else { return }
    reactionCount += calls.count
    guard reactionCount <= Self.reactionLimit else {
      return stop(calls[0].path, "more than \(Self.reactionLimit) reactions to each other")
    }
    call(calls, by: message.app, mayBeRefused: false)
  }
}

extension ScenarioApp.Reactions {
  /// The calls that an app makes on a message.
  func calls(on content: MessageContent) -> [ScenarioCall] {
    switch content {
    case .launched(let reason):
      if case .location = reason { return launch + locationLaunch }
      return launch
    case .enteredForeground: return foreground
    case .enteredBackground: return background
    case .authorization(_, let status): return authorization[status] ?? []
    case .locations, .liveUpdate: return locations
    case .failed: return failure
    case .paused: return pause
    case .locationButtonAction: return locationButton
    // Apps of scenarios react to nothing else; a new message needs a word in the file's format first.
    default: return []
    }
  }
}
