import CoreLocation
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

struct DoorFinder {
  let client: LocationClient

  /// Where the person stands, exact enough for one door, or nil when the person keeps that to themselves.
  func door() async throws -> CLLocation? {
    let request = LocationRequest(
      accuracy: .nearestTenMeters, asksFor: .whenInUseWithFullAccuracy(purposeKey: "FindsTheDoor"))
    let found = try await client.location(request)
    return found.reason == .reducedAccuracy ? nil : found.location
  }
}
