public import SourceFacts

/// A source file of a target.
public struct SourceFile: Hashable, Sendable {
  /// The path, relative to the checked folder.
  public let path: String
  /// What it says about location; nil when it names nothing that needs permission, or is not shipped for phones.
  public let facts: FileFacts?

  /// Creates a source file.
  public init(path: String, facts: FileFacts?) {
    self.path = path
    self.facts = facts
  }
}
