/// The error of arguments that are well formed but don't go together.
public struct ValidationError: Error, Hashable, Sendable {
  /// What is wrong and what to do, in one sentence.
  public let message: String

  /// Creates an error.
  public init(_ message: String) {
    self.message = message
  }
}
