package import Foundation

/// Holds JSON to the part of JSON Schema 2020-12 that our schemas use; any other keyword is an error.
package struct JSONSchemaValidator {
  private let root: [String: Any]

  /// Creates a validator from the text of a schema.
  package init(schema: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.root = root
  }

  /// Returns what is wrong with a document, each with its path; empty when it is valid.
  package func violations(in document: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
    return violations(of: value, by: root, at: "$")
  }

  private func violations(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    schema.keys.sorted().flatMap { keyword -> [String] in
      guard let rule = schema[keyword] else { return [] }
      switch keyword {
      case "$schema", "title", "description", "$defs": return []
      case "$ref": return violations(of: value, by: definition(rule), at: path)
      case "type": return check(types(rule).contains { Self.isType($0, value) }, "is no \(rule)", path)
      case "anyOf": return anyOf(value, rule, path)
      case "const": return check(Self.isEqual(value, rule), "is not \(rule)", path)
      case "enum": return check(list(rule).contains { Self.isEqual(value, $0) }, "is none of \(rule)", path)
      case "pattern": return matches(value, rule, path)
      case "minLength": return atLeast((value as? String)?.count, rule, path)
      case "minimum": return atLeast(value as? Int, rule, path)
      case "items": return items(value, rule, path)
      case "required": return required(value, rule, path)
      case "properties": return properties(value, rule, path)
      case "additionalProperties": return noOthers(value, schema, path)
      default: return ["\(path): the keyword \(keyword) is not supported"]
      }
    }
  }

  private func check(_ isValid: Bool, _ text: String, _ path: String) -> [String] {
    isValid ? [] : ["\(path): \(text)"]
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["missing definition": name]
  }

  private func types(_ rule: Any) -> [String] { rule as? [String] ?? [rule as? String ?? ""] }
  private func list(_ rule: Any) -> [Any] { rule as? [Any] ?? [] }

  private func anyOf(_ value: Any, _ rule: Any, _ path: String) -> [String] {
    let found = list(rule).compactMap { $0 as? [String: Any] }
      .map { violations(of: value, by: $0, at: path) }
    if found.contains([]) { return [] }
    return [
      "\(path): is none of what it can be: "
        + found.map { $0.joined(separator: ", ") }.joined(separator: "; or ")
    ]
  }

  private func matches(_ value: Any, _ rule: Any, _ path: String) -> [String] {
    guard let text = value as? String, let pattern = rule as? String else { return [] }
    let match = text.range(of: pattern, options: .regularExpression)
    return check(match != nil, "\(text) does not match \(pattern)", path)
  }

  private func atLeast(_ value: Int?, _ rule: Any, _ path: String) -> [String] {
    guard let value, let limit = rule as? Int else { return [] }
    return check(value >= limit, "\(value) is less than \(limit)", path)
  }

  private func items(_ value: Any, _ rule: Any, _ path: String) -> [String] {
    guard let values = value as? [Any], let schema = rule as? [String: Any] else { return [] }
    return values.enumerated().flatMap { violations(of: $0.element, by: schema, at: "\(path)[\($0.offset)]") }
  }

  private func required(_ value: Any, _ rule: Any, _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    return types(rule).filter { object[$0] == nil }.map { "\(path): lacks \($0)" }
  }

  private func properties(_ value: Any, _ rule: Any, _ path: String) -> [String] {
    guard let object = value as? [String: Any], let schemas = rule as? [String: [String: Any]] else {
      return []
    }
    return schemas.keys.sorted().flatMap { name -> [String] in
      guard let member = object[name], let schema = schemas[name] else { return [] }
      return violations(of: member, by: schema, at: "\(path).\(name)")
    }
  }

  /// Only the form `"additionalProperties": false` is in use.
  private func noOthers(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let known = Set((schema["properties"] as? [String: Any])?.keys.map { $0 } ?? [])
    return object.keys.filter { !known.contains($0) }.sorted().map { "\(path): has an unknown \($0)" }
  }

  private static func isType(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": !isBoolean(value) && value is Int
    case "number": !isBoolean(value) && value is Double
    case "boolean": isBoolean(value)
    case "null": value is NSNull
    default: false
    }
  }

  /// Foundation's parser makes truth values and numbers the same type; only how they are stored tells them apart.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber)?.objCType.pointee == CChar(UInt8(ascii: "c"))
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? String { return left == right as? String }
    if let left = left as? Int { return left == right as? Int }
    return false
  }
}
