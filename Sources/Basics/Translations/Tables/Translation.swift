package import Phrases

/// What phrases are called in one language.
///
/// An entry has `%@` for each argument in the order of the English, or `%1$@` where the order differs. Where an argument
/// in Latin letters meets Chinese, a space is put between them, as Chinese typesetting has it.
package struct Translation: Sendable {
  /// The texts by their English formats.
  package let entries: [String: String]
  /// What phones in the language show.
  package let system: SystemTexts

  /// Creates a translation.
  package init(_ entries: [String: String], system: SystemTexts = .none) {
    self.entries = entries
    self.system = system
  }

  /// Returns a phrase in the language; what it has no entry for stays English.
  package func text(of phrase: Phrase) -> String {
    FormatPiece.pieces(of: entries[phrase.format] ?? phrase.format).reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): Self.append(part, to: &text)
      case .argument(let index) where phrase.arguments.indices.contains(index):
        switch phrase.arguments[index] {
        case .text(let name): Self.append(name, to: &text)
        case .phrase(let phrase): Self.append(self.text(of: phrase), to: &text)
        case .system(let words, let version):
          Self.append(system.text(for: words.format, words.names, on: version), to: &text)
        }
      case .argument: break
      }
    }
  }

  /// Returns the formats of a phrase and of what stands in it that have letters and no entry.
  package func missing(in phrase: Phrase) -> [String] {
    let inside = phrase.arguments.flatMap { argument -> [String] in
      switch argument {
      case .text: []
      case .phrase(let phrase): missing(in: phrase)
      case .system(let words, _): system.entries[words.format] == nil ? [words.format] : []
      }
    }
    let isMissing = entries[phrase.format] == nil && phrase.format.contains(where: \.isLetter)
    return (isMissing ? [phrase.format] : []) + inside
  }

  /// Returns the numbers of the arguments that a text has places for, in their order, counted from 0.
  package static func places(in text: String) -> [Int] {
    FormatPiece.pieces(of: text).compactMap { if case .argument(let index) = $0 { index } else { nil } }
  }

  /// Adds a part, behind a space where Chinese and Latin letters meet, and none behind a full stop that brings its own.
  private static func append(_ part: String, to text: inout String) {
    if let last = text.last, "。，；：、！？（）".contains(last) {
      text += part.drop { $0 == " " }
      return
    }
    if let last = text.last, let first = part.first,
      isIdeographic(last) && isLatin(first) || isLatin(last) && isIdeographic(first)
    {
      text += " "
    }
    text += part
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  /// Whether a character belongs to a word, a number or code in ASCII.
  private static func isLatin(_ character: Character) -> Bool {
    character.isASCII && !character.isWhitespace && !",.;:!?<>[]".contains(character)
  }
}
