/// Where the phone points.
public struct Heading: Hashable, Sendable, Codable {
  /// Degrees clockwise from magnetic north.
  public var magneticHeading: Double
  /// Degrees clockwise from true north; negative when unknown (DEL-091).
  public var trueHeading: Double
  /// The greatest deviation in degrees; negative when invalid.
  public var accuracy: Double

  /// Creates a heading.
  public init(magneticHeading: Double, trueHeading: Double = -1, accuracy: Double = 5) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.accuracy = accuracy
  }
}
