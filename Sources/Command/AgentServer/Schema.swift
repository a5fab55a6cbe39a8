/// The type of a tool's value, encoded as JSON Schema.
package indirect enum Schema: Sendable {
  case text(String)
  case choice(String, [String])
  case integer(String, ClosedRange<Int>)
  case boolean(String)
  case list(String, of: Schema)
  case object(String, [Property])
  /// An object with arbitrary keys.
  case anyObject(String)
  /// A text, or an object with a single key.
  case textOrObject(String)

  /// A property of an object.
  package struct Property: Sendable {
    package let name: String
    /// The type.
    package let schema: Schema
    /// Whether the property can be omitted.
    package let isOptional: Bool

    /// Creates a required property.
    package static func required(_ name: String, _ schema: Schema) -> Self {
      Self(name: name, schema: schema, isOptional: false)
    }

    /// Creates an optional property.
    package static func optional(_ name: String, _ schema: Schema) -> Self {
      Self(name: name, schema: schema, isOptional: true)
    }
  }

  /// The properties of an object.
  var properties: [Property] {
    if case .object(_, let properties) = self { properties } else { [] }
  }
}

extension Schema: Encodable {
  private enum Key: String, CodingKey {
    case type, description, minimum, maximum, items, properties, required, additionalProperties
    case values = "enum"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func write(_ type: String, _ description: String) throws {
      try container.encode(type, forKey: .type)
      if !description.isEmpty { try container.encode(description, forKey: .description) }
    }
    switch self {
    case .text(let description): try write("string", description)
    case .choice(let description, let values):
      try write("string", description)
      try container.encode(values, forKey: .values)
    case .integer(let description, let range):
      try write("integer", description)
      try container.encode(range.lowerBound, forKey: .minimum)
      try container.encode(range.upperBound, forKey: .maximum)
    case .boolean(let description): try write("boolean", description)
    case .list(let description, let items):
      try write("array", description)
      try container.encode(items, forKey: .items)
    case .object(let description, let properties):
      try write("object", description)
      let schemas = properties.map { ($0.name, $0.schema) }
      try container.encode(Dictionary(uniqueKeysWithValues: schemas), forKey: .properties)
      try container.encode(properties.filter { !$0.isOptional }.map(\.name), forKey: .required)
      try container.encode(false, forKey: .additionalProperties)
    case .anyObject(let description): try write("object", description)
    case .textOrObject(let description):
      try container.encode(["string", "object"], forKey: .type)
      try container.encode(description, forKey: .description)
    }
  }
}
