/// A place where Apple's own material disagrees with itself.
public struct SourceContradiction: Hashable, Sendable {
  /// The id, such as "X-01".
  public let id: String
  /// What disagrees, and what is followed.
  public let text: String
}
