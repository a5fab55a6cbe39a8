/// Why bytes are no property list, and where.
struct PropertyListError: Error, Hashable, Sendable {
  /// What is wrong, to follow a colon.
  let reason: String
  /// The offset of the byte at which reading stopped.
  let offset: Int

  /// Creates an error from a reason and the offset it was found at.
  init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
