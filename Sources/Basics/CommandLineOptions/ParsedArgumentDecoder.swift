/// Passes parsed values to the synthesized initializer of a command.
///
/// A command is Decodable and its properties are argument wrappers; the compiler synthesizes an
/// initializer that decodes each wrapper by its property's name. This decoder supports only that.
struct ParsedArgumentDecoder: Decoder {
  /// The parsed values by property name.
  let values: [String: Any]
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns the value for the wrapper that is being decoded.
  static func value<Value>(from decoder: any Decoder) throws -> Value {
    guard let parsed = decoder as? ParsedArgumentDecoder, let key = parsed.codingPath.last,
      let value = parsed.values[key.stringValue] as? Value
    else { throw unsupported(decoder.codingPath) }
    return value
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Properties(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.unsupported(codingPath) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Self.unsupported(codingPath)
  }

  fileprivate static func unsupported(_ path: [any CodingKey]) -> DecodingError {
    DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: "a command's properties must be argument wrappers"))
  }
}

/// The container that the synthesized initializer reads.
private struct Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ParsedArgumentDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { decoder.values.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { decoder.values[key.stringValue] != nil }
  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try T(from: ParsedArgumentDecoder(values: decoder.values, codingPath: [key]))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw ParsedArgumentDecoder.unsupported(codingPath)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw ParsedArgumentDecoder.unsupported(codingPath)
  }

  func superDecoder() throws -> any Decoder { throw ParsedArgumentDecoder.unsupported(codingPath) }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    throw ParsedArgumentDecoder.unsupported(codingPath)
  }
}
