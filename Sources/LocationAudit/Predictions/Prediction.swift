/// What a person will see and an app will get on releases that behave alike.
public struct Prediction: Hashable, Sendable, Encodable {
  /// The iOS versions, such as "15-16.3".
  public let releases: String
  /// What happens, topic by topic.
  public let lines: [PredictionLine]

  /// Creates a prediction.
  public init(releases: String, lines: [PredictionLine]) {
    self.releases = releases
    self.lines = lines
  }
}
