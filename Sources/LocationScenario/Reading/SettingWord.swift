import LocationPolicy
import LocationSimulation

/// A duration or an assumption that a scenario can set, by the name of its property.
struct SettingWord: Sendable {
  /// The name.
  let name: String
  /// Takes the value over.
  let read: @Sendable (ScenarioNode, inout ScenarioSettings) throws(ScenarioError) -> Void

  private typealias Path<Value> = any WritableKeyPath<ScenarioSettings, Value> & Sendable

  /// The durations.
  static let timings: [SettingWord] = [
    duration("grace", \.timings.grace),
    duration("allowOnceExpiry", \.timings.allowOnceExpiry),
    duration("heldEventLifetime", \.timings.heldEventLifetime),
    duration("reminderDelay", \.timings.reminderDelay),
    duration("requestLocationTimeout", \.timings.requestLocationTimeout),
    duration("automaticPause", \.timings.automaticPause),
    duration("sessionRejoin", \.timings.sessionRejoin),
    duration("widgetInUse", \.timings.widgetInUse),
    duration("fixInterval", \.deviceTimings.fixInterval, atLeast: 0.01),
    duration("monitoringInterval", \.deviceTimings.monitoringInterval, atLeast: 0.01),
    duration("firstFix", \.deviceTimings.firstFix),
    duration("regionDwell", \.deviceTimings.regionDwell),
    duration("regionStateAnswer", \.deviceTimings.regionStateAnswer),
    duration("significantChangePause", \.deviceTimings.significantChangePause),
    duration("visitArrival", \.deviceTimings.visitArrival),
    duration("backgroundLaunch", \.deviceTimings.backgroundLaunch),
    duration("wokenForCallback", \.deviceTimings.wokenForCallback),
    duration("afterUpdates", \.deviceTimings.afterUpdates),
    durations("secondPrompt", \.deviceTimings.secondPrompt),
    duration("promptPatience", \.deviceTimings.promptPatience),
    durations("reminderAfterUpdate", \.deviceTimings.reminderAfterUpdate),
    duration("watchMessage", \.deviceTimings.watchMessage),
    duration("appClipMorning", \.deviceTimings.appClipMorning),
    duration("liveUpdatesPause", \.deviceTimings.liveUpdatesPause),
    distance("stillnessRadius", \.deviceTimings.stillnessRadius),
    duration("reducedInterval", \.deviceTimings.reducedInterval, atLeast: 0.01),
  ]

