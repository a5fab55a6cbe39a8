/// The little Markdown that statements have: `code`, **strong** and *stressed* words.
package struct InlineMarkdown {
  private struct Piece {
    let text: Substring
    /// The element that shows it on a page; nil for words as any other.
    let element: String?
  }

  private let pieces: [Piece]

  /// Reads a text.
  package init(_ text: String) {
    pieces = Self.parts(of: text[...], between: "`").flatMap { part, isCode in
      isCode
        ? [Piece(text: part, element: "code")]
        : Self.parts(of: part, between: "**").flatMap { part, isStrong in
          isStrong
            ? [Piece(text: part, element: "b")]
            : Self.parts(of: part, between: "*").map { Piece(text: $0, element: $1 ? "em" : nil) }
        }
    }
  }

  /// The words alone, as a terminal shows them.
  package var plainText: String { pieces.map(\.text).joined() }

  /// The words as a page shows them.
  package var markup: [Markup] {
    pieces.map { piece in
      piece.element.map { Markup($0, text: String(piece.text)) } ?? .text(String(piece.text))
    }
  }

  /// Returns the parts of a text and whether each stands between two marks; all of it where a mark has no second.
  private static func parts(of text: Substring, between mark: String) -> [(Substring, Bool)] {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return [(text, false)] }
    return parts.enumerated().map { ($0.element, !$0.offset.isMultiple(of: 2)) }.filter { !$0.0.isEmpty }
  }
}
