import LocationPolicy
import TextReading

extension JSONValue {
  /// The maximum nesting of lists and objects.
  private static let depthLimit = 32

  /// Parses JSON; nil if it is invalid or nested too deeply.
  package init?(json: String) {
    var cursor = JSONCursor(Array(json.utf8))
    do throws(JSONCursor.Fault) {
      guard let value = try Self.value(&cursor, depth: 0), cursor.peek() == nil else { return nil }
      self = value
    } catch {
      return nil
    }
  }

  private static func value(_ cursor: inout JSONCursor, depth: Int) throws(JSONCursor.Fault) -> JSONValue? {
    guard depth < depthLimit else { return nil }
    switch cursor.peek() {
    case UInt8(ascii: "{"):
      var values: [String: JSONValue] = [:]
      var isWhole = true
      try cursor.members { name, cursor throws(JSONCursor.Fault) in
        values[name] = try value(&cursor, depth: depth + 1)
        if values[name] == nil { isWhole = false }
      }
      return isWhole ? .object(values) : nil
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      var isWhole = true
      try cursor.elements { cursor throws(JSONCursor.Fault) in
        if let element = try value(&cursor, depth: depth + 1) {
          values.append(element)
        } else {
          isWhole = false
        }
      }
      return isWhole ? .array(values) : nil
    case UInt8(ascii: "\""): return .string(try cursor.string())
    default:
      return try cursor.scalarRange().flatMap { scalar(String(decoding: cursor.bytes[$0], as: UTF8.self)) }
    }
  }

  private static func scalar(_ text: String) -> JSONValue? {
    switch text {
    case "null": .null
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
    }
  }
}
