/// What comments begin with that silence findings.
package enum IgnoreMarker {
  /// The marker.
  package static let text = "sextant:ignore"

  private static let search = WordSearch([text])

  /// Returns whether the marker occurs in bytes; nearly always it doesn't, which takes a look at one byte in ten.
  package static func occurs(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(search.occurs) }
}
