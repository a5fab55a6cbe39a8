/// A short name that the catalogue uses for a source.
public struct SourceKey: Hashable, Sendable {
  /// The short name, such as "W19-705".
  public let key: String
  /// The source: an address or a description.
  public let meaning: String
}
