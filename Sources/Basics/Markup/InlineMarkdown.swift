/// The little Markdown within a line of a statement: `code`, **strong** and *stressed* words.
package struct InlineMarkdown: Hashable, Sendable {
  /// The words as a page shows them.
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

  /// The words alone, as a terminal shows them.
  package var plainText: String { markup.plainText }

  /// A sign that opens and closes a mark, and the element that shows it.
  private struct Mark {
    let sign: String
    let element: String
    let holdsMarks: Bool
  }

  /// Two stars come before one; nothing is marked within code.
  private static let marks = [
    Mark(sign: "`", element: "code", holdsMarks: false), Mark(sign: "**", element: "b", holdsMarks: true),
    Mark(sign: "*", element: "em", holdsMarks: true),
  ]

  /// What a text begins with, if it is marked: no space follows the sign that opens it, and another one closes it.
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
  /// The text without its elements.
  package var plainText: String {
    map { piece in
      switch piece {
      case .text(let text): text
      case .element(_, _, let children): children.plainText
      }
    }.joined()
  }
}
