import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import SourceFacts

/// The table of requirements of each API, which rules, predictions and documentation read.
package enum RequirementTable {
  /// All rows, in the order of the services.
  package static let all: [Requirement] = requests + services + background

  /// Returns the rows of a service.
  package static func rows(for use: LocationUse) -> [Requirement] {
    all.filter { $0.use == use }
  }

  // Predicates on the policy of a release.

  private static let asksExplicitly: Requirement.Condition = { $0.requestMethods.value }
  private static let asksAtFirstUse: Requirement.Condition = { $0.implicitPrompt.value }
  private static let sequencesAsk: Requirement.Condition = { $0.asyncUpdates.value == .implicitSession }
  private static let sessionsAsk: Requirement.Condition = { $0.serviceSessions.value }
  private static let buttonsAsk: Requirement.Condition = { $0.locationButton.value }

  /// Returns the predicate whether a service that exists and can be requested delivers nothing with
  /// When In Use.
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
      .manager(.requestWhenInUseAuthorization), .whenInUseRequest,
      keys: [whenInUseText { $0.whenInUseDescriptions.value.contains(.whenInUse) }], prompts: asksExplicitly,
      facts: [.key003, .auth023]),
    Requirement(
      .manager(.requestAlwaysAuthorization), .alwaysRequest, keys: alwaysTexts, prompts: asksExplicitly,
      facts: [.key004, .key005, .auth025]),
    Requirement(
      .manager(.requestTemporaryFullAccuracyAuthorization), .temporaryFullAccuracyRequest,
      keys: [purposeTexts], facts: [.key030, .key032]),
    Requirement(
      .type(.serviceSession), .serviceSession, keys: [whenInUseText(where: sessionsAsk)],
      prompts: sessionsAsk, facts: [.auth083]),
    Requirement(
      .type(.locationButton), .locationButton, keys: [whenInUseText(where: buttonsAsk)], prompts: buttonsAsk,
      facts: [.auth073, .key047]),
    Requirement(
      .type(.uiKitLocationButton), .locationButton, keys: [whenInUseText(where: buttonsAsk)],
      prompts: buttonsAsk, facts: [.auth073, .key047]),
  ]

  private static let services: [Requirement] = ownServices + mapParts

  /// The parts of MapKit that turn the display of the person's place on, as ``showsUserLocation`` does (inferred).
  private static let mapParts = [
    LocationType.userTrackingButton, .userTrackingBarButtonItem, .mapUserLocationButton, .userAnnotation,
  ].map { Requirement(.type($0), .mapUserLocation, facts: [.key012]) }

  private static let ownServices: [Requirement] = [
    Requirement(
      .manager(.startUpdatingLocation), .standardUpdates, backgroundMode: .neededInBackground,
      prompts: asksAtFirstUse, facts: [.auth020, .auth021, .key040]),
    Requirement(
      .manager(.requestLocation), .oneShot, facts: [.del070, .auth021]),
    Requirement(
      .liveUpdates, .liveUpdates, keys: [whenInUseText(where: sequencesAsk)],
      backgroundMode: .neededInBackground, prompts: sequencesAsk, facts: [.auth080, .auth081]),
    Requirement(
      .manager(.startMonitoringSignificantLocationChanges), .significantChanges, prompts: asksAtFirstUse,
      needsAlways: refusesWhenInUse(.significantChange),
      facts: [.mon001, .mon002, .key040]),
    Requirement(
      .manager(.startMonitoringVisits), .visits, needsAlways: refusesWhenInUse(.visits),
      facts: [.mon001, .mon005, .key040]),
    Requirement(
      .manager(.startMonitoringRegion), .regionMonitoring, arguments: .first("for"), prompts: asksAtFirstUse,
      needsAlways: refusesWhenInUse(.region), facts: [.mon001, .mon006, .key040]),
    Requirement(
      .type(.monitor), .conditionMonitoring, keys: [whenInUseText(where: sequencesAsk)],
      prompts: sequencesAsk,
      facts: [.auth080, .auth081, .mon007]),
    Requirement(
      .manager(.startRangingRegion), .ranging, prompts: asksAtFirstUse, facts: [.mon001]),
    Requirement(
      .manager(.startUpdatingHeading), .heading, facts: [.del090, .del091]),
    Requirement(
      .showsUserLocation, .mapUserLocation, prompts: asksAtFirstUse, facts: [.key012]),
    Requirement(
      .manager(.startMonitoringLocationPushes), .locationPush,
      needsAlways: { $0.relaunchingServices.value.contains(.locationPush) }, facts: [.key045]),
  ]

  private static let background: [Requirement] = [
    Requirement(
      .manager(.allowsBackgroundLocationUpdates), .backgroundUpdates, backgroundMode: .neededToAvoidException,
      facts: [.bg001, .bg002]),
    Requirement(
      .type(.backgroundActivitySession), .backgroundSession, keys: [whenInUseText(where: sequencesAsk)],
      backgroundMode: .neededInBackground, prompts: sequencesAsk,
      facts: [.bg023, .auth081]),
  ]
}

/// The purpose of a location API, as far as rules distinguish purposes.
package enum LocationUse: String, Sendable, CaseIterable, Hashable {
  /// Requests location while the app is in use.
  case whenInUseRequest
  /// Requests location at any time.
  case alwaysRequest
  /// Requests full accuracy until the app is no longer in use.
  case temporaryFullAccuracyRequest
  /// Declares an authorization requirement (iOS 18).
  case serviceSession
  /// A button that grants one use (iOS 15).
  case locationButton
  /// Delivers locations until stopped.
  case standardUpdates
  /// Delivers one location.
  case oneShot
  /// Delivers locations as an asynchronous sequence (iOS 17).
  case liveUpdates
  /// Delivers locations about every 500 meters, and wakes the app.
  case significantChanges
  /// Delivers arrivals and departures, and wakes the app.
  case visits
  /// Reports when a region is entered or exited, and wakes the app.
  case regionMonitoring
  /// Reports when a condition of a monitor changes (iOS 17).
  case conditionMonitoring
  /// Measures the distance to beacons.
  case ranging
  /// Delivers the compass heading.
  case heading
  /// Shows the user's location on a map.
  case mapUserLocation
  /// Lets standard updates continue in the background (iOS 9).
  case backgroundUpdates
  /// Keeps the app in use in the background (iOS 17).
  case backgroundSession
  /// Receives locations pushed by a server (iOS 15).
  case locationPush
}
