/// Something in a source file that could not be read.
public struct SourceProblem: Hashable, Sendable {
  /// What is wrong and what that means for the facts, in one sentence.
  public let message: String
  /// Where.
  public let position: SourcePosition

  /// Creates a problem.
  public init(message: String, position: SourcePosition) {
    self.message = message
    self.position = position
  }
}
