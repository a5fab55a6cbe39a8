import CoreLocation
import Sextant

/// The callbacks of a locator, in order.
@MainActor
final class Told {
  private(set) var results: [LocationResult] = []
  private(set) var locations: [CLLocation?] = []

  func note(_ result: LocationResult, _ location: CLLocation?) {
    results.append(result)
    locations.append(location)
  }
}
