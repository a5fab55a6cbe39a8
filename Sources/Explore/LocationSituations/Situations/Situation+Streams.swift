import LocationPolicy

/// Changes that involve the Swift API, in the same order as on the simulated device.
extension Situation {
  /// Handles the app creating an object of the Swift API.
  mutating func openStream(by decider: inout some SituationDecider, _ change: (inout Streams) -> Void) {
    change(&streams)
    keepSessions(under: decider.rules)
    resumeSessions(by: &decider)
    useChanged(by: &decider)
  }

  /// Handles the app releasing an object of the Swift API; a prompt that nothing requests anymore disappears.
  mutating func closeStream(by decider: inout some SituationDecider, _ change: (inout Streams) -> Void) {
    changeServices(by: &decider) { situation, decider in
      change(&situation.streams)
      situation.keepSessions(under: decider.rules)
      if let goal = situation.authorization.prompt?.cause.sessionGoal, !situation.isManagersPrompt,
        !situation.authorization.sessions.contains(goal)
      {
        situation.decide(.plain(.dismissPrompt), by: &decider)
      }
      situation.resumeSessions(by: &decider)
    }
  }

  /// Makes sessions that were created in the background take effect (AUTH-085).
  mutating func comeToForeground(by decider: inout some SituationDecider) {
    enter(.foreground, by: &decider)
    if streams.isEmpty { return }
    streams.comeIntoEffect()
    keepSessions(under: decider.rules)
    useChanged(by: &decider)
    resumeSessions(by: &decider)
  }

  /// The system checks again whether it can do something for the app's sessions (AUTH-084).
  mutating func resumeSessions(by decider: inout some SituationDecider) {
    if !authorization.sessions.isEmpty { decide(.plain(.resumeSessions), by: &decider) }
  }

  private mutating func keepSessions(under rules: SituationRules) {
    let goals = streams.goals(under: rules)
    if authorization.sessions != goals { authorization.keepSessions(goals) }
  }

  /// Makes a request of the app's manager.
  mutating func request(_ input: SituationInput.Plain, by decider: inout some SituationDecider) {
    let hadPrompt = authorization.prompt != nil
    decide(.plain(input), by: &decider)
    // It only distinguishes a manager's prompt from one of a session.
    guard !decider.rules.addedMoves.isEmpty, !hadPrompt else { return }
    isManagersPrompt = authorization.prompt?.cause.sessionGoal != nil
  }
}
