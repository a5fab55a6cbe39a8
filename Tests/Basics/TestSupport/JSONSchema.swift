import Foundation

/// A schema, or a part of one, as a list of rules.
final class JSONSchema {
  /// A keyword with its value.
  enum Rule {
    case reference(String)
    case types([String])
    case anyOf([JSONSchema])
    case constant(JSONValue)
    case choice([JSONValue])
    case pattern(NSRegularExpression)
    case minimumLength(Double)
    case minimum(Double)
    case maximum(Double)
    case items(JSONSchema)
    case required([String])
    case properties([(name: String, schema: JSONSchema)])
    case noOthers(known: Set<String>)
  }

  /// The rules, in the order of their keywords.
  let rules: [Rule]
  /// The definitions that references refer to.
  let definitions: [String: JSONSchema]

  /// Parses a schema; throws an error for an unsupported keyword or a value of the wrong type.
  init(_ value: JSONValue) throws {
    guard case .object(let members) = value else { throw ToolError("a schema is an object, not \(value)") }
    definitions = try members["$defs"].map(Self.schemas) ?? [:]
    rules = try members.sorted { $0.key < $1.key }.compactMap { keyword, value in
      try Self.rule(keyword, value, in: members)
    }
  }

  private static func rule(_ keyword: String, _ value: JSONValue, in members: [String: JSONValue]) throws
    -> Rule?
  {
    switch (keyword, value) {
    case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return nil
    case ("$ref", .string(let place)):
      return .reference(place.split(separator: "/").last.map(String.init) ?? "")
    case ("type", .string(let name)): return .types([name])
    case ("type", .array(let names)): return .types(try names.map(text))
    case ("anyOf", .array(let schemas)): return .anyOf(try schemas.map(JSONSchema.init))
    case ("const", _): return .constant(value)
    case ("enum", .array(let values)): return .choice(values)
    case ("pattern", .string(let pattern)): return .pattern(try NSRegularExpression(pattern: pattern))
    case ("minLength", .number(let limit)): return .minimumLength(limit)
    case ("minimum", .number(let limit)): return .minimum(limit)
    case ("maximum", .number(let limit)): return .maximum(limit)
    case ("items", _): return .items(try JSONSchema(value))
    case ("required", .array(let names)): return .required(try names.map(text))
    case ("properties", _): return .properties(try schemas(value).sorted { $0.key < $1.key }.map { ($0, $1) })
    case ("additionalProperties", .boolean(false)):
      return .noOthers(known: Set(try members["properties"].map(schemas)?.keys.map { $0 } ?? []))
    default: throw ToolError("the keyword \(keyword) with \(value) is not supported")
    }
  }

  private static func text(_ value: JSONValue) throws -> String {
    guard case .string(let text) = value else { throw ToolError("\(value) is not a string") }
    return text
  }

  private static func schemas(_ value: JSONValue) throws -> [String: JSONSchema] {
    guard case .object(let members) = value else { throw ToolError("\(value) holds no schemas") }
    return try members.mapValues(JSONSchema.init)
  }
}
