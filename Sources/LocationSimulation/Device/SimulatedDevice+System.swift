import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ action: SystemAction) throws(Refusal) {
    if let refusal = obstacle(to: action) { throw refusal }
    switch action {
    case .terminates(let app): endProcess(of: app, as: .terminated)
    case .launchesInBackground(let app): runInBackground(app, for: timings.backgroundLaunch)
    case .showsSecondPrompt(let app):
      apps[app.index].secondPrompt = .none
      decide(app) { $0.showSecondPrompt(under: $2) }
    case .reminds(let app):
      apps[app.index].reminder = .none
      decide(app) { $0.remind(under: $2) }
    case .deliversWatchMessage(let app): deliverWatchMessage(to: app)
    }
  }

  /// Why the system can't do something just now; nil when it can.
  func obstacle(to action: SystemAction) -> Refusal? {
    switch action {
    case .terminates(let app):
      return has(app) && self[app].process != nil ? nil : Refusal("\(name(of: app)) has no process to end")
    case .launchesInBackground(let app): return obstacleToRunning(app)
    case .deliversWatchMessage(let app):
      guard policy.watchMessages.value else { return Refusal("the release knows no watch apps") }
      return obstacleToRunning(app)
    case .showsSecondPrompt(let app): return obstacleToPrompt(for: app) { $0.showSecondPrompt(under: $1) }
    case .reminds(let app): return obstacleToPrompt(for: app) { $0.remind(under: $1) }
    }
  }

  private func obstacleToRunning(_ app: AppID) -> Refusal? {
    if let refusal = obstacleToUsing(app) { return refusal }
    guard self[app].phase != .rebooted else {
      return Refusal("the phone was restarted and not unlocked since, so the system launches no app")
    }
    return nil
  }

  private func obstacleToPrompt(
    for app: AppID, _ input: (inout AuthorizationState, AuthorizationPolicy) -> Decision
  ) -> Refusal? {
    if let refusal = obstacleToUsing(app) { return refusal }
    var state = self[app].authorization
    guard case .ignored(let reason) = input(&state, policy).outcome else { return nil }
    return Refusal("the system has no reason for the prompt: \(reason)")
  }
}
