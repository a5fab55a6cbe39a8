/// Measures text in cells of a terminal.
package enum DisplayWidth {
  /// The ranges of wide and fullwidth scalars without emoji (Unicode Standard Annex 11), which
  /// occupy two cells.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// Returns the width of a text, in cells.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a character in cells: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
    guard let first = scalars.first else { return 0 }
    if isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Returns whether a scalar occupies two cells.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wideRanges.contains { $0.contains(scalar.value) }
  }

  /// Returns the longest prefix of a text that fits in a width.
  package static func prefix(of text: String, fitting width: Int) -> Substring {
    var used = 0
    return text.prefix { character in
      used += of(character)
      return used <= width
    }
  }

  /// Returns the longest suffix of a text that fits in a width.
  package static func suffix(of text: String, fitting width: Int) -> Substring {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      used += of(text[previous])
      if used > width { break }
      start = previous
    }
    return text[start...]
  }
}
