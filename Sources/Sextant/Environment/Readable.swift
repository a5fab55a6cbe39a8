/// A value of a record, or nothing where it can't be read, so that the rest of the record still can.
struct Readable<Value: Codable>: Codable {
  var value: Value?

  init(value: Value) { self.value = value }

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }

  func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
}
