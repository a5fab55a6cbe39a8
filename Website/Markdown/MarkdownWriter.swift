import Markup

/// Converts Markdown blocks to HTML.
struct MarkdownWriter {
  /// A heading that can be linked to.
  struct Heading: Hashable {
    let level: Int
    let text: String
    let anchor: String
  }

  /// The page's headings, in order.
  private(set) var headings: [Heading] = []
  private var anchors = Anchors()
  private let inline: MarkdownInline

  init(links: any LinkResolver) { inline = MarkdownInline(links: links) }

  /// Returns blocks as HTML.
  mutating func markup(of blocks: [MarkdownBlock]) -> [Markup] { blocks.map { markup(of: $0) } }

  private mutating func markup(of block: MarkdownBlock) -> Markup {
    switch block {
    case .heading(let level, let text):
      let plain = inline.plainText(of: text)
      let heading = Heading(level: level, text: plain, anchor: anchors.next(for: plain))
      headings.append(heading)
      return Markup("h\(level)", ["id": AttributeValue(heading.anchor)], inline.markup(of: text))
    case .paragraph(let text): return Markup("p", [:], inline.markup(of: text))
    // White space between the two elements of a code block would be visible.
    case .code(let language, let text):
      return Markup("pre", language.isEmpty ? [:] : ["class": "\(language)"], text: text)
    case .quote(let blocks): return Markup("blockquote", [:], markup(of: blocks))
    case .divider: return Markup("hr")
    case .table(let rows): return table(rows)
    case .list(let list):
      let items = list.items.map { Markup("li", [:], markup(of: $0, isLoose: list.isLoose)) }
      guard let start = list.start else { return Markup("ul", [:], items) }
      return Markup("ol", start == 1 ? [:] : ["start": AttributeValue(String(start))], items)
    }
  }

  /// Returns the contents of a list item; in a list without empty lines, paragraphs are only text.
  private mutating func markup(of item: [MarkdownBlock], isLoose: Bool) -> [Markup] {
    item.flatMap { block -> [Markup] in
      if case .paragraph(let text) = block, !isLoose { return inline.markup(of: text) }
      return [markup(of: block)]
    }
  }

  private func table(_ rows: [[String]]) -> Markup {
    func row(_ cells: [String], _ element: String) -> Markup {
      Markup("tr", [:], cells.map { Markup(element, [:], inline.markup(of: $0)) })
    }
    let head = Markup("thead", [:], rows.prefix(1).map { row($0, "th") })
    let body = Markup("tbody", [:], rows.dropFirst().map { row($0, "td") })
    return Markup("div", ["class": "wide"], [Markup("table", [:], [head, body])])
  }
}

/// Generates anchors of headings like GitHub's, so that links work in both places.
struct Anchors {
  private var counts: [String: Int] = [:]

  /// Returns the anchor of the next heading, with a number if it is a repetition.
  mutating func next(for heading: String) -> String {
    let name = String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
    defer { counts[name, default: 0] += 1 }
    return counts[name].map { "\(name)-\($0)" } ?? name
  }
}
