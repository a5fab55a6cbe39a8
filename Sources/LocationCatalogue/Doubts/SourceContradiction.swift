/// A place where Apple's own material disagrees with itself.
package struct SourceContradiction: Hashable, Sendable {
  /// The id, such as "X-01".
  package let id: String
  /// What disagrees, and what is followed.
  package let text: String
}
