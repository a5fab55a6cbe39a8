/// A question about location that no source answers.
public struct OpenQuestion: Hashable, Sendable {
  /// The id, such as "OPEN-02".
  public let id: String
  /// The question, and what is assumed meanwhile.
  public let text: String
}
