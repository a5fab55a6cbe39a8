@available(iOS 17.0, *)
extension CLMonitor {
  /// The condition that the device is in a circle on the globe.
  public struct CircularGeographicCondition: CLCondition {
    /// The center of the circle.
    public let center: CLLocationCoordinate2D

    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a condition with a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }

    /// Reads a condition.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      center = CLLocationCoordinate2D(
        latitude: try values.decode(Double.self, forKey: .latitude),
        longitude: try values.decode(Double.self, forKey: .longitude))
      radius = try values.decode(Double.self, forKey: .radius)
    }

    /// Writes the condition; Apple's own form is not public.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(center.latitude, forKey: .latitude)
      try values.encode(center.longitude, forKey: .longitude)
      try values.encode(radius, forKey: .radius)
    }

    private enum CodingKeys: String, CodingKey {
      case latitude, longitude, radius
    }
  }
}
