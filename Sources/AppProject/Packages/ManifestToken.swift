/// A word, text or sign of a package manifest.
struct ManifestToken: Hashable, Sendable {
  /// The kinds of token.
  enum Kind: Hashable, Sendable {
    /// A name or keyword.
    case word(String)
    /// A string literal without interpolation.
    case text(String)
    /// A string literal with interpolation, whose value can't be known here.
    case unknownText
    /// Any other sign.
    case sign(UInt8)
  }

  let kind: Kind
  /// The offset of its first byte.
  let offset: Int
}
