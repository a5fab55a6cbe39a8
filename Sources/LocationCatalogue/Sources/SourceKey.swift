/// A short name that the catalogue uses for a source.
package struct SourceKey: Hashable, Sendable {
  /// The short name, such as "W19-705".
  package let key: String
  /// The source: an address or a description.
  package let meaning: String
}
