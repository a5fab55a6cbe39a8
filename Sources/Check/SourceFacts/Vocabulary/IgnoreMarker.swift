/// The marker of comments that silence findings.
package enum IgnoreMarker {
  /// The text of the marker.
  package static let text = "sextant:ignore"

  private static let search = WordSearch([text])

  /// Returns whether the marker occurs in bytes; it usually doesn't, which takes an examination of
  /// one byte in ten.
  package static func occurs(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(search.occurs) }
}
