import TextReading

/// A scanner of a table's rows (RFC 4180, with any of three separators).
struct CSVScanner {
  struct Field {
    /// The range without quotes.
    let range: Range<Int>
    /// Whether the field contains doubled quotes.
    let hasDoubledQuotes: Bool
  }

  let bytes: [UInt8]
  let separator: UInt8
  private(set) var position = 0
  /// The line on which the current row starts.
  private(set) var line = 0
  private var nextLine = 1
  private(set) var fields: [Field] = []
  /// Whether the file ended within quotes.
  private(set) var isUnterminated = false

  /// Fields beyond these are skipped, so that a row of nothing but separators takes no memory.
  private static let mostFields = 1_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    separator = Self.separator(of: bytes)
  }

  /// Reads the next row that is neither blank nor a comment; returns false at the end.
  mutating func next() -> Bool {
    while position < bytes.count {
      line = nextLine
      let start = position
      if bytes[start] == UInt8(ascii: "#") {
        while position < bytes.count, bytes[position] != .newline { position += 1 }
        endRow()
        continue
      }
      readRow()
      if !bytes.trimmed(start..<position).isEmpty { return true }
    }
    return false
  }

  /// Returns the text of a field; empty if the row is too short.
  func text(_ index: Int) -> String {
    guard index < fields.count else { return "" }
    let field = bytes[fields[index].range]
    guard fields[index].hasDoubledQuotes else { return String(decoding: field, as: UTF8.self) }
    // Quotes are doubled, and each pair represents one.
    var text: [UInt8] = []
    var isFirst = false
    for byte in field {
      let isQuote = byte == UInt8(ascii: "\"")
      if isQuote { isFirst.toggle() }
      if !isQuote || isFirst { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readRow() {
    fields.removeAll(keepingCapacity: true)
    while true {
      readField()
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    endRow()
  }

  private mutating func readField() {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      readQuoted()
      return
    }
    while position < bytes.count, bytes[position] != separator, !isLineEnd { position += 1 }
    append(Field(range: start..<position, hasDoubledQuotes: false))
  }

  private mutating func readQuoted() {
    position += 1
    let start = position
    var hasDoubledQuotes = false
    while position < bytes.count {
      if bytes[position] == .newline { nextLine += 1 }
      guard bytes[position] == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else { break }
      hasDoubledQuotes = true
      position += 2
    }
    append(Field(range: start..<position, hasDoubledQuotes: hasDoubledQuotes))
    isUnterminated = position == bytes.count
    // Text between the quote and the separator is skipped.
    while position < bytes.count, bytes[position] != separator, !isLineEnd { position += 1 }
  }

  private mutating func append(_ field: Field) {
    if fields.count < Self.mostFields { fields.append(field) }
  }

  private var isLineEnd: Bool { bytes[position] == .newline || bytes[position] == .carriageReturn }

  private mutating func endRow() {
    guard position < bytes.count else { return }
    if bytes[position] == .carriageReturn, position + 1 < bytes.count, bytes[position + 1] == .newline {
      position += 1
    }
    position += 1
    nextLine += 1
  }

  /// Returns the separator that occurs most often in the first line.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") || bytes[start].isWhitespace {
      if bytes[start] == UInt8(ascii: "#") {
        while start < bytes.count, bytes[start] != .newline { start += 1 }
      }
      start = min(start + 1, bytes.count)
    }
    let header = bytes[start...].prefix(10_000).prefix { $0 != .newline }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = candidates.map { candidate in header.count { $0 == candidate } }
    return counts.indices.max { counts[$0] < counts[$1] }.map { candidates[$0] } ?? UInt8(ascii: ",")
  }
}
