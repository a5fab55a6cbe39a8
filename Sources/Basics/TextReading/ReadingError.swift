/// An error that says why bytes are not in the expected format, and where.
package struct ReadingError: Error, Hashable, Sendable {
  /// The reason, as a text that can follow a colon.
  package let reason: String
  /// The offset of the byte at which reading stopped.
  package let offset: Int
  /// Whether the bytes were rejected because they exceed limits rather than because they are
  /// invalid.
  package let exceedsLimits: Bool

  package init(_ reason: String, at offset: Int, exceedsLimits: Bool = false) {
    self.reason = reason
    self.offset = offset
    self.exceedsLimits = exceedsLimits
  }
}
