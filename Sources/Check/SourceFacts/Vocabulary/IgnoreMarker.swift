/// What comments begin with that silence findings.
public enum IgnoreMarker {
  /// The marker.
  public static let text = "sextant:ignore"

  private static let search = WordSearch([text])

  /// Returns whether the marker occurs in bytes; nearly always it doesn't, which takes a look at one byte in ten.
  public static func occurs(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(search.occurs) }
}
