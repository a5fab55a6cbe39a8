/// A searchable section of a page, from one heading to the next.
struct PageSection {
  /// The address, relative to the root of the site.
  let address: String
  let title: String
  let page: String
  let text: String

  /// Returns the sections of a page; minor headings don't begin one.
  static func all(
    of page: SitePage, _ blocks: [MarkdownBlock], headings: [MarkdownWriter.Heading], inline: MarkdownInline
  ) -> [PageSection] {
    var headings = headings[...]
    let name = headings.first?.text ?? page.source
    var sections: [(heading: MarkdownWriter.Heading, texts: [String])] = []
    for block in blocks {
      if case .heading = block, let heading = headings.popFirst(), heading.level <= (page.isOnSymbols ? 1 : 3)
      {
        sections.append((heading, []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].texts += texts(of: block, inline)
      }
    }
    return sections.map { heading, texts in
      PageSection(
        address: "\(page.output)#\(heading.anchor)", title: heading.text, page: name,
        text: texts.joined(separator: "\n"))
    }
  }

  private static func texts(of block: MarkdownBlock, _ inline: MarkdownInline) -> [String] {
    switch block {
    case .heading(_, let text), .paragraph(let text): [inline.plainText(of: text)]
    case .code(_, let text): [text]
    case .quote(let blocks): blocks.flatMap { texts(of: $0, inline) }
    case .list(let list): list.items.flatMap { $0.flatMap { texts(of: $0, inline) } }
    case .table(let rows): rows.flatMap { $0.map { inline.plainText(of: $0) } }
    case .divider: []
    }
  }
}
