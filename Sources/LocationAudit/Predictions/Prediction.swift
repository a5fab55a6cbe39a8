public import LocationPolicy

/// What a person will see and an app will get on neighbouring releases that behave alike.
public struct Prediction: Hashable, Sendable, Encodable {
  /// The releases.
  public let range: ClosedRange<Release>
  /// What happens, topic by topic.
  public let lines: [PredictionLine]

  /// Creates a prediction.
  public init(range: ClosedRange<Release>, lines: [PredictionLine]) {
    self.range = range
    self.lines = lines
  }

  private enum CodingKeys: String, CodingKey {
    case releases
    case lines
  }

  /// Encodes the releases as a text such as "15-16.3".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.text, forKey: .releases)
    try container.encode(lines, forKey: .lines)
  }
}
