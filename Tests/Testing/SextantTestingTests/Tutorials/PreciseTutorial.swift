import CoreLocation
import Sextant
import SextantTesting
import Testing

struct DoorFinder {
  let client: LocationClient

  /// Finds the person's place, exact enough for one door; nil if the person doesn't allow that.
  func door() async throws -> CLLocation? {
    let request = LocationRequest(
      accuracy: .nearestTenMeters, asksFor: .whenInUseWithFullAccuracy(purposeKey: "FindsTheDoor"))
    let found = try await client.location(request)
    return found.reason == .reducedAccuracy ? nil : found.location
  }
}

/// The example of the tutorial on full accuracy for one feature, run as it is there.
@MainActor
@Suite struct PreciseTutorial {
  nonisolated static let infoPlist: InfoPlist = [
    "NSLocationWhenInUseUsageDescription": "You see the shops around you.",
    "NSLocationTemporaryUsageDescriptionDictionary": ["FindsTheDoor": "You are led to the right door."],
  ]

  @Test(.allReleases(from: .iOS14, infoPlist: infoPlist))
  func `the door is found when the person allows full accuracy for once`() async throws {
    let phone = try TestPhone.current
    let finder = DoorFinder(client: LocationClient())
    let finding = phone.start { try await finder.door() }
    try phone.answer(.allowWhileUsingApp, precise: false)
    try phone.answer(.allowOnce)
    #expect(try #require(try await finding.value()).horizontalAccuracy <= 10)
  }

  @Test(.allReleases(from: .iOS14, infoPlist: infoPlist))
  func `without it nothing is pretended`() async throws {
    let phone = try TestPhone.current
    let finder = DoorFinder(client: LocationClient())
    let finding = phone.start { try await finder.door() }
    try phone.answer(.allowWhileUsingApp, precise: false)
    try phone.answer(.dontAllow)
    #expect(try await finding.value() == nil)
  }
}
