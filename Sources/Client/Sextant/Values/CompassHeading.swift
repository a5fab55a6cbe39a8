public import CoreLocation

/// The direction in which the phone points.
public struct CompassHeading: Hashable, Sendable {
  /// Degrees clockwise from magnetic north.
  public let magneticHeading: Double
  /// Degrees clockwise from true north; nil if no location is known (DEL-091).
  public let trueHeading: Double?
  /// The greatest error to expect, in degrees.
  public let accuracy: Double
  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a heading.
  public init(magneticHeading: Double, trueHeading: Double?, accuracy: Double, timestamp: Date) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.accuracy = accuracy
    self.timestamp = timestamp
  }

  /// Creates a heading from Apple's, in which a negative true heading means that there is none.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public init(_ heading: CLHeading) {
    self.init(
      magneticHeading: heading.magneticHeading,
      trueHeading: heading.trueHeading < 0 ? nil : heading.trueHeading,
      accuracy: heading.headingAccuracy, timestamp: heading.timestamp)
  }

  /// Whether the heading is valid, which a negative accuracy denies.
  var isValid: Bool { accuracy >= 0 }
}
