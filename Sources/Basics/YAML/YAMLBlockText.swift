import TextReading

/// Reads block scalars: literal ones ("|") and folded ones (">").
enum YAMLBlockText {
  /// The header of a block scalar: its indentation relative to the parent, and the handling of
  /// trailing line breaks.
  private struct Header {
    var indentation: Int?
    var chomping: UInt8?
  }

  /// Reads the block scalar whose mark is at the cursor.
  static func read(from cursor: inout YAMLCursor, within parent: Int) throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    let folds = cursor.current == UInt8(ascii: ">")
    cursor.offset += 1
    let header = try header(&cursor)
    let lines = lines(&cursor, indentation: header.indentation.map { max(parent, 0) + $0 }, within: parent)
    let text = (folds ? folded(lines) : lines.joined(separator: "\n"))
    return YAMLNode(content: .scalar(chomped(text, lines, header.chomping), isPlain: false), offset: start)
  }

  private static func header(_ cursor: inout YAMLCursor) throws(ReadingError) -> Header {
    var header = Header()
    while let byte = cursor.current, !byte.isWhitespace {
      if let digit = byte.digit, digit > 0, header.indentation == nil {
        header.indentation = digit
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), header.chomping == nil {
        header.chomping = byte
      } else {
        throw ReadingError("after \"|\" or \">\" the line ends", at: cursor.offset)
      }
      cursor.offset += 1
    }
    cursor.skipBlanks()
    if cursor.current == UInt8(ascii: "#") { cursor.skipLine() }
    guard cursor.isAtLineEnd else {
      throw ReadingError("after \"|\" or \">\" the line ends", at: cursor.offset)
    }
    cursor.skipLineEnd()
    return header
  }

  /// Reads the lines without their indentation, which the first non-empty line sets.
  private static func lines(_ cursor: inout YAMLCursor, indentation: Int?, within parent: Int) -> [Substring]
  {
    var indentation = indentation
    var lines: [Substring] = []
    while cursor.current != nil {
      let start = cursor.offset
      while cursor.current == UInt8(ascii: " ") { cursor.offset += 1 }
      let blanks = cursor.offset - start
      if cursor.isAtLineEnd {
        lines.append(Substring(repeating: " ", count: indentation.map { max(0, blanks - $0) } ?? 0))
      } else if blanks > parent, blanks >= indentation ?? 0, !cursor.isAtDocumentMark {
        let from = start + (indentation ?? blanks)
        indentation = indentation ?? blanks
        cursor.skipLine()
        lines.append(Substring(decoding: cursor.bytes[from..<cursor.offset], as: UTF8.self))
      } else {
        cursor.offset = start
        break
      }
      cursor.skipLineEnd()
    }
    return lines
  }

  /// Joins lines with spaces; empty lines are kept, and so are line breaks around more indented
  /// lines.
  private static func folded(_ lines: [Substring]) -> String {
    var text = ""
    var previous: Substring?
    var empty = 0
    for line in lines {
      guard !line.isEmpty else {
        empty += 1
        continue
      }
      if let last = previous {
        let isKept = last.first == " " || line.first == " "
        text +=
          isKept
          ? String(repeating: "\n", count: empty + 1)
          : empty > 0 ? String(repeating: "\n", count: empty) : " "
      } else {
        text += String(repeating: "\n", count: empty)
      }
      text += line
      (previous, empty) = (line, 0)
    }
    return text + String(repeating: "\n", count: empty)
  }

  /// Handles trailing line breaks: keeps one, none ("-") or all ("+").
  private static func chomped(_ text: String, _ lines: [Substring], _ chomping: UInt8?) -> String {
    if chomping == UInt8(ascii: "+") { return lines.isEmpty ? "" : text + "\n" }
    var text = text
    while text.utf8.last == .newline { text.removeLast() }
    return chomping == UInt8(ascii: "-") || text.isEmpty ? text : text + "\n"
  }
}
