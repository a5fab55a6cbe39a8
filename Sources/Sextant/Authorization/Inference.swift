/// Something that an app can't read and that follows from what was seen.
public struct Inference: Hashable, Sendable {
  /// The answer; nil when what was seen leaves both open.
  public let value: Bool?
  /// How sure the answer is.
  public let confidence: Confidence

  /// Creates an inference.
  public init(value: Bool?, confidence: Confidence) {
    self.value = value
    self.confidence = confidence
  }

  /// How sure an inference is.
  public enum Confidence: Int, Comparable, Hashable, Sendable {
    /// Nothing speaks for either answer.
    case unknown
    /// It follows from what this app saw and remembers, if nothing happened out of its sight.
    case likely
    /// It follows from what can be read, whatever happened before.
    case certain

    /// Whether one is less sure than another.
    public static func < (one: Confidence, other: Confidence) -> Bool { one.rawValue < other.rawValue }
  }
}
