/// The error of an input of which nothing can be read.
public struct UnreadableInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  public let path: String
  /// What is wrong and what to do.
  public let reason: String

  /// Creates the error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
