package import LocationPolicy
import Terminal

/// A writer of JSON values with sorted keys: the same value always gives the same text.
package enum TraceJSON {
  /// Returns the JSON of a value, on one line.
  package static func text(of value: JSONValue) -> String {
    var writer = Writer()
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes UTF-8: to append to a text takes several times as long, and this was most of a move on the page.
private struct Writer {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .integer(let value): append("\(value)")
    case .number(let value): append(value.isFinite ? TraceFormat.number(value) : "null")
    case .string(let value): write(value)
    case .array(let values):
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(", ") }
        write(value)
      }
      append("]")
    case .object(let values):
      append("{")
      var isFirst = true
      for name in values.keys.sorted() {
        guard let value = values[name] else { continue }
        if !isFirst { append(", ") }
        isFirst = false
        write(name)
        append(": ")
        write(value)
      }
      append("}")
    }
  }

  @inline(never)
  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string, escaping control characters, as JSON demands, and those that reorder text, so that it is safe
  /// to print.
  private mutating func write(_ string: String) {
    append("\"")
    var string = string
    string.withUTF8 { text in
      // What lies between the start and the index is written as it is, once something must be escaped.
      var (start, index) = (0, 0)
      while index < text.count {
        // Nearly all of every text is such a byte.
        if (0x20..<0x7F).contains(text[index]), text[index] != 0x22, text[index] != 0x5C {
          index += 1
          continue
        }
        let (scalar, length) = Self.scalar(in: text, at: index)
        if let escaped = Self.escaped(scalar) {
          bytes.append(contentsOf: text[start..<index])
          append(escaped)
          start = index + length
        }
        index += length
      }
      bytes.append(contentsOf: text[start...])
    }
    append("\"")
  }

  /// Returns the scalar at a position of valid UTF-8, and the number of its bytes.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = text[start]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let value = (1..<length).reduce(UInt32(first) & (0x7F >> UInt32(length))) { value, offset in
      value << 6 | UInt32(text[start + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Returns the escape sequence of a scalar; nil if it needs none.
  private static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      TerminalText.isHarmless(scalar) ? nil : String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
