package import CoreLocation

/// A point on the globe, as a plain value that can be compared and kept.
package struct Position: Equatable, Sendable {
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double

  /// Creates a point.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Takes the point of Core Location.
  package init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The point of Core Location.
  package var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Whether there is such a point.
  var isValid: Bool { CLLocationCoordinate2DIsValid(coordinate) }

  /// The way to another point along a great circle, in meters.
  ///
  /// On a sphere, which is wrong by half a percent at most: what is chosen by it leaves room for more.
  func distance(to other: Position) -> Double {
    let here = latitude * .pi / 180
    let there = other.latitude * .pi / 180
    let halfTurn = sin((other.longitude - longitude) * .pi / 360)
    let halfRise = sin((there - here) / 2)
    let chord = halfRise * halfRise + cos(here) * cos(there) * halfTurn * halfTurn
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }

  private static let earthRadius = 6_371_008.8
}
