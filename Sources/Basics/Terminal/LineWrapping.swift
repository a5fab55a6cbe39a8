/// Wraps text to a width in cells, between words and between CJK characters.
package struct LineWrapping {
  /// The width of a line, in cells.
  package let width: Int

  /// Creates a wrapping with a width in cells.
  package init(width: Int) {
    self.width = width
  }

  /// A part of the text that isn't broken.
  private struct Unit {
    var text: String
    var width: Int
    let hasSpaceBefore: Bool
    /// Whether it is kept whole even if it exceeds the width, so that it can be copied.
    var isWhole = false
  }

  /// Punctuation that must not begin a line.
  private static let closing: Set<Character> = [
    "\u{FF0C}", "\u{3002}", "\u{3001}", "\u{FF1B}", "\u{FF1A}", "\u{FF01}", "\u{FF1F}", "\u{FF09}",
    "\u{300D}",
    "\u{300F}", "\u{300B}", "\u{3011}", "\u{201D}", "\u{2019}", "\u{2026}", ",", ".", ";", ":", "!", "?", ")",
    "]",
  ]
  /// Punctuation that must not end a line.
  private static let opening: Set<Character> = [
    "\u{FF08}", "\u{300C}", "\u{300E}", "\u{300A}", "\u{3010}", "\u{201C}", "\u{2018}", "(", "[",
  ]

  /// Returns the wrapped lines of a text, at least one.
  package func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for unit in Self.units(of: text).flatMap(split) {
      let space = unit.hasSpaceBefore && used > 0 ? 1 : 0
      if used > 0, used + space + unit.width > width {
        lines.append(line)
        line = unit.text
        used = unit.width
      } else {
        line += (space == 1 ? " " : "") + unit.text
        used += space + unit.width
      }
    }
    return lines + [line]
  }

  /// Wraps words without breaking any; a word wider than a line gets its own line.
  ///
  /// The first line holds up to `first` cells.
  package func fill(_ words: [String], first: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let room = lines.isEmpty ? first : width
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lines + [line]
  }

  /// Splits a unit that is wider than a line.
  private func split(_ unit: Unit) -> [Unit] {
    let isWhole = unit.width <= width || unit.isWhole || Self.start(of: "://", in: unit.text) != nil
    if isWhole { return [unit] }
    var pieces: [Unit] = []
    var piece = Unit(text: "", width: 0, hasSpaceBefore: unit.hasSpaceBefore)
    for character in unit.text {
      let cells = DisplayWidth.of(character)
      if piece.width > 0, piece.width + cells > width {
        pieces.append(piece)
        piece = Unit(text: "", width: 0, hasSpaceBefore: false)
      }
      piece.text.append(character)
      piece.width += cells
    }
    return pieces + [piece]
  }

  /// Returns the words of a text; a line of a property list or an address is a single unit.
  private static func units(of text: String) -> [Unit] {
    guard let code = propertyList(in: text) else { return words(of: text[...], after: " ") }
    let before = text[..<code.lowerBound]
    let unit = Unit(
      text: String(text[code]), width: DisplayWidth.of(text[code]),
      hasSpaceBefore: before.last.map(isBlank) ?? true, isWhole: true)
    return words(of: before, after: " ") + [unit] + words(of: text[code.upperBound...], after: ">")
  }

  /// Returns the range of property list lines in a text, from the first key to the end of the last
  /// value.
  private static func propertyList(in text: String) -> Range<String.Index>? {
    guard let start = start(of: "<key>", in: text), let end = text.lastIndex(of: ">") else { return nil }
    return start..<text.index(after: end)
  }

  /// Returns the first occurrence of a part; the standard library of older systems lacks this
  /// function.
  private static func start(of part: String, in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(part) }
  }

  private static func words(of text: Substring, after start: Character) -> [Unit] {
    var units: [Unit] = []
    var previous = start
    for character in text {
      defer { previous = character }
      if isBlank(character) { continue }
      let cells = DisplayWidth.of(character)
      if !units.isEmpty, !isBlank(previous), !mayBreak(between: previous, and: character) {
        units[units.count - 1].text.append(character)
        units[units.count - 1].width += cells
      } else {
        units.append(Unit(text: String(character), width: cells, hasSpaceBefore: isBlank(previous)))
      }
    }
    return units
  }

  /// Returns whether a character is a space at which lines can break.
  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character.isNewline
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if closing.contains(right) || opening.contains(left) { return false }
    return isIdeographic(left) || isIdeographic(right)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(DisplayWidth.isWide) ?? false
  }
}
