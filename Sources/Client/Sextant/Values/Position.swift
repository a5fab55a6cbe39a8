package import CoreLocation

/// A point on the globe, as a plain value that can be compared and stored.
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

  /// Creates a point from a Core Location coordinate.
  package init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The point as a Core Location coordinate.
  package var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Whether the point exists.
  var isValid: Bool { CLLocationCoordinate2DIsValid(coordinate) }

  /// The great-circle distance to another point, in meters.
  ///
  /// It is computed on a sphere, which is off by half a percent at most; choices that depend on it leave a larger
  /// margin.
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
