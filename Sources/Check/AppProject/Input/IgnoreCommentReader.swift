import SourceFacts
import TextReading

/// Finds comments that silence findings, in any language whose comments begin with `//`, `/*`,
/// `<!--` or `#`.
package enum IgnoreCommentReader {
  private static let marker = Array(IgnoreMarker.text.utf8)

  /// Returns the comments in a text, in order.
  ///
  /// A comment counts if it begins with the marker; only the first in a line does. A comment on its
  /// own line applies to the line below; several consecutive ones all apply to the line below them.
  package static func comments(in bytes: [UInt8], file: String) -> [IgnoreComment] {
    guard IgnoreMarker.search.occurs(in: bytes), var offset = firstMarker(in: bytes, from: 0) else {
      return []
    }
    let lines = LineTable(bytes)
    var found: [Found] = []
    while true {
      let number = lines.position(at: offset).line
      guard let range = lines.range(ofLine: number) else { break }
      if let comment = comment(at: offset, within: range, of: bytes, line: number) { found.append(comment) }
      guard let next = firstMarker(in: bytes, from: range.upperBound) else { break }
      offset = next
    }
    return placed(found, in: file)
  }

  /// A comment before the line that it applies to is known.
  private struct Found {
    let line: Int
    let column: Int
    let isAlone: Bool
    let words: IgnoreCommentWords
  }

  private static func firstMarker(in bytes: [UInt8], from start: Int) -> Int? {
    bytes[start...].firstRange(of: marker)?.lowerBound
  }

  private static func comment(
    at offset: Int, within line: Range<Int>, of bytes: [UInt8], line number: Int
  ) -> Found? {
    let head = bytes.trimmed(line.lowerBound..<offset)
    guard
      let opener = IgnoreCommentOpener.allCases.first(where: {
        bytes[head].suffix($0.rawValue.utf8.count).elementsEqual($0.rawValue.utf8)
      })
    else { return nil }
    let start = head.upperBound - opener.rawValue.utf8.count
    if opener.mayStandInQuotes, isWithinQuotes(after: bytes[line.lowerBound..<start]) { return nil }
    var body = offset + marker.count..<line.upperBound
    // "sextant:ignored" is a different word.
    let isWord = bytes[body].first.map { !$0.isWhitespace } ?? false
    let isClosed = !opener.closer.isEmpty && bytes[body].starts(with: opener.closer.utf8)
    if isWord && !isClosed { return nil }
    var rest = body.upperBound..<body.upperBound
    if !opener.closer.isEmpty, let end = bytes[body].firstRange(of: Array(opener.closer.utf8)) {
      rest = end.upperBound..<body.upperBound
      body = body.lowerBound..<end.lowerBound
    }
    return Found(
      line: number, column: start - line.lowerBound + 1,
      isAlone: bytes.trimmed(line.lowerBound..<start).isEmpty && bytes.trimmed(rest).isEmpty,
      words: IgnoreCommentWords(String(decoding: bytes[body], as: UTF8.self)))
  }

  /// Returns whether text after the beginning of a line is within quotes, which an odd number of
  /// quotes before it indicates.
  private static func isWithinQuotes(after head: ArraySlice<UInt8>) -> Bool {
    var isQuoted = false
    var isEscaped = false
    for byte in head {
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return isQuoted
  }

  private static func placed(_ found: [Found], in file: String) -> [IgnoreComment] {
    var comments: [IgnoreComment] = []
    var below: (line: Int, target: Int)?
    for comment in found.reversed() {
      var target = comment.line
      if comment.isAlone {
        target += 1
        if let below, below.line == target { target = below.target }
        below = (comment.line, target)
      }
      comments.append(
        IgnoreComment(
          at: Site(file: file, line: comment.line, column: comment.column), silencingLine: target,
          rules: comment.words.rules, reason: comment.words.reason))
    }
    return comments.reversed()
  }
}

/// The openings of comments, longer ones first.
private enum IgnoreCommentOpener: String, CaseIterable {
  case markup = "<!--"
  case line = "//"
  case block = "/*"
  case hash = "#"

  /// The text that closes the comment in its line; empty if it extends to the end of the line.
  var closer: String {
    switch self {
    case .markup: "-->"
    case .block: "*/"
    case .line, .hash: ""
    }
  }

  /// Whether languages with this opening also have strings in quotes.
  var mayStandInQuotes: Bool { self == .line || self == .block }
}

/// The text after the marker: names of rules, separated by commas, followed by the reason.
private struct IgnoreCommentWords {
  private(set) var rules: [String] = []
  let reason: String

  init(_ text: String) {
    var rest = text[...].drop(while: \.isWhitespace)
    while true {
      let name = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ":" }
      if name.isEmpty { break }
      rules.append(String(name))
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard rest.first == "," else { break }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    }
    let words = rest.drop { $0.isWhitespace || "-–—:".contains($0) }
    reason = String(words.reversed().drop(while: \.isWhitespace).reversed())
  }
}
