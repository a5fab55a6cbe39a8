/// A value that is encoded as a single string.
///
/// The code that the compiler synthesizes for an enumeration's keys and values is many times the size of the value's
/// other code.
protocol TextCodable: Codable {
  /// The string that represents the value.
  var text: String { get }

  /// Decodes a string; nil if it represents no value.
  init?(text: String)
}

extension TextCodable {
  /// Decodes the string that represents the value; throws `DecodingError` if it represents none.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = Self(text: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
    }
    self = value
  }

  /// Encodes the string that represents the value.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
