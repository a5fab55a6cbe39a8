import TextReading

/// Reads scalars in flow style: plain or quoted, on one or more lines.
enum YAMLText {
  /// Reads the text at the cursor; plain text ends before ": ", " #" and, in flows, before brackets
  /// and commas.
  ///
  /// - Parameter parent: The column of the parent; further lines must be indented more.
  static func read(
    from cursor: inout YAMLCursor, within parent: Int, isInFlow: Bool
  ) throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    switch cursor.current {
    case UInt8(ascii: "\""):
      return YAMLNode(content: .scalar(try doubleQuoted(&cursor), isPlain: false), offset: start)
    case UInt8(ascii: "'"):
      return YAMLNode(content: .scalar(try singleQuoted(&cursor), isPlain: false), offset: start)
    case let byte?
    where "[]{},#&*!|>%@`".utf8.contains(byte)
      || ("-?:".utf8.contains(byte) && cursor.isBlank(at: start + 1)):
      let text = String(decoding: [byte], as: UTF8.self)
      throw ReadingError("no text begins with \"\(text)\" unless it is in quotes", at: start)
    default:
      let text = try plain(&cursor, within: parent, isInFlow: isInFlow)
      return YAMLNode(content: .scalar(text, isPlain: true), offset: start)
    }
  }

  /// Returns whether the colon that ends a key follows, possibly after spaces.
  static func isKeyEnd(in cursor: YAMLCursor) -> Bool {
    cursor.current == UInt8(ascii: ":")
      && (cursor.isBlank(at: cursor.offset + 1) || isFlowMark(cursor.bytes[cursor.offset + 1])
        || isQuote(before: cursor))
  }

  /// Returns whether a byte has a special meaning within brackets.
  static func isFlowMark(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

  /// Returns whether a byte ends a value within brackets.
  static func isFlowEnd(_ byte: UInt8?) -> Bool { byte.map { ",]}".utf8.contains($0) } ?? true }

  /// Returns whether a quote precedes the cursor: no space is needed after a quoted key, as in
  /// JSON.
  private static func isQuote(before cursor: YAMLCursor) -> Bool {
    cursor.offset > 0 && "\"'".utf8.contains(cursor.bytes[cursor.offset - 1])
  }

  private static func plain(
    _ cursor: inout YAMLCursor, within parent: Int, isInFlow: Bool
  ) throws(ReadingError) -> String {
    var folding = YAMLFolding()
    while true {
      folding.add(plainLine(&cursor, isInFlow: isInFlow))
      guard cursor.isAtLineEnd, cursor.current != nil else { break }
      // The text continues if the next non-empty line is indented more.
      var look = cursor
      var breaks = 0
      while look.isAtLineEnd, look.current != nil {
        look.skipLineEnd()
        look.skipBlanks()
        breaks += 1
      }
      guard let byte = look.current, isInFlow || look.column > parent, byte != UInt8(ascii: "#"),
        !look.isAtDocumentMark, !(isInFlow && isFlowMark(byte)), !isKeyEnd(in: look)
      else { break }
      if !isInFlow {
        var line = look
        _ = plainLine(&line, isInFlow: false)
        if isKeyEnd(in: line) {
          throw ReadingError("a key may not stand here; is it indented too far?", at: look.offset)
        }
      }
      folding.endLine(times: breaks)
      cursor = look
    }
    return folding.text
  }

  /// Reads plain text up to its end on this line, without trailing spaces.
  private static func plainLine(_ cursor: inout YAMLCursor, isInFlow: Bool) -> Substring {
    let start = cursor.offset
    var end = start
    while let byte = cursor.current, !cursor.isAtLineEnd {
      if byte == UInt8(ascii: ":"),
        cursor.isBlank(at: cursor.offset + 1)
          || (isInFlow && isFlowMark(cursor.bytes[cursor.offset + 1]))
      {
        break
      }
      if byte == UInt8(ascii: "#"), cursor.offset > start, cursor.isBlank(at: cursor.offset - 1) { break }
      if isInFlow, isFlowMark(byte) { break }
      cursor.offset += 1
      if !byte.isWhitespace { end = cursor.offset }
    }
    return Substring(decoding: cursor.bytes[start..<end], as: UTF8.self)
  }

  private static func singleQuoted(_ cursor: inout YAMLCursor) throws(ReadingError) -> String {
    let start = cursor.offset
    cursor.offset += 1
    var folding = YAMLFolding()
    while true {
      let from = cursor.offset
      while let byte = cursor.current, byte != UInt8(ascii: "'"), !cursor.isAtLineEnd { cursor.offset += 1 }
      folding.add(Substring(decoding: cursor.bytes[from..<cursor.offset], as: UTF8.self))
      guard cursor.current != nil else { throw ReadingError("this quote is never closed", at: start) }
      if cursor.isAtLineEnd {
        fold(&cursor, into: &folding)
      } else if cursor.next == UInt8(ascii: "'") {
        folding.add("'")
        cursor.offset += 2
      } else {
        cursor.offset += 1
        cursor.skipBlanks()
        return folding.text
      }
    }
  }

  private static func doubleQuoted(_ cursor: inout YAMLCursor) throws(ReadingError) -> String {
    let start = cursor.offset
    cursor.offset += 1
    var folding = YAMLFolding()
    while true {
      let from = cursor.offset
      while let byte = cursor.current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
        !cursor.isAtLineEnd
      {
        cursor.offset += 1
      }
      folding.add(Substring(decoding: cursor.bytes[from..<cursor.offset], as: UTF8.self))
      switch cursor.current {
      case nil: throw ReadingError("this quote is never closed", at: start)
      case UInt8(ascii: "\"")?:
        cursor.offset += 1
        cursor.skipBlanks()
        return folding.text
      case UInt8(ascii: "\\")?:
        cursor.offset += 1
        if cursor.isAtLineEnd, cursor.current != nil {
          cursor.skipLineEnd()
          cursor.skipBlanks()
        } else {
          folding.keep(try YAMLEscape.read(from: &cursor))
        }
      default: fold(&cursor, into: &folding)
      }
    }
  }

  /// Skips line breaks within quotes; one means a space, and several mean one line break fewer.
  private static func fold(_ cursor: inout YAMLCursor, into folding: inout YAMLFolding) {
    var breaks = 0
    while cursor.isAtLineEnd, cursor.current != nil {
      cursor.skipLineEnd()
      cursor.skipBlanks()
      breaks += 1
    }
    folding.endLine(times: breaks)
  }
}

