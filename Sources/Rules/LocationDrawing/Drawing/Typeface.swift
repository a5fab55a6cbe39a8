/// Estimates of text widths and line breaks, as accurate as possible without the reader's fonts.
///
/// SVG doesn't wrap text. The widths are those of Helvetica, which is close to the fonts that systems substitute for
/// it; Chinese, Japanese and Korean characters are squares.
struct Typeface {
  /// The size, in points.
  let size: Double
  /// Whether the text is bold, and so a little wider.
  var isBold = false

  /// The widths of the ASCII characters from the space on, in thousandths of the size.
  private static let widths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Returns the width of a text, in points.
  func width(of text: String) -> Double { width(thousandths: Self.thousandths(of: text[...])) }

  private func width(thousandths: Int) -> Double {
    Double(thousandths) / 1000 * size * (isBold ? 1.06 : 1)
  }

  private static func thousandths(of text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: widths[Int(scalar.value) - 0x20]
    case 0x201C, 0x201D: 380
    case 0x2019: 222
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFF61,
      0x1F000..<0x40000:
      1000
    default: 600
    }
  }

  /// Returns the lines of a text, up to a limit; an ellipsis at the end of the last one indicates that there is more.
  @inline(never)
  func lines(of text: String, within width: Double, atMost limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    // A description may be arbitrarily long; text beyond the limit is ignored.
    for piece in pieces(of: text.prefix(limit * 200)) {
      let longer = length + Self.thousandths(of: piece)
      if !line.isEmpty, self.width(thousandths: longer) <= width {
        line += piece
        length = longer
        continue
      }
      // No line begins with the space before a word.
      let start = piece.first == " " ? piece.dropFirst() : piece
      if !line.isEmpty { lines.append(line) }
      line = String(start)
      length = Self.thousandths(of: start)
      if lines.count > limit { break }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [lines[limit - 1] + "…"]
  }

  /// Returns a text on one line; an ellipsis indicates that there is more.
  @inline(never)
  func line(_ text: String, within width: Double) -> String {
    lines(of: text, within: width, atMost: 1).first ?? ""
  }

  /// Returns words with the space before them; Chinese and similar scripts can break before each character, words
  /// that are too long anywhere.
  private func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var length = 0
    for index in text.indices {
      if index > start {
        let character = text[index]
        let isWide = character.unicodeScalars.first.map { Self.width(of: $0) == 1000 } ?? false
        if isBlank(character) || isWide && !Self.staysWithLine.contains(character) || length >= 24 {
          pieces.append(text[start..<index])
          start = index
          length = 0
        }
      }
      length += 1
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  /// Returns whether a line can break before a character; `isWhitespace` needs tables of Unicode that the page would
  /// then contain, and includes spaces at which nothing may break.
  private func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character.isNewline
  }

  /// Chinese punctuation that must not begin a line.
  private static let staysWithLine: Set<Character> = ["，", "。", "、", "；", "：", "？", "！", "）", "」", "』"]
}
