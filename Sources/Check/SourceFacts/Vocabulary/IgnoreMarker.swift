/// The marker of comments that silence findings.
package enum IgnoreMarker {
  /// The text of the marker.
  package static let text = "sextant:ignore"

  /// Finds files with the marker; in others, one byte in ten is examined.
  package static let search = ByteSearch(text)
}
