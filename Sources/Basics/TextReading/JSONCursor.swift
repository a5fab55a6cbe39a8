/// Reads JSON without building objects, so that each value has a line, and an invalid file is
/// usable up to the error.
///
/// Foundation's `JSONDecoder` returns nothing for a truncated file, and no line for a value of the
/// wrong type.
package struct JSONCursor {
  /// A syntax error.
  package struct Fault: Error {
    /// The offset in bytes.
    package let offset: Int
    /// A message that says what is wrong.
    package let message: String
  }

  /// The text.
  package let bytes: [UInt8]
  /// The offset of the next character.
  package private(set) var position = 0
  /// The range of the last string, without its quotes.
  package private(set) var stringRange = 0..<0

  /// Creates a cursor at the beginning of a text.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next character that isn't white space; nil at the end.
  package mutating func peek() -> UInt8? {
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  /// Skips a character if it comes next; returns whether it did.
  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
    guard skip(character) else { throw fault("“\(character)” is missing") }
  }

  /// Returns a fault at the current position.
  package func fault(_ message: String) -> Fault {
    Fault(offset: position, message: position >= bytes.count ? "the file is cut off: \(message)" : message)
  }

  /// Reads the members of an object; the closure must read each value.
  package mutating func members(_ body: (String, inout JSONCursor) throws(Fault) -> Void) throws(Fault) {
    try expect("{")
    if skip("}") { return }
    repeat {
      let name = try string()
      try expect(":")
      try body(name, &self)
    } while skip(",")
    try expect("}")
  }

  /// Reads the elements of an array; the closure must read each element.
  package mutating func elements(_ body: (inout JSONCursor) throws(Fault) -> Void) throws(Fault) {
    try expect("[")
    if skip("]") { return }
    repeat { try body(&self) } while skip(",")
    try expect("]")
  }

  /// Reads a string.
  package mutating func string() throws(Fault) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw fault("a string is missing") }
    try skipString()
    guard bytes[stringRange].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[stringRange], as: UTF8.self)
    }
    return JSONText.unescaped(bytes[stringRange])
  }

  /// Whether the next value is an array whose first element is an array.
  package var isNestedArrayNext: Bool {
    var index = position
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    index += 1
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "[")
  }

  /// Skips a value and returns its range; nil for an array, an object or a string.
  package mutating func scalarRange() throws(Fault) -> Range<Int>? {
    guard let next = peek(), !Self.endsScalar(next) else {
      try skipValue()
      return nil
    }
    return scalar()
  }

  /// Skips a number, Boolean or null, and returns its range.
  private mutating func scalar() -> Range<Int> {
    _ = peek()
    let start = position
    while position < bytes.count, !Self.endsScalar(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Skips any value, without recursion.
  package mutating func skipValue() throws(Fault) {
    var depth = 0
    repeat {
      switch peek() {
      case nil: throw fault("a value is missing")
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { throw fault("a value is missing") }
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw fault("a value is missing") }
        position += 1
      default: _ = scalar()
      }
    } while depth > 0
  }

  private mutating func skipString() throws(Fault) {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      position = bytes.count
      throw fault("a string has no end")
    }
    stringRange = start..<position
    position += 1
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "\""):
      true
    default: byte.isWhitespace
    }
  }
}

/// Decodes the characters of JSON strings.
private enum JSONText {
  /// Returns the text with its escapes decoded; invalid escapes are kept.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    var rest = bytes
    while let mark = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += rest[..<mark]
      rest = rest[(mark + 1)...]
      guard let escape = rest.popFirst() else { break }
      if escape == UInt8(ascii: "u") {
        units += Array(scalar(&rest).utf8)
      } else {
        units.append(character(escape))
      }
    }
    return String(decoding: units + rest, as: UTF8.self)
  }

  private static func character(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "n"): .newline
    case UInt8(ascii: "r"): .carriageReturn
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: escape
    }
  }

  /// Reads an escaped UTF-16 code unit, or a surrogate pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    if let first = unit(&rest) { units.append(first) }
    if let first = units.first, UTF16.isLeadSurrogate(first), rest.starts(with: Array("\\u".utf8)) {
      rest = rest.dropFirst(2)
      if let second = unit(&rest) { units.append(second) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4).compactMap { $0.hexadecimalDigit }
    guard digits.count == 4 else { return nil }
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }
}
