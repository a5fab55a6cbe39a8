import LocationDelivery
import LocationPolicy

@testable import LocationSimulation

/// A phone with random inputs, and the invariants that must hold after each step.
struct RandomWalk {
  let release: Release
  let seed: UInt64
  private(set) var device: SimulatedDevice
  private(set) var steps: [WalkStep] = []
  /// The violated invariant, with the step.
  private(set) var violation: String?
  /// The launches of processes that have ended.
  private var ended: Set<Int> = []
  /// The status that each manager was last notified of.
  private var told: [ClientID: AuthorizationStatus] = [:]

  init(_ release: Release, seed: UInt64) {
    self.release = release
    self.seed = seed
    var policy = AuthorizationPolicy.policy(for: release)
    policy.timings.reminderDelay = 5_000
    policy.timings.heldEventLifetime = 6_000
    var timings = DeviceTimings()
    timings.fixInterval = 20
    timings.monitoringInterval = 60
    timings.secondPrompt = 1_000...3_000
    timings.promptPatience = 1_000
    timings.reminderAfterUpdate = 500...1_000
    device = SimulatedDevice(policy: policy, timings: timings, seed: seed)
    device.install(AppBundle(name: "Run", purposeTexts: ["Race": "To measure."]))
    device.install(
      AppBundle(
        name: "Clip",
        configuration: AppConfiguration(descriptions: .all, traits: [.appClip, .widgetWantsLocation]),
        purposeTexts: ["Race": "To measure."]))
    if seed.isMultiple(of: 2) { askForAlways() }
  }

  /// Grants the app what its release grants for Always, in every other walk.
  private mutating func askForAlways() {
    let app = device.apps[0].id
    _ = try? device.perform(.person(.opens(app)))
    guard let manager = try? device.perform(.call(.createManager, by: app)) else { return }
    _ = try? device.perform(.call(.manager(manager, .requestAlwaysAuthorization), by: app))
    let choices = device.visiblePrompt?.prompt.template.choices.filter { $0 != .dontAllow } ?? []
    if let choice = choices.first { _ = try? device.perform(.person(.answers(choice))) }
  }

  /// Makes a number of random steps, or stops at the first violation.
  mutating func go(_ count: Int) {
    var choice = WalkChoice(random: RandomSource(seed: seed), apps: device.apps.map(\.id))
    while steps.count < count, violation == nil { take(choice.step(on: device)) }
  }

  /// Makes the given steps, or stops at the first violation.
  mutating func go(_ steps: [WalkStep]) {
    for step in steps where violation == nil { take(step) }
  }

