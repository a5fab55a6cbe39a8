package import LocationPolicy
package import TextReading

extension JSONValue {
  /// The maximum nesting of lists and objects.
  private static let depthLimit = 32

  /// Parses JSON.
  ///
  /// - Throws: The place where the text stops being JSON, or is nested too deeply, and the reason.
  package init(parsing json: [UInt8]) throws(JSONCursor.Fault) {
    var cursor = JSONCursor(json)
    self = try Self.value(&cursor, depth: 0)
    if cursor.peek() != nil { throw cursor.fault("something follows after the end") }
  }

  /// Parses JSON; nil if it is invalid or nested too deeply.
  package init?(json: String) {
    do throws(JSONCursor.Fault) {
      try self.init(parsing: Array(json.utf8))
    } catch {
      return nil
    }
  }

  private static func value(_ cursor: inout JSONCursor, depth: Int) throws(JSONCursor.Fault) -> JSONValue {
    let next = cursor.peek()
    guard depth < depthLimit else {
      throw cursor.fault("lists and objects are nested more than \(depthLimit) deep")
    }
    switch next {
    case UInt8(ascii: "{"):
      var values: [String: JSONValue] = [:]
      try cursor.members { name, cursor throws(JSONCursor.Fault) in
        values[name] = try value(&cursor, depth: depth + 1)
      }
      return .object(values)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try cursor.elements { cursor throws(JSONCursor.Fault) in
        values.append(try value(&cursor, depth: depth + 1))
      }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try cursor.string())
    default:
      let start = cursor
      guard let range = try cursor.scalarRange(),
        let scalar = scalar(String(decoding: cursor.bytes[range], as: UTF8.self))
      else { throw start.fault("a value is missing") }
      return scalar
    }
  }

  private static func scalar(_ text: String) -> JSONValue? {
    switch text {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      // Swift's numbers may also be infinite, hexadecimal and have a plus sign.
      guard let first = text.utf8.first, first == UInt8(ascii: "-") || first.digit != nil,
        text.utf8.allSatisfy({ $0.digit != nil || "+-.eE".utf8.contains($0) })
      else { return nil }
      if let number = Int(text) { return .integer(number) }
      guard let number = Double(text), number.isFinite else { return nil }
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }
}
