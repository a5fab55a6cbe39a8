/// A place on the WGS 84 ellipsoid.
public struct Coordinate: Hashable, Sendable, Codable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Creates a coordinate from degrees; nothing is checked, see ``isValid``.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether both numbers are finite and in their ranges.
  public var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}
