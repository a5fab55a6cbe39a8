import Foundation

/// The numbers of a heading.
package struct HeadingReading: Hashable, Sendable {
  /// Degrees from magnetic north.
  package var magneticHeading = 0.0
  /// Degrees from true north; negative if the location is not known.
  package var trueHeading = -1.0
  /// The uncertainty in degrees; negative if the heading is not valid.
  package var headingAccuracy = -1.0
  /// The magnetic field along the device's x axis in microteslas.
  package var x = 0.0
  /// The magnetic field along the device's y axis in microteslas.
  package var y = 0.0
  /// The magnetic field along the device's z axis in microteslas.
  package var z = 0.0
  /// The time when the heading was measured.
  package var timestamp = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a reading without known values.
  package init() {}

  /// Reads the numbers from an archive.
  init(coder: NSCoder) {
    magneticHeading = coder.decodeDouble(forKey: "kCLHeadingCodingKeyMagneticHeading")
    trueHeading = coder.decodeDouble(forKey: "kCLHeadingCodingKeyTrueHeading")
    headingAccuracy = coder.decodeDouble(forKey: "kCLHeadingCodingKeyAccuracy")
    x = coder.decodeDouble(forKey: "kCLHeadingCodingKeyX")
    y = coder.decodeDouble(forKey: "kCLHeadingCodingKeyY")
    z = coder.decodeDouble(forKey: "kCLHeadingCodingKeyZ")
    let seconds = coder.decodeDouble(forKey: "kCLHeadingCodingKeyTimestamp")
    timestamp = Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Writes the numbers to an archive.
  func encode(with coder: NSCoder) {
    coder.encode(magneticHeading, forKey: "kCLHeadingCodingKeyMagneticHeading")
    coder.encode(trueHeading, forKey: "kCLHeadingCodingKeyTrueHeading")
    coder.encode(headingAccuracy, forKey: "kCLHeadingCodingKeyAccuracy")
    coder.encode(x, forKey: "kCLHeadingCodingKeyX")
    coder.encode(y, forKey: "kCLHeadingCodingKeyY")
    coder.encode(z, forKey: "kCLHeadingCodingKeyZ")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "kCLHeadingCodingKeyTimestamp")
  }
}
