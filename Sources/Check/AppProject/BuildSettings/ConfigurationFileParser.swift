import TextReading

/// Splits an xcconfig file into its statements.
enum ConfigurationFileParser {
  /// A statement.
  enum Line: Hashable, Sendable {
    /// A setting with its conditions, and its value.
    case assignment(name: String, value: String, line: Int, column: Int)
    /// An included file, which may be optional.
    case include(path: String, isOptional: Bool, line: Int)
    /// Any other line, shortened.
    case unknown(text: String, line: Int)
  }

  /// Lines that are joined by backslashes.
  private struct JoinedLine {
    var pieces: [String] = []
    let line: Int
    let column: Int
  }

  /// Returns the statements in order, without comments and with continued lines joined.
  static func parse(_ bytes: [UInt8]) -> [Line] {
    let text = String(decoding: TextEncoding.utf8(bytes, guessesUnmarked: true), as: UTF8.self)
    var lines: [Line] = []
    var pending: JoinedLine?
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    {
      let content = withoutComment(raw)
      var joined = pending ?? JoinedLine(line: index + 1, column: raw.utf8.prefix { $0 <= 0x20 }.count + 1)
      // Releasing the pieces first avoids a copy of everything before each joined line.
      pending = nil
      let continues = content.hasSuffix("\\")
      joined.pieces.append(continues ? content.dropLast().trimmedBlanks : content)
      if continues { pending = joined } else { append(joined, to: &lines) }
    }
    if let pending { append(pending, to: &lines) }
    return lines
  }

  private static func append(_ joined: JoinedLine, to lines: inout [Line]) {
    let text = joined.pieces.filter { !$0.isEmpty }.joined(separator: " ")
    if text.isEmpty { return }
    if text.hasPrefix("#") {
      lines.append(include(text, line: joined.line))
    } else if let equals = equalsSign(in: text) {
      let name = text[..<equals].trimmedBlanks
      let value = withoutSemicolon(text[text.index(after: equals)...].trimmedBlanks)
      lines.append(.assignment(name: name, value: value, line: joined.line, column: joined.column))
    } else {
      lines.append(.unknown(text: String(text.prefix(60)), line: joined.line))
    }
  }

  private static func include(_ text: String, line: Int) -> Line {
    let rest = text.dropFirst().trimmedBlanks
    let quoted = rest.split(separator: "\"", omittingEmptySubsequences: false)
    let word = quoted[0].trimmedBlanks
    guard word == "include" || word == "include?", quoted.count == 3 else {
      return .unknown(text: String(text.prefix(60)), line: line)
    }
    return .include(path: String(quoted[1]), isOptional: word == "include?", line: line)
  }

  /// Returns the sign that ends the name; signs inside conditions don't count.
  private static func equalsSign(in text: String) -> String.Index? {
    var isInside = false
    for index in text.indices {
      switch text[index] {
      case "[": isInside = true
      case "]": isInside = false
      case "=" where !isInside: return index
      default: break
      }
    }
    return nil
  }

  /// Removes a comment, which begins at two slashes even inside an address such as https://.
  private static func withoutComment(_ line: Substring) -> String {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)].trimmedBlanks }
      previous = line[index]
    }
    return line.trimmedBlanks
  }

  private static func withoutSemicolon(_ value: String) -> String {
    value.hasSuffix(";") ? String(value.dropLast()).trimmedBlanks : value
  }
}
