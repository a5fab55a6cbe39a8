/// Something about location that sources leave open.
package struct OpenPoint: Hashable, Sendable {
  /// The id, such as "OPEN-02" or "X-01".
  package let id: String
  /// What is open, and what is assumed or followed meanwhile.
  package let text: String
}
