import LocationPolicy

/// The encodable form of a table.
struct EncodableTable: Encodable {
  let value: JSONValue

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values.map(EncodableTable.init))
    case .object(let values): try container.encode(values.mapValues(EncodableTable.init))
    }
  }
}
