/// A question about location that no source answers.
package struct OpenQuestion: Hashable, Sendable {
  /// The id, such as "OPEN-02".
  package let id: String
  /// The question, and what is assumed meanwhile.
  package let text: String
}
