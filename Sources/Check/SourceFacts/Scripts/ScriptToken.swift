/// A token of Dart, JavaScript or TypeScript.
struct ScriptToken: Hashable, Sendable {
  /// The kind of token.
  enum Kind: Hashable, Sendable {
    /// A name or keyword.
    case word(String)
    /// A string literal without its quotes.
    case string(String)
    /// A number as written.
    case number(String)
    /// A punctuation byte.
    case mark(UInt8)
  }

  let kind: Kind
  /// The offset of its first byte.
  let offset: Int

  /// The text of a name; nil for other tokens.
  var word: String? { if case .word(let word) = kind { word } else { nil } }
  /// The text of a string literal; nil for other tokens.
  var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// Returns whether it is a punctuation mark.
  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }
}
