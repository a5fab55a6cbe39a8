/// The direction in which the top of the device points.
@available(iOS 3.0, *)
open class CLHeading: NSObject, NSCopying, NSSecureCoding {
  private let reading: HeadingReading

  /// Creates a heading without known values; only Core Location creates others.
  public override init() { reading = HeadingReading() }

  /// Creates a heading from what a simulated compass has measured.
  package init(_ reading: HeadingReading) { self.reading = reading }

  /// Reads a heading from an archive.
  public required init?(coder: NSCoder) { reading = HeadingReading(coder: coder) }

  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { reading.magneticHeading }

  /// Degrees from true north; negative if the location is not known.
  open var trueHeading: CLLocationDirection { reading.trueHeading }

  /// The uncertainty in degrees; negative if the heading is not valid.
  open var headingAccuracy: CLLocationDirection { reading.headingAccuracy }

  /// The magnetic field along the device's x axis in microteslas.
  open var x: CLHeadingComponentValue { reading.x }

  /// The magnetic field along the device's y axis in microteslas.
  open var y: CLHeadingComponentValue { reading.y }

  /// The magnetic field along the device's z axis in microteslas.
  open var z: CLHeadingComponentValue { reading.z }

  /// The time when the heading was measured.
  open var timestamp: Date { reading.timestamp }

  /// The heading as Apple's implementation prints it.
  ///
  /// `magneticHeading 17.63 trueHeading -1.00 accuracy 25.00 x -5.680 y +18.537 z -28.310 @ 2018-01-18 03:32:35
  /// +0000`, as apps' logs show it.
  open override var description: String {
    let angles = String(
      format: "magneticHeading %.2f trueHeading %.2f accuracy %.2f", magneticHeading, trueHeading,
      headingAccuracy)
    return "\(angles) \(String(format: "x %+.3f y %+.3f z %+.3f", x, y, z)) @ \(timestamp)"
  }

  /// Writes the heading to an archive.
  open func encode(with coder: NSCoder) { reading.encode(with: coder) }

  /// Returns the heading itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }
}
