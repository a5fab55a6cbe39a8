import CoreLocation
import Sextant
import SextantTesting
import Testing

@MainActor
final class Compass {
  private(set) var position: CLLocation?
  private(set) var hint = ""
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// Follows the person as long as the task lives: a view's `.task { await compass.follow() }` ends it by itself.
  func follow() async {
    let request = UpdatesRequest(
      accuracy: .nearestTenMeters, distanceFilter: .meters(5), activityType: .otherNavigation)
    do {
      for try await update in client.updates(request) { take(update) }
    } catch {
      hint = "Allow location in Settings to be shown on the map."
    }
  }

  private func take(_ update: LocationUpdate) {
    switch update {
    case .value(let location): position = location
    case .interrupted(.reducedAccuracy): hint = "Turn on Precise Location for an exact position."
    case .interrupted(.servicesOff), .interrupted(.notAuthorized): hint = "Location was turned off."
    case .interrupted(let other) where other.stopsLocations: hint = "Waiting for a position …"
    case .interrupted, .resumed: hint = ""
    }
  }
}

extension Compass {
  /// The same, but continues when the person allows in Settings what was declined.
  func followWhenAllowed() async throws {
    for try await update in client.updates(UpdatesRequest(withoutPermission: .waits)) { take(update) }
  }
}

/// The example of the tutorial on following the location, run as it is there.
@MainActor
@Suite struct ContinuousTutorial {
  @Test(.allReleases(person: .agreeing))
  func `the position follows the person, and the hint says what is in the way`() async throws {
    let phone = try TestPhone.current
    let compass = Compass(client: LocationClient())
    let following = phone.start { await compass.follow() }
    try await phone.advance(by: 5)
    #expect(compass.position != nil)
    #expect(compass.hint == "")
    try phone.setLocationServices(false)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(compass.hint == "Location was turned off.")
    try phone.setLocationServices(true)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(compass.hint == "")
    following.cancel()
    try await following.value()
  }

  @Test(.allReleases(person: .declining))
  func `somebody who declines is told so, and the loop ends`() async throws {
    let compass = Compass(client: LocationClient())
    try await TestPhone.current.run { await compass.follow() }
    #expect(compass.hint == "Allow location in Settings to be shown on the map.")
  }
}
