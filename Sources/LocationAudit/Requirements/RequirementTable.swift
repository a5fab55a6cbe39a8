import LocationPolicy
import SourceFacts

/// The table from API to what it needs, which rules, predictions and documentation read.
public enum RequirementTable {
  /// All rows, in the order of the services.
  public static let all: [Requirement] = requests + services + background

  /// Returns the rows of a service.
  public static func rows(for use: LocationUse) -> [Requirement] {
    all.filter { $0.use == use }
  }

  // What the rows ask the rules of a release.

  private static let asksExplicitly: Requirement.Condition = { $0.requestMethods.value }
  private static let asksAtFirstUse: Requirement.Condition = { $0.implicitPrompt.value }
  private static let sequencesAsk: Requirement.Condition = { $0.asyncUpdates.value == .implicitSession }
  private static let sessionsAsk: Requirement.Condition = { $0.serviceSessions.value }
  private static let buttonsAsk: Requirement.Condition = { $0.locationButton.value }

  /// Returns the question whether a service that exists and can be asked for gets nothing with When In Use.
  private static func refusesWhenInUse(_ service: LocationService) -> Requirement.Condition {
    {
      $0.requestMethods.value && $0.services.value.contains(service)
        && !$0.whenInUseServices.value.contains(service)
    }
  }

  private static func whenInUseText(
    where isNeeded: @escaping Requirement.Condition
  ) -> Requirement.KeyNeed {
    .init(key: .whenInUse, isNeeded: isNeeded)
  }
  private static func alwaysText(_ key: LocationKey, _ text: UsageDescriptions) -> Requirement.KeyNeed {
    .init(key: key) { $0.alwaysDescriptions.value.contains(text) }
  }
  private static let alwaysTexts = [
    alwaysText(.legacyAlways, .legacyAlways), alwaysText(.whenInUse, .whenInUse),
    alwaysText(.alwaysAndWhenInUse, .alwaysAndWhenInUse),
  ]
  private static let purposeTexts = Requirement.KeyNeed(key: .temporaryPurposes) {
    $0.temporaryFullAccuracy.value
  }

  private static let requests: [Requirement] = [
    Requirement(
      "requestWhenInUseAuthorization", .whenInUseRequest, arguments: .none, since: .iOS8,
      keys: [whenInUseText { $0.whenInUseDescriptions.value.contains(.whenInUse) }], prompts: asksExplicitly,
      facts: [.key003, .auth023]),
    Requirement(
      "requestAlwaysAuthorization", .alwaysRequest, arguments: .none, since: .iOS8,
      keys: alwaysTexts, prompts: asksExplicitly, facts: [.key004, .key005, .auth025]),
    Requirement(
      "requestTemporaryFullAccuracyAuthorization", .temporaryFullAccuracyRequest, since: .iOS14,
      keys: [purposeTexts], facts: [.key030, .key032]),
    Requirement(
      "CLServiceSession", .serviceSession, as: .construction, since: .iOS18,
      keys: [whenInUseText(where: sessionsAsk)], prompts: sessionsAsk, facts: [.auth083]),
    Requirement(
      "LocationButton", .locationButton, as: .construction, since: .iOS15,
      keys: [whenInUseText(where: buttonsAsk)], prompts: buttonsAsk, facts: [.auth073, .key047]),
    Requirement(
      "CLLocationButton", .locationButton, as: .construction, since: .iOS15,
      keys: [whenInUseText(where: buttonsAsk)], prompts: buttonsAsk, facts: [.auth073, .key047]),
  ]

  private static let services: [Requirement] = [
    Requirement(
      "startUpdatingLocation", .standardUpdates, arguments: .none, since: .iOS7,
      backgroundMode: .neededInBackground, prompts: asksAtFirstUse, facts: [.auth020, .auth021, .key040]),
    Requirement(
      "requestLocation", .oneShot, arguments: .none, since: .iOS9, facts: [.del070, .auth021]),
    Requirement(
      "liveUpdates", .liveUpdates, since: .iOS17, keys: [whenInUseText(where: sequencesAsk)],
      backgroundMode: .neededInBackground, prompts: sequencesAsk, facts: [.auth080, .auth081]),
    Requirement(
      "startMonitoringSignificantLocationChanges", .significantChanges, arguments: .none, since: .iOS7,
      prompts: asksAtFirstUse, needsAlways: refusesWhenInUse(.significantChange),
      facts: [.mon001, .mon002, .key040]),
    Requirement(
      "startMonitoringVisits", .visits, arguments: .none, since: .iOS8,
      needsAlways: refusesWhenInUse(.visits), facts: [.mon001, .mon005, .key040]),
    Requirement(
      "startMonitoring", .regionMonitoring, arguments: .first("for"), since: .iOS7,
      prompts: asksAtFirstUse, needsAlways: refusesWhenInUse(.region), facts: [.mon001, .mon006, .key040]),
    Requirement(
      "CLMonitor", .conditionMonitoring, as: .construction, since: .iOS17,
      keys: [whenInUseText(where: sequencesAsk)], prompts: sequencesAsk,
      facts: [.auth080, .auth081, .mon007]),
    Requirement(
      "startRangingBeacons", .ranging, since: .iOS7, prompts: asksAtFirstUse, facts: [.mon001]),
    Requirement(
      "startUpdatingHeading", .heading, arguments: .none, since: .iOS7, facts: [.del090, .del091]),
    Requirement(
      "showsUserLocation", .mapUserLocation, as: .assignment, since: .iOS7,
      prompts: asksAtFirstUse, facts: [.key012]),
    Requirement(
      "startMonitoringLocationPushes", .locationPush, since: .iOS15,
      needsAlways: { $0.relaunchingServices.value.contains(.locationPush) }, facts: [.key045]),
  ]

  private static let background: [Requirement] = [
    Requirement(
      "allowsBackgroundLocationUpdates", .backgroundUpdates, as: .assignment, since: .iOS9,
      backgroundMode: .neededToAvoidException, facts: [.bg001, .bg002]),
    Requirement(
      "CLBackgroundActivitySession", .backgroundSession, as: .construction, since: .iOS17,
      keys: [whenInUseText(where: sequencesAsk)], backgroundMode: .neededInBackground, prompts: sequencesAsk,
      facts: [.bg023, .auth081]),
  ]
}
