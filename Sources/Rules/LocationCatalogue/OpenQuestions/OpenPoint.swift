/// A question about location that sources leave open.
package struct OpenPoint: Hashable, Sendable {
  /// The id, such as "OPEN-02" or "X-01".
  package let id: String
  /// The question, and the assumption or source that is followed meanwhile.
  package let text: String
}
