import LocationPolicy

extension SituationMove {
  /// All moves that there are under some rules, in an order that never changes: whether each is possible is asked later.
  package static func all(under rules: SituationRules) -> [SituationMove] {
    person(under: rules) + app(under: rules) + system(under: rules) + [.minutePasses]
  }

  private static func person(under rules: SituationRules) -> [SituationMove] {
    let policy = rules.policy
    let hasToggle = !rules.app.traits.contains(.defaultAccuracyReduced)
    var moves: [SituationMove] = []
    for choice in Choice.allCases {
      moves.append(.answers(choice, precise: true))
      if hasToggle, SituationInput.ToggledAnswer(choice) != nil {
        moves.append(.answers(choice, precise: false))
      }
    }
    moves += [
      .opensApp, .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .forceQuitsApp, .reinstallsApp,
      .restartsPhone,
    ]
    if policy.locationButton.value { moves.append(.tapsLocationButton) }
    moves += policy.settingsRows.value.rows.map(SituationMove.chooses)
    if policy.accuracyChoice.value { moves += [.setsPrecise(true), .setsPrecise(false)] }
    return moves + [
      .setsLocationServices(true), .setsLocationServices(false), .setsRestriction(true),
      .setsRestriction(false), .resetsLocationAndPrivacy,
    ]
  }

  private static func app(under rules: SituationRules) -> [SituationMove] {
    let policy = rules.policy
    var moves: [SituationMove] = []
    if policy.requestMethods.value { moves += [.requestsWhenInUse, .requestsAlways] }
    if policy.temporaryFullAccuracy.value { moves.append(.requestsFullAccuracy) }
    moves += [.startsUpdates, .stopsUpdates]
    // Without the mode it raises (BG-001).
    if policy.backgroundSwitch.value == .property, rules.app.traits.contains(.backgroundMode) {
      moves.append(.allowsBackgroundUpdates)
    }
    if policy.backgroundIndicator.value == .propertyForAlways { moves.append(.showsIndicator) }
    return moves + AddedService.allCases.filter(rules.services.contains).flatMap { $0.moves(under: rules) }
  }

  private static func system(under rules: SituationRules) -> [SituationMove] {
    var moves: [SituationMove] = [.endsProcess, .launchesInBackground]
    if rules.policy.provisionalPrompt.value != nil { moves.append(.showsSecondPrompt) }
    if rules.policy.reminder.value != .none { moves.append(.reminds) }
    return moves
  }
}

extension AddedService {
  /// The moves that it adds; none where the release doesn't have it.
  fileprivate func moves(under rules: SituationRules) -> [SituationMove] {
    let policy = rules.policy
    switch self {
    case .sessions:
      guard policy.serviceSessions.value else { return [] }
      // A purpose key that the Info.plist does not have asks for nothing.
      let wishes = SessionWish.allCases.filter { rules.hasPurpose || !$0.asksForFullAccuracy }
      return wishes.map(SituationMove.makesSession) + [.invalidatesSession]
    case .live:
      return policy.services.value.contains(.liveUpdates) ? [.iteratesLiveUpdates, .endsLiveUpdates] : []
    case .monitors:
      return policy.services.value.contains(.monitor) ? [.awaitsMonitorEvents, .endsMonitor] : []
    case .activity:
      return policy.backgroundActivitySession.value
        ? [.makesActivitySession, .invalidatesActivitySession] : []
    }
  }
}
