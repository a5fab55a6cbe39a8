/// One topic of a prediction, such as the first prompt.
public struct PredictionLine: Hashable, Sendable, Encodable {
  /// What it is about, such as "first prompt".
  public let topic: String
  /// What happens.
  public let text: String
  /// The ids of the facts that say so.
  public let facts: [String]

  /// Creates a line.
  public init(topic: String, text: String, facts: [String]) {
    self.topic = topic
    self.text = text
    self.facts = facts
  }
}
