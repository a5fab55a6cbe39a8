/// A circle on the globe.
@available(iOS 7.0, *)
open class CLCircularRegion: CLRegion {
  private let storedCenter: CLLocationCoordinate2D
  private let storedRadius: CLLocationDistance

  /// Creates a circle of size zero at 0° N 0° E, without an identifier.
  ///
  /// Apple's headers have never hidden NSObject's `init()`, and the interfaces that Swift generated from them list
  /// it. The properties of such a circle aren't documented; a new object contains zeros.
  public override init() {
    storedCenter = CLLocationCoordinate2D()
    storedRadius = 0
    super.init()
  }

  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    storedCenter = center
    storedRadius = radius
    super.init(identifier: identifier)
  }

  /// Reads a circle from an archive.
  public required init?(coder: NSCoder) {
    storedCenter = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: Key.latitude),
      longitude: coder.decodeDouble(forKey: Key.longitude))
    storedRadius = coder.decodeDouble(forKey: Key.radius)
    super.init(coder: coder)
  }

  /// The center of the circle.
  open var center: CLLocationCoordinate2D { storedCenter }

  /// The radius in meters.
  open var radius: CLLocationDistance { storedRadius }

  /// Returns whether a place is in the circle or on its border.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }

  /// The circle as Apple's implementation prints it.
  ///
  /// `CLCircularRegion (identifier:'Home', center:<+37.33616271,-122.03470590>, radius:141.17m)`, as apps' logs
  /// show it.
  open override var description: String {
    let size = String(format: "radius:%.2fm", radius)
    return "CLCircularRegion (identifier:'\(identifier)', center:\(center.signedText), \(size))"
  }

  /// Writes the circle to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(center.latitude, forKey: Key.latitude)
    coder.encode(center.longitude, forKey: Key.longitude)
    coder.encode(radius, forKey: Key.radius)
  }

  /// Returns an independent circle with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    copying(CLCircularRegion(center: center, radius: radius, identifier: identifier))
  }

  /// Whether its archives can be read with secure coding.
  open override class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let latitude = "kCLCircularRegionCodingKeyCenterLatitude"
    static let longitude = "kCLCircularRegionCodingKeyCenterLongitude"
    static let radius = "kCLCircularRegionCodingKeyRadius"
  }
}