/// Joins the lines of a text: a single line break becomes a space, further ones are kept.
private struct YAMLFolding {
  /// The text so far.
  private(set) var text = ""
  /// The length that escapes have produced, whose spaces are kept at the end of a line.
  private var kept = 0

  mutating func add(_ part: Substring) { text += part }

  /// Adds the text of an escape.
  mutating func keep(_ part: String) {
    text += part
    kept = text.utf8.count
  }

  /// Adds line breaks; spaces before them are removed.
  mutating func endLine(times: Int) {
    while text.utf8.count > kept, let last = text.last, last == " " || last == "\t" { text.removeLast() }
    text += times > 1 ? String(repeating: "\n", count: times - 1) : " "
  }
}

/// Decodes the escapes of double-quoted text.
private enum YAMLEscape {
  private static let single: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}",
    UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}", UInt8(ascii: "f"): "\u{0C}",
    UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}", UInt8(ascii: "\t"): "\t",
  ]
  private static let digits: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  /// Reads the escape after a backslash.
  static func read(from cursor: inout YAMLCursor) throws(ReadingError) -> String {
    let start = cursor.offset - 1
    guard let letter = cursor.current else { throw ReadingError("an escape is cut off here", at: start) }
    cursor.offset += 1
    if let text = single[letter] { return text }
    guard let count = digits[letter] else { throw ReadingError("this escape is unknown", at: start) }
    var code = try hexadecimal(count, from: &cursor, at: start)
    // JSON writes characters beyond U+FFFF as two escapes.
    if 0xD800..<0xDC00 ~= code, cursor.bytes.has("\\u", at: cursor.offset) {
      cursor.offset += 2
      let low = try hexadecimal(4, from: &cursor, at: start)
      code = 0x10000 + (code - 0xD800) << 10 + (low &- 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw ReadingError("this escape stands for no character", at: start)
    }
    return String(scalar)
  }

  private static func hexadecimal(_ count: Int, from cursor: inout YAMLCursor, at start: Int)
    throws(ReadingError)
    -> UInt32
  {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = cursor.current?.hexadecimalDigit else {
        throw ReadingError("this escape needs \(count) hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      cursor.offset += 1
    }
    return value
  }
}
