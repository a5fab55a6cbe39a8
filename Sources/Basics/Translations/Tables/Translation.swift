package import Phrases

/// The translations of phrases into one language.
///
/// An entry has `%@` for each argument in the order of the English, or `%1$@` if the order differs.
/// A space is inserted between an argument in Latin letters and Chinese text, as Chinese typography
/// requires.
package struct Translation: Sendable {
  /// The translations by their English formats.
  package let entries: [String: String]
  /// The system texts of phones in the language.
  package let system: SystemTexts

  /// Creates a translation.
  package init(_ entries: [String: String], system: SystemTexts = .none) {
    self.entries = entries
    self.system = system
  }

  /// Returns a phrase in the language; parts without an entry remain English.
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

  /// Returns the formats in a phrase that contain letters and have no entry.
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

  /// Returns the arguments of the placeholders in a text, in order, counted from 0.
  package static func places(in text: String) -> [Int] {
    FormatPiece.pieces(of: text).compactMap { if case .argument(let index) = $0 { index } else { nil } }
  }

  /// Appends a part, with a space between Chinese and Latin letters, but not after a Chinese full
  /// stop or a quotation mark that opens.
  private static func append(_ part: String, to text: inout String) {
    if let last = text.last, "。，；：、！？（）".contains(last) {
      text += part.drop { $0 == " " }
      return
    }
    if let last = text.last, let first = part.first,
      isIdeographic(last) && isLatin(first)
        || isLatin(last) && isIdeographic(first) && !endsWithOpenQuotation(text)
    {
      text += " "
    }
    text += part
  }

  private static func endsWithOpenQuotation(_ text: String) -> Bool {
    text.last == "\"" && text.dropLast().last.map { " ([{".contains($0) } ?? true
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  /// Returns whether a character belongs to an ASCII word, number or code.
  private static func isLatin(_ character: Character) -> Bool {
    character.isASCII && !character.isWhitespace && !",.;:!?<>[]".contains(character)
  }
}
