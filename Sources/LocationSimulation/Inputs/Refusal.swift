/// Why an input can't happen at that moment.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words: what is the case, and what would make it possible.
  public let description: String

  /// Creates a refusal.
  public init(_ description: String) { self.description = description }
}
