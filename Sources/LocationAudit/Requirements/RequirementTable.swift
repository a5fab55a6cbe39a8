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

  private static func whenInUseText(from first: Release) -> Requirement.KeyNeed {
    .init(key: .whenInUse, releases: first ... .newest)
  }
  private static let alwaysTexts = [
    Requirement.KeyNeed(key: .legacyAlways, releases: .iOS8 ... .iOS10),
    Requirement.KeyNeed(key: .whenInUse, releases: .iOS11 ... .newest),
    Requirement.KeyNeed(key: .alwaysAndWhenInUse, releases: .iOS11 ... .newest),
  ]
  private static let purposeTexts = Requirement.KeyNeed(key: .temporaryPurposes, releases: .iOS14 ... .newest)

  private static let requests: [Requirement] = [
    Requirement(
      "requestWhenInUseAuthorization", .whenInUseRequest, arguments: .none, since: .iOS8,
      keys: [whenInUseText(from: .iOS8)], prompts: .iOS8 ... .newest, facts: [.key003, .auth023]),
    Requirement(
      "requestAlwaysAuthorization", .alwaysRequest, arguments: .none, since: .iOS8,
      keys: alwaysTexts, prompts: .iOS8 ... .newest, facts: [.key004, .key005, .auth025]),
    Requirement(
      "requestTemporaryFullAccuracyAuthorization", .temporaryFullAccuracyRequest, since: .iOS14,
      keys: [purposeTexts], facts: [.key030, .key032]),
    Requirement(
      "CLServiceSession", .serviceSession, as: .construction, since: .iOS18,
      keys: [whenInUseText(from: .iOS18)], prompts: .iOS18 ... .newest, facts: [.auth083]),
    Requirement(
      "LocationButton", .locationButton, as: .construction, since: .iOS15,
      keys: [whenInUseText(from: .iOS15)], prompts: .iOS15 ... .newest, facts: [.auth073, .key047]),
    Requirement(
      "CLLocationButton", .locationButton, as: .construction, since: .iOS15,
      keys: [whenInUseText(from: .iOS15)], prompts: .iOS15 ... .newest, facts: [.auth073, .key047]),
  ]

  private static let services: [Requirement] = [
    Requirement(
      "startUpdatingLocation", .standardUpdates, arguments: .none, since: .iOS7,
      backgroundMode: .neededInBackground, prompts: .iOS7 ... .iOS7, facts: [.auth020, .auth021, .key040]),
    Requirement(
      "requestLocation", .oneShot, arguments: .none, since: .iOS9, facts: [.del070, .auth021]),
    Requirement(
      "liveUpdates", .liveUpdates, since: .iOS17, keys: [whenInUseText(from: .iOS18)],
      backgroundMode: .neededInBackground, prompts: .iOS18 ... .newest, facts: [.auth080, .auth081]),
    Requirement(
      "startMonitoringSignificantLocationChanges", .significantChanges, arguments: .none, since: .iOS7,
      prompts: .iOS7 ... .iOS7, needsAlways: .iOS8 ... .iOS12, facts: [.mon001, .mon002, .key040]),
    Requirement(
      "startMonitoringVisits", .visits, arguments: .none, since: .iOS8,
      needsAlways: .iOS8 ... .iOS12, facts: [.mon001, .mon005, .key040]),
    Requirement(
      "startMonitoring", .regionMonitoring, arguments: .first("for"), since: .iOS7,
      prompts: .iOS7 ... .iOS7, needsAlways: .iOS8 ... .iOS12, facts: [.mon001, .mon006, .key040]),
    Requirement(
      "CLMonitor", .conditionMonitoring, as: .construction, since: .iOS17,
      keys: [whenInUseText(from: .iOS18)], prompts: .iOS18 ... .newest,
      facts: [.auth080, .auth081, .mon007]),
    Requirement(
      "startRangingBeacons", .ranging, since: .iOS7, prompts: .iOS7 ... .iOS7, facts: [.mon001]),
    Requirement(
      "startUpdatingHeading", .heading, arguments: .none, since: .iOS7, facts: [.del090, .del091]),
    Requirement(
      "showsUserLocation", .mapUserLocation, as: .assignment, since: .iOS7,
      prompts: .iOS7 ... .iOS7, facts: [.key012]),
    Requirement(
      "startMonitoringLocationPushes", .locationPush, since: .iOS15,
      needsAlways: .iOS15 ... .newest, facts: [.key045]),
  ]

  private static let background: [Requirement] = [
    Requirement(
      "allowsBackgroundLocationUpdates", .backgroundUpdates, as: .assignment, since: .iOS9,
      backgroundMode: .neededToAvoidException, facts: [.bg001, .bg002]),
    Requirement(
      "CLBackgroundActivitySession", .backgroundSession, as: .construction, since: .iOS17,
      keys: [whenInUseText(from: .iOS18)], backgroundMode: .neededInBackground, prompts: .iOS18 ... .newest,
      facts: [.bg023, .auth081]),
  ]
}
