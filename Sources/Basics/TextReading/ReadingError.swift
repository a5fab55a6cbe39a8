/// Why bytes are not what their reader expects, and where.
package struct ReadingError: Error, Hashable, Sendable {
  /// What is wrong, to follow a colon.
  package let reason: String
  /// The offset of the byte at which reading stopped.
  package let offset: Int
  /// Whether the bytes are refused for how much they stand for, rather than for what they are.
  package let exceedsLimits: Bool

  /// Creates an error from a reason and the offset it was found at.
  package init(_ reason: String, at offset: Int, exceedsLimits: Bool = false) {
    self.reason = reason
    self.offset = offset
    self.exceedsLimits = exceedsLimits
  }
}
