package import LocationPolicy
import Terminal

/// A writer of JSON values with sorted keys: the same value always gives the same text.
package enum TraceJSON {
  /// Returns the JSON of a value, on one line.
  package static func text(of value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? TraceFormat.number(value) : "null"
    case .string(let value): write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value, to: &text)
      }
      text += "]"
    case .object(let values):
      text += "{"
      for (index, (name, value)) in values.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += ", " }
        write(name, to: &text)
        text += ": "
        write(value, to: &text)
      }
      text += "}"
    }
  }

  /// Writes a string, escaping control characters, as JSON demands, and those that reorder text, so that it is safe
  /// to print.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    // Nearly every text needs no escaping, and iterating over scalars takes long.
    if string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      writeEscaped(string, to: &text)
    }
    text += "\""
  }

  private static func writeEscaped(_ string: String, to text: inout String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if TerminalText.isHarmless(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(unit) }
        }
      }
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
