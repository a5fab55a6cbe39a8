import LocationPolicy
import LocationSimulation
import Phrases

extension ScenarioRun {
  /// Lets time pass, event by event, so that apps react to each.
  mutating func advance(by seconds: Double, in step: ScenarioStep) {
    let end = device.now + seconds
    guard mayLast(until: end, in: step) else { return }
    while let next = device.nextEvent, next <= end, !isStopped { pass(to: next, in: step) }
    if !isStopped { device.advance(to: end) }
  }

  /// Lets time pass until a goal is reached; the step fails if it isn't.
  mutating func advance(until goal: ScenarioGoal, atMost limit: Double, in step: ScenarioStep) {
    let end = device.now + limit
    guard mayLast(until: end, in: step) else { return }
    if isReached(goal, since: device.trace.count) { return }
    while let next = device.nextEvent, next <= end, !isStopped {
      let position = device.trace.count
      pass(to: next, in: step)
      if case .nextEvent = goal { return }
      if isReached(goal, since: position) { return }
    }
    guard !isStopped else { return }
    device.advance(to: end)
    if !step.mayBeRefused {
      fail(step.path, "it did not come about within \(TraceFormat.seconds(limit))")
    }
  }

  private mutating func pass(to moment: Moment, in step: ScenarioStep) {
    if moment > device.now { reactionCount = 0 }
    device.step()
    react()
    eventCount += 1
    if device.trace.count > Self.entryLimit || eventCount > Self.eventLimit {
      stop(step.path, "more has happened than is played, \(Self.entryLimit) entries of the trace")
    }
  }

  private mutating func mayLast(until end: Moment, in step: ScenarioStep) -> Bool {
    if end - .start <= Scenario.timeLimit { return true }
    stop(step.path, "the scenario would last longer than \(TraceFormat.seconds(Scenario.timeLimit))")
    return false
  }

  private func isReached(_ goal: ScenarioGoal, since position: Int) -> Bool {
    switch goal {
    case .nextEvent: false
    case .prompt: device.visiblePrompt != nil
    case .fix(let app): hasFix(app, since: position)
    case .phase(let phase, let app): state(of: app)?.phase == phase
    case .status(let status, let app): state(of: app)?.authorization.status == status
    }
  }

  /// Returns the state of an app of the scenario; nil if it was never installed.
  func state(of app: Int) -> InstalledApp? { apps[app].map { device[$0] } }

  private func hasFix(_ app: Int, since position: Int) -> Bool {
    device.trace.entries(from: position).contains { entry in
      guard entry.app == apps[app], case .delivered(let content) = entry.event else { return false }
      if case .locations = content { return true }
      if case .liveUpdate(let update) = content { return update.fix != nil }
      return false
    }
  }
}
