import LocationPolicy
import LocationSimulation
package import Phrases

/// A duration or an assumption that a scenario can set, with the name of its property.
package struct SettingWord: Sendable {
  /// The name.
  package let name: String
  /// The default value, as written in a scenario.
  package let value: String
  /// The alternatives to the default.
  package let alternatives: Phrase
  /// Reads the value into settings.
  let read: @Sendable (ScenarioNode, inout ScenarioSettings) throws(ScenarioError) -> Void

  private typealias Path<Value> = any WritableKeyPath<ScenarioSettings, Value> & Sendable

  /// The durations.
  package static let timings: [SettingWord] = [
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
    duration("beaconEntry", \.deviceTimings.beaconEntry),
    duration("regionsAfterRestart", \.deviceTimings.regionsAfterRestart),
    duration("significantChangePause", \.deviceTimings.significantChangePause),
    duration("visitArrival", \.deviceTimings.visitArrival),
    duration("backgroundLaunch", \.deviceTimings.backgroundLaunch),
    duration("wokenForCallback", \.deviceTimings.wokenForCallback),
    duration("afterUpdates", \.deviceTimings.afterUpdates),
    durations("secondPrompt", \.deviceTimings.secondPrompt),
    duration("promptPatience", \.deviceTimings.promptPatience),
    durations("reminderAfterUpdate", \.deviceTimings.reminderAfterUpdate),
    duration("watchMessage", \.deviceTimings.watchMessage),
    duration("extensionWork", \.deviceTimings.extensionWork),
    duration("extensionWarning", \.deviceTimings.extensionWarning),
    duration("appClipMorning", \.deviceTimings.appClipMorning),
    duration("liveUpdatesPause", \.deviceTimings.liveUpdatesPause),
    distance("stillnessRadius", \.deviceTimings.stillnessRadius),
    duration("reducedInterval", \.deviceTimings.reducedInterval, atLeast: 0.01),
  ]

  /// The assumptions.
  package static let assumptions: [SettingWord] = [
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
    flag("dontAllowSpendsAlwaysRequest", \.assumptions.dontAllowSpendsAlwaysRequest),
    flag("missingDescriptionComesFirst", \.assumptions.missingDescriptionComesFirst),
    flag("servicesOffHidesUndetermined", \.assumptions.servicesOffHidesUndetermined),
    flag("temporaryAccuracyOutlivesAuthorization", \.assumptions.temporaryAccuracyOutlivesAuthorization),
    flag("servicesAlertRepeats", \.assumptions.servicesAlertRepeats),
    flag("sessionsAskForAlwaysFirst", \.assumptions.sessionsAskForAlwaysFirst),
    flag("carDisplayCountsAsUse", \.assumptions.carDisplayCountsAsUse),
    flag("restrictionForgetsGrant", \.assumptions.restrictionForgetsGrant),
    flag("updatesAskWhileUndetermined", \.assumptions.updatesAskWhileUndetermined),
    flag("managersNeedAlwaysSession", \.assumptions.managersNeedAlwaysSession),
    flag("filterRuleNeedsSignificantChanges", \.assumptions.filterRuleNeedsSignificantChanges),
    flag("reportedLossOfLaunchesHolds", \.assumptions.reportedLossOfLaunchesHolds),
    choice("explicitSessionKeys", \.assumptions.explicitSessionKeys),
    flag("monitoringWithoutAlwaysFails", \.assumptions.monitoringWithoutAlwaysFails),
    flag("activitySessionRelaunches", \.assumptions.activitySessionRelaunches),
    flag("activitySessionOutlivesForceQuit", \.assumptions.activitySessionOutlivesForceQuit),
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
    flag("firstStatesWake", \.deviceAssumptions.firstStatesWake),
    flag("barOutlivesProcess", \.deviceAssumptions.barOutlivesProcess),
    flag("activitySessionKeepsRunning", \.deviceAssumptions.activitySessionKeepsRunning),
    flag("eventsPrecedeCreationCallback", \.deviceAssumptions.eventsPrecedeCreationCallback),
    flag("bluetoothForgetsRegions", \.deviceAssumptions.bluetoothForgetsRegions),
    flag("unclaimedEventStopsMonitoring", \.deviceAssumptions.unclaimedEventStopsMonitoring),
    flag("secondMonitorIsRefused", \.deviceAssumptions.secondMonitorIsRefused),
    flag("monitorsNeedFirstUnlock", \.deviceAssumptions.monitorsNeedFirstUnlock),
    flag("launchesBeforeFirstUnlock", \.deviceAssumptions.launchesBeforeFirstUnlock),
    flag("withheldStatesAreTold", \.deviceAssumptions.withheldStatesAreTold),
    flag("extensionUseCountsForReminder", \.deviceAssumptions.extensionUseCountsForReminder),
    flag("settingsChangeEndsApp", \.deviceAssumptions.settingsChangeEndsApp),
    flag("startsNeedFailureMethod", \.deviceAssumptions.startsNeedFailureMethod),
    flag("openingDeliversHeldEvent", \.deviceAssumptions.openingDeliversHeldEvent),
  ]

  /// Creates the entry of a property, with a description of its values.
  private init<Value>(
    _ name: String, _ path: Path<Value>, value: String, alternatives: Phrase,
    read: @escaping @Sendable (ScenarioNode) throws(ScenarioError) -> Value
  ) {
    self.name = name
    self.value = value
    self.alternatives = alternatives
    self.read = { node, settings throws(ScenarioError) in settings[keyPath: path] = try read(node) }
  }

  /// Returns the default value of a property.
  private static func unset<Value>(_ path: Path<Value>) -> Value { ScenarioSettings()[keyPath: path] }

  private static func duration(_ name: String, _ path: Path<Double>, atLeast shortest: Double = 0)
    -> SettingWord
  {
    let least = TraceFormat.seconds(shortest)
    return SettingWord(
      name, path, value: TraceFormat.seconds(unset(path)), alternatives: "any other time from \(least)"
    ) { node throws(ScenarioError) in
      let value = try node.duration()
      guard value >= shortest else { throw node.error("the shortest is \(least)") }
      return value
    }
  }

  private static func durations(_ name: String, _ path: Path<ClosedRange<Double>>) -> SettingWord {
    let ends = [unset(path).lowerBound, unset(path).upperBound].map(TraceFormat.seconds)
    return SettingWord(
      name, path, value: ends.joined(separator: " to "), alternatives: "any other times, or one"
    ) { node throws(ScenarioError) in try node.durations() }
  }

  private static func distance(_ name: String, _ path: Path<Double>) -> SettingWord {
    number(name, path, in: 0...1e9, unit: " m")
  }

  private static func number(
    _ name: String, _ path: Path<Double>, in range: ClosedRange<Double>, unit: String = ""
  ) -> SettingWord {
    let (least, most) = (TraceFormat.number(range.lowerBound), TraceFormat.number(range.upperBound))
    return SettingWord(
      name, path, value: TraceFormat.number(unset(path)) + unit,
      alternatives: "any other number from \(least) to \(most)"
    ) { node throws(ScenarioError) in try node.number(in: range) }
  }

  private static func count(_ name: String, _ path: Path<Int>) -> SettingWord {
    SettingWord(
      name, path, value: "\(unset(path))", alternatives: "any other count from 0 to 100000"
    ) { node throws(ScenarioError) in try node.integer(in: 0...100_000) }
  }

  private static func flag(_ name: String, _ path: Path<Bool>) -> SettingWord {
    SettingWord(name, path, value: "\(unset(path))", alternatives: Phrase(verbatim: "\(!unset(path))")) {
      node throws(ScenarioError) in try node.boolean()
    }
  }

  private static func choice<Value: CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: Path<Value>
  ) -> SettingWord where Value.AllCases: RandomAccessCollection {
    let value = unset(path)
    let others = Value.allCases.filter { $0 != value }.map { "\($0)" }
    return SettingWord(
      name, path, value: "\(value)", alternatives: Phrase(verbatim: others.joined(separator: ", "))
    ) {
      node throws(ScenarioError) in try node.word(naming: Value.self)
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

  /// Reads a minimum and a maximum time, or one that is both.
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
