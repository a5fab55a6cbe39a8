/// A line with the supported inline Markdown: `code`, **strong** and *emphasized* text.
package struct InlineMarkdown: Hashable, Sendable {
  /// The text as markup.
  package let markup: [Markup]

  /// Reads a text.
  package init(_ text: String) { self.init(text[...]) }

  init(_ text: Substring) {
    var pieces: [Markup] = []
    var plain = ""
    var rest = text
    while let first = rest.first {
      guard let (mark, inner, after) = Self.marked(rest) else {
        plain.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(Markup(mark.element, [:], mark.holdsMarks ? Self(inner).markup : [.text(String(inner))]))
      rest = after
    }
    markup = plain.isEmpty ? pieces : pieces + [.text(plain)]
  }

  /// The text without markup, for a terminal.
  package var plainText: String { markup.plainText }

  /// A delimiter and its element.
  private struct Mark {
    let sign: String
    let element: String
    let holdsMarks: Bool
  }

  /// The delimiters, with two stars before one; nothing is marked within code.
  private static let marks = [
    Mark(sign: "`", element: "code", holdsMarks: false), Mark(sign: "**", element: "b", holdsMarks: true),
    Mark(sign: "*", element: "em", holdsMarks: true),
  ]

  /// Returns the marked text at the start of a text.
  ///
  /// No space may follow the opening delimiter, and there must be a closing one.
  private static func marked(_ text: Substring) -> (mark: Mark, inner: Substring, after: Substring)? {
    guard let mark = marks.first(where: { text.hasPrefix($0.sign) }) else { return nil }
    let rest = text.dropFirst(mark.sign.count)
    guard let next = rest.first, next != " ", !rest.hasPrefix(mark.sign),
      let end = rest.indices.first(where: { rest[$0...].hasPrefix(mark.sign) })
    else { return nil }
    return (mark, rest[..<end], rest[end...].dropFirst(mark.sign.count))
  }
}

extension [Markup] {
  /// The text without elements.
  package var plainText: String {
    map { piece in
      switch piece {
      case .text(let text): text
      case .element(_, _, let children): children.plainText
      }
    }.joined()
  }
}
