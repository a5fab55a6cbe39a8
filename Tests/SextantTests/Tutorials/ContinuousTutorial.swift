import CoreLocation
import LocationPolicy
import LocationSimulation
import Sextant
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
    case .location(let location): position = location
    case .interrupted(.reducedAccuracy): hint = "Turn on Precise Location for an exact position."
    case .interrupted(.servicesOff), .interrupted(.authorizationLost): hint = "Location was turned off."
    case .interrupted(let other) where other.stopsLocations: hint = "Waiting for a position …"
    case .interrupted, .resumed: hint = ""
    }
  }
}
