/// A value that is written as one text, however it is made.
///
/// What the compiler makes of a tree of keys and values for an enumeration is many times the size of the value's other code.
protocol TextCodable: Codable {
  /// The text that stands for it.
  var text: String { get }

  /// Reads a text; nil when it stands for no value.
  init?(text: String)
}

extension TextCodable {
  /// Reads the text that stands for the value; throws `DecodingError` when none does.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = Self(text: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
    }
    self = value
  }

  /// Writes the text that stands for the value.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