  /// The assumptions.
  static let assumptions: [SettingWord] = [
    flag("allowOnceSpendsAlwaysRequest", \.assumptions.allowOnceSpendsAlwaysRequest),
    flag("askNextTimeRestoresAlwaysRequest", \.assumptions.askNextTimeRestoresAlwaysRequest),
    flag("downgradeRestoresAlwaysRequest", \.assumptions.downgradeRestoresAlwaysRequest),
    flag("reinstallResets", \.assumptions.reinstallResets),
    flag("provisionalEntryCallsBack", \.assumptions.provisionalEntryCallsBack),
    flag("locationButtonGrantsAfterDenial", \.assumptions.locationButtonGrantsAfterDenial),
    flag("accuracyOutlivesAllowOnce", \.assumptions.accuracyOutlivesAllowOnce),
    flag("decliningFullAccuracyFails", \.assumptions.decliningFullAccuracyFails),
    flag("blankDescriptionCounts", \.assumptions.blankDescriptionCounts),
    flag("nonStringDescriptionCounts", \.assumptions.nonStringDescriptionCounts),
    flag("startsWhileInUseSucceed", \.assumptions.startsWhileInUseSucceed),
    flag("startsInGraceSucceed", \.assumptions.startsInGraceSucceed),
    flag("unknownReminderRepeats", \.assumptions.unknownReminderRepeats),
    flag("regrantKeepsPrecise", \.assumptions.regrantKeepsPrecise),
    flag("settingsListsAppsThatNeverAsked", \.assumptions.settingsListsAppsThatNeverAsked),
    flag("decidedRequestsOfferServices", \.assumptions.decidedRequestsOfferServices),
    flag("deniedStartsOfferServices", \.assumptions.deniedStartsOfferServices),
    flag("ungrantedAccuracyCallsBack", \.assumptions.ungrantedAccuracyCallsBack),
    flag("resetForgetsRefusedAccuracy", \.assumptions.resetForgetsRefusedAccuracy),
    flag("liveUpdatesWake", \.assumptions.liveUpdatesWake),
    flag("headingNeedsAuthorization", \.assumptions.headingNeedsAuthorization),
    flag("promptGoesWithForeground", \.assumptions.promptGoesWithForeground),
    distance("coarsestBackgroundAccuracy", \.assumptions.coarsestBackgroundAccuracy),
    flag("leavingAgainPrompts", \.deviceAssumptions.leavingAgainPrompts),
    flag("systemPromptsWait", \.deviceAssumptions.systemPromptsWait),
    flag("promptGoesWithSession", \.deviceAssumptions.promptGoesWithSession),
    flag("declinedButtonRunsAction", \.deviceAssumptions.declinedButtonRunsAction),
    flag("liveUpdatesKeepRunning", \.deviceAssumptions.liveUpdatesKeepRunning),
    flag("graceCountsForReminder", \.deviceAssumptions.graceCountsForReminder),
    flag("lossForgetsWhatWaits", \.deviceAssumptions.lossForgetsWhatWaits),
    flag("sessionsLogMissingDescriptions", \.deviceAssumptions.sessionsLogMissingDescriptions),
    flag("laterDenialIsReported", \.deviceAssumptions.laterDenialIsReported),
    flag("lossOfAlwaysIsReported", \.deviceAssumptions.lossOfAlwaysIsReported),
    flag("restrictionLocksServices", \.deviceAssumptions.restrictionLocksServices),
    flag("requestTimeWaitsForGrant", \.deviceAssumptions.requestTimeWaitsForGrant),
    flag("lostSessionGivesTime", \.deviceAssumptions.lostSessionGivesTime),
    flag("lapseCountsFromLeaving", \.deviceAssumptions.lapseCountsFromLeaving),
    flag("significantChangesReachAllManagers", \.deviceAssumptions.significantChangesReachAllManagers),
    flag("undoneChangesAreTold", \.deviceAssumptions.undoneChangesAreTold),
    flag("laterGrantBeginsWithCachedFix", \.deviceAssumptions.laterGrantBeginsWithCachedFix),
    flag("lostSessionsCount", \.deviceAssumptions.lostSessionsCount),
    flag("untoldEventsCountForReminder", \.deviceAssumptions.untoldEventsCountForReminder),
    flag("resetForgetsUse", \.deviceAssumptions.resetForgetsUse),
    flag("untoldEventsEndWithSuspension", \.deviceAssumptions.untoldEventsEndWithSuspension),
    flag("failedStartsRecoverWithAlways", \.deviceAssumptions.failedStartsRecoverWithAlways),
    flag("promptStaysForOtherSessions", \.deviceAssumptions.promptStaysForOtherSessions),
    flag("refusalToManagerCountsForSessions", \.deviceAssumptions.refusalToManagerCountsForSessions),
    count("monitorLimit", \.deviceAssumptions.monitorLimit),
    number("considerableImprovement", \.deviceAssumptions.considerableImprovement, in: 0...10),
    count("waitingFixLimit", \.deviceAssumptions.waitingFixLimit),
    count("deferredFixLimit", \.deviceAssumptions.deferredFixLimit),
    distance("oneShotAccuracy", \.deviceAssumptions.oneShotAccuracy),
    count("regionLimit", \.deviceAssumptions.regionLimit),
    distance("maximumRegionDistance", \.deviceAssumptions.maximumRegionDistance),
    distance("regionMargin", \.deviceAssumptions.regionMargin),
    distance("significantChangeDistance", \.deviceAssumptions.significantChangeDistance),
    distance("significantChangeAccuracy", \.deviceAssumptions.significantChangeAccuracy),
    distance("visitRadius", \.deviceAssumptions.visitRadius),
    number("magneticDeclination", \.deviceAssumptions.magneticDeclination, in: -180...180),
    distance("reducedRadius", \.deviceAssumptions.reducedRadius),
  ]

  private static func duration(_ name: String, _ path: Path<Double>, atLeast shortest: Double = 0)
    -> SettingWord
  {
    SettingWord(name: name) { node, settings throws(ScenarioError) in
      let value = try node.duration()
      guard value >= shortest else { throw node.error("the shortest is \(TraceFormat.seconds(shortest))") }
      settings[keyPath: path] = value
    }
  }

  private static func durations(_ name: String, _ path: Path<ClosedRange<Double>>) -> SettingWord {
    SettingWord(name: name) { node, settings throws(ScenarioError) in
      settings[keyPath: path] = try node.durations()
    }
  }

  private static func distance(_ name: String, _ path: Path<Double>) -> SettingWord {
    number(name, path, in: 0...1e9)
  }

  private static func number(
    _ name: String, _ path: Path<Double>, in range: ClosedRange<Double>
  ) -> SettingWord {
    SettingWord(name: name) { node, settings throws(ScenarioError) in
      settings[keyPath: path] = try node.number(in: range)
    }
  }

  private static func count(_ name: String, _ path: Path<Int>) -> SettingWord {
    SettingWord(name: name) { node, settings throws(ScenarioError) in
      settings[keyPath: path] = try node.integer(in: 0...100_000)
    }
  }

  private static func flag(_ name: String, _ path: Path<Bool>) -> SettingWord {
    SettingWord(name: name) { node, settings throws(ScenarioError) in
      settings[keyPath: path] = try node.boolean()
    }
  }
}

extension ScenarioNode {
  /// Reads settings by name.
  func read(_ words: [SettingWord], into settings: inout ScenarioSettings) throws(ScenarioError) {
    let object = try object(allowing: words.map(\.name))
    for word in words {
      if let node = object[word.name] { try word.read(node, &settings) }
    }
  }

  /// A shortest and a longest time, or one that is both.
  fileprivate func durations() throws(ScenarioError) -> ClosedRange<Double> {
    guard isList else {
      let time = try duration()
      return time...time
    }
    let ends = try list()
    guard ends.count == 2 else { throw error("expected the shortest and the longest time") }
    let (shortest, longest) = (try ends[0].duration(), try ends[1].duration())
    guard shortest <= longest else { throw error("the shortest time is longer than the longest") }
    return shortest...longest
  }
}
