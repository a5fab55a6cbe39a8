import Foundation

/// A JSON document or a part of one.
indirect enum JSONValue: Equatable, CustomStringConvertible {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ document: Data) throws {
    self = try Self.value(of: JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed))
  }

  private static func value(of part: Any) throws -> JSONValue {
    switch part {
    case let text as String: .string(text)
    case let members as [String: Any]: .object(try members.mapValues(value))
    case let items as [Any]: .array(try items.map(value))
    // Foundation's parser uses the same type for Booleans and numbers, which differ only in their representation.
    case let number as NSNumber:
      number.objCType.pointee == CChar(UInt8(ascii: "c"))
        ? .boolean(number.boolValue) : .number(number.doubleValue)
    case is NSNull: .null
    default: throw ToolError("\(type(of: part)) is nothing that JSON has")
    }
  }

  /// Returns whether the value has a type of JSON Schema.
  func isType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .boolean: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number == number.rounded()
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): text
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members): "{\(members.keys.sorted().joined(separator: ", "))}"
    }
  }
}