  /// Returns the walk reduced to as few steps as have the same violation.
  func shrunk() -> RandomWalk {
    var shortest = self
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < shortest.steps.count {
        var fewer = shortest.steps
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        var walk = RandomWalk(release, seed: seed)
        walk.go(fewer)
        if walk.violation != nil { shortest = walk } else { start += size }
      }
      size /= 2
    }
    return shortest
  }

  private mutating func take(_ step: WalkStep) {
    let position = device.trace.count
    steps.append(step)
    switch step {
    case .advance(let seconds): device.advance(by: seconds)
    case .input(let input): perform(input)
    case .holdsEvent(let app):
      let event = MonitorEvent(identifier: "home", state: .satisfied, moment: device.now)
      if !device.isInUse(app) { device.hold(.monitorEvent(event), of: .monitor, for: app) }
    case .usesAlways(let app):
      if device[app].authorization.grant == .always { device.usedAlwaysInBackground(app) }
    }
    checkMessages()
    checkTrace(from: position)
    checkApps()
  }

  private mutating func perform(_ input: Input) {
    let (screen, prompts, states) = (device.screen, device.promptQueue, device.apps.map(\.authorization))
    let refusal = device.refusal(of: input)
    var outcome: Refusal?
    do throws(CallError) { try device.perform(input) } catch .refused(let refused) { outcome = refused } catch
    {}
    require(refusal == outcome, "what is possible is what can be done: \(String(describing: refusal))")
    guard outcome != nil else { return }
    let isAsBefore =
      device.screen == screen && device.promptQueue == prompts && device.apps.map(\.authorization) == states
    require(isAsBefore, "what is refused changes nothing")
  }

  private mutating func require(_ holds: Bool, _ rule: @autoclosure () -> String) {
    guard !holds, violation == nil else { return }
    violation = "\(rule()), after step \(steps.count): \(steps.last.map { "\($0)" } ?? "")"
  }

  private mutating func checkMessages() {
    for message in device.takeMessages() {
      require(!ended.contains(message.generation), "nothing is told to a process that has ended: \(message)")
      if message.content == .ended { ended.insert(message.generation) }
      if case .authorization(let callback, let status) = message.content, let client = message.client {
        require(callback == device.policy.callback.value, "callbacks are the release's")
        told[client] = status
      }
    }
    for app in device.apps where app.phase.isRunning {
      for manager in app.process?.managers ?? [] where manager.delegate != nil {
        require(told[manager.id] == app.authorization.status, "each manager knows the status: \(app.id)")
      }
    }
  }

  private mutating func checkTrace(from position: Int) {
    var last = position == 0 ? Moment.start : nil
    for entry in device.trace.entries(from: max(0, position - 1)) {
      require(entry.moment >= last ?? entry.moment && entry.moment <= device.now, "time only passes")
      last = entry.moment
      if case .promptShown(let prompt, _) = entry.event {
        require(release.mayShow(prompt.template, on: device.policy), "the release has the prompt: \(prompt)")
      }
    }
  }

  private mutating func checkApps() {
    let waiting = device.apps.filter { $0.authorization.prompt != nil }.map(\.id)
    require(device.promptQueue.sorted() == waiting, "prompts wait in the queue, each once")
    for app in device.apps { check(app) }
  }

  private mutating func check(_ app: InstalledApp) {
    let onScreen = device.screen == .app(app.id) && !device.isLocked
    require((app.phase == .foreground) == onScreen, "the app on the screen is the one in the foreground")
    require((app.process != nil) == (app.phase.isRunning || app.phase == .suspended), "phases fit processes")
    require(app.process == nil || app.isInstalled, "what is deleted does not run")
    let memory = app.authorization.memory
    require((app.heldEvent != nil) == memory.contains(.eventHeld), "an event is held where the rules say so")
    require(app.authorization.grant != .temporary || app.process != nil, "Allow Once ends with the process")
    require(app.phase != .foreground || app.indicator == .none, "the indicator is for the background")
    let provisional = app.authorization.grant == .provisionalAlways
    require(provisional || app.secondPrompt.stage == .none, "the second prompt is for provisional Always")
    require(
      memory.contains(.servicesOff) != device.switches[.locationServices] || !app.isInstalled,
      "one switch for all")
    let tellsAll = app.process?.streams.allSatisfy { $0.kind.isLiveUpdates || $0.told != nil } ?? true
    let hasSessions = device.policy.serviceSessions.value && app.phase.isRunning
    require(!hasSessions || tellsAll, "each session says how it goes")
  }
}

extension Release {
  /// Returns whether a release has a prompt; a phone that was updated has those of its later release.
  func mayShow(_ template: PromptTemplate, on policy: AuthorizationPolicy) -> Bool {
    switch template {
    case .servicesOff: true
    case .temporaryFullAccuracy: policy.temporaryFullAccuracy.value
    case .widget: policy.widgets.value
    case .locationButton: policy.locationButton.value
    case .reminder8, .reminder13: policy.reminder.value.template == template
    case .singleLevel, .whenInUse8, .always8, .whenInUse11, .always11, .escalation11, .first13, .first13_4,
      .first14, .second13, .second13_4:
      [policy.whenInUsePrompt.value, policy.alwaysPrompt.value, policy.escalationPrompt.value]
        .contains(template) || policy.provisionalPrompt.value == template
    }
  }
}
