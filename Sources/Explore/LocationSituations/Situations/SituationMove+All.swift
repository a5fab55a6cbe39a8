import LocationDelivery
import LocationPolicy

extension SituationMove {
  /// Returns all moves that exist under some rules, in a fixed order, whether or not each is possible in a situation.
  package static func all(under rules: SituationRules) -> [SituationMove] {
    person(under: rules) + app(under: rules) + system(under: rules) + [.minutePasses]
  }

  private static func person(under rules: SituationRules) -> [SituationMove] {
    let policy = rules.policy
    let hasToggle = !rules.app.traits.contains(.defaultAccuracyReduced)
    var actions: [PersonAction<OnlyApp>] = []
    for choice in Choice.allCases {
      actions.append(.answers(choice, precise: true))
      if hasToggle, SituationInput.ToggledAnswer(choice) != nil {
        actions.append(.answers(choice, precise: false))
      }
    }
    actions += [
      .opens(.app), .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .forceQuits(.app),
    ]
    var others: [PersonAction<OnlyApp>] = [.restartsPhone]
    if policy.locationButton.value { others.append(.tapsLocationButton()) }
    others += policy.settingsRows.value.rows.map { .chooses($0, for: .app) }
    if policy.accuracyChoice.value { others += [true, false].map { .setsPrecise($0, for: .app) } }
    others += [
      .setsLocationServices(true), .setsLocationServices(false), .setsRestriction(true),
      .setsRestriction(false), .resetsLocationAndPrivacy,
    ]
    // Its memory almost doubles the situations.
    if rules.addedMoves.contains(.changes) {
      others += [.sets(.forbiddenChanges, to: true), .sets(.forbiddenChanges, to: false)]
    }
    return actions.map { .person($0) } + [.reinstallsApp] + others.map { .person($0) }
  }

  private static func app(under rules: SituationRules) -> [SituationMove] {
    let policy = rules.policy
    var calls: [SituationCall] = []
    if policy.requestMethods.value { calls += [.requestsWhenInUse, .requestsAlways] }
    if policy.temporaryFullAccuracy.value { calls.append(.requestsFullAccuracy) }
    calls += [.startsUpdates, .stopsUpdates]
    // Without the mode, it raises an exception (BG-001).
    if policy.backgroundSwitch.value == .property, rules.app.traits.contains(.backgroundMode) {
      calls.append(.allowsBackgroundUpdates)
    }
    if policy.backgroundIndicator.value == .propertyForAlways { calls.append(.showsIndicator) }
    calls += AddedMoves.allCases.filter(rules.addedMoves.contains).flatMap { $0.calls(under: rules) }
    return calls.map { .app($0) }
  }

  private static func system(under rules: SituationRules) -> [SituationMove] {
    var actions: [SystemAction<OnlyApp>] = [.terminates(.app), .launchesInBackground(.app)]
    if rules.policy.provisionalPrompt.value != nil { actions.append(.showsSecondPrompt(.app)) }
    if rules.policy.reminder.value != .none { actions.append(.reminds(.app)) }
    return actions.map { .system($0) }
  }
}

extension AddedMoves {
  /// Returns the calls that the service adds; empty if the release doesn't have it.
  fileprivate func calls(under rules: SituationRules) -> [SituationCall] {
    let policy = rules.policy
    switch self {
    case .sessions:
      guard policy.serviceSessions.value else { return [] }
      // A purpose key that is missing from the Info.plist requests nothing.
      let wishes = SessionWish.allCases.filter { rules.hasPurpose || !$0.asksForFullAccuracy }
      return wishes.map(SituationCall.makesSession) + [.invalidatesSession]
    case .live:
      return policy.services.value.contains(.liveUpdates) ? [.iteratesLiveUpdates, .endsLiveUpdates] : []
    case .monitors:
      return policy.services.value.contains(.monitor) ? [.awaitsMonitorEvents, .endsMonitor] : []
    case .activity:
      return policy.backgroundActivitySession.value
        ? [.makesActivitySession, .invalidatesActivitySession] : []
    case .changes: return []
    }
  }
}
