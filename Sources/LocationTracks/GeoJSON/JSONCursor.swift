/// Passes over JSON without building anything, so that every value knows its line and a broken file is used up to there.
///
/// Foundation's `JSONDecoder` is not used: it gives nothing of a file that is cut off, and no line for a value that
/// is of the wrong kind.
struct JSONCursor {
  /// Where the text stops being JSON.
  struct Fault: Error {
    let offset: Int
    let message: String
  }

  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next character that is no space, nil at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  /// Passes a character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
    guard skip(character) else { throw fault("“\(character)” is missing") }
  }

  func fault(_ message: String) -> Fault {
    Fault(offset: position, message: position >= bytes.count ? "the file is cut off: \(message)" : message)
  }

  /// Passes the members of an object; the body has to pass each value.
  mutating func members(_ body: (String, inout JSONCursor) throws(Fault) -> Void) throws(Fault) {
    try expect("{")
    if skip("}") { return }
    repeat {
      let name = try string()
      try expect(":")
      try body(name, &self)
    } while skip(",")
    try expect("}")
  }

  /// Passes the elements of an array; the body has to pass each.
  mutating func elements(_ body: (inout JSONCursor) throws(Fault) -> Void) throws(Fault) {
    try expect("[")
    if skip("]") { return }
    repeat { try body(&self) } while skip(",")
    try expect("]")
  }

  /// Passes a string.
  mutating func string() throws(Fault) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw fault("a string is missing") }
    let range = try stringRange()
    guard bytes[range].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    return JSONText.unescaped(bytes[range])
  }

  /// Whether an array comes next whose first element is an array.
  var isNestedArrayNext: Bool {
    var index = position
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    index += 1
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "[")
  }

  /// Passes a value, and gives the number that it is.
  mutating func number() throws(Fault) -> Double? {
    guard let next = peek(), !Self.endsScalar(next) else {
      try skipValue()
      return nil
    }
    return DecimalNumber.value(bytes, scalar())
  }

  /// Passes a value that is no array, object or string, and gives its place.
  private mutating func scalar() -> Range<Int> {
    _ = peek()
    let start = position
    while position < bytes.count, !Self.endsScalar(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Passes any value, however deep, without going deeper itself.
  mutating func skipValue() throws(Fault) {
    var depth = 0
    repeat {
      switch peek() {
      case nil: throw fault("a value is missing")
      case UInt8(ascii: "\""): _ = try stringRange()
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

  private mutating func stringRange() throws(Fault) -> Range<Int> {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      position = bytes.count
      throw fault("a string has no end")
    }
    defer { position += 1 }
    return start..<position
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
