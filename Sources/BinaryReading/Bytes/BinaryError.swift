/// Why bytes are not what they are taken for.
package struct BinaryError: Error, Hashable, Sendable {
  /// What is wrong, to follow a colon.
  package let reason: String

  /// Creates an error.
  package init(_ reason: String) { self.reason = reason }
}
