import Foundation
import Markup

/// A page of the site with its contents.
struct WrittenPage {
  let page: SitePage
  let title: String
  let html: String
  /// The searchable sections.
  let sections: [PageSection]

  /// The minimum number of sections for a list of contents at the top of a page.
  private static let listedParts = 4

  /// Writes a page with a text in Markdown.
  init(_ page: SitePage, _ text: String, on map: SiteMap, in frame: PageFrame, titles: [String: String]) {
    let blocks = MarkdownReader.blocks(of: text)
    let links = PageLinks(page: page, map: map, titles: titles)
    var writer = MarkdownWriter(links: links)
    var contents = writer.markup(of: blocks)
    title = writer.headings.first?.text ?? page.source
    let parts = writer.headings.filter { $0.level == 2 }
    // The first section of the landing page is an introduction; the navigation follows it.
    let place = zip(contents.indices, blocks).first { _, block in
      if case .heading(2, _) = block { true } else { false }
    }?.0
    if page.source == "README.md" {
      contents.insert(Self.list(of: frame.ways), at: place ?? contents.endIndex)
    } else if parts.count >= Self.listedParts, let place {
      contents.insert(Self.list(of: parts), at: place)
    }
    if let library = page.library, !page.isOnSymbols, map.symbols[library] != nil,
      page.output.hasSuffix("/index.html")
    {
      contents.append(
        Markup("p", [:], [Markup("a", ["href": "symbols.html"], text: "All symbols of \(library)")]))
    }
    self.page = page
    html = frame.page(page, title: title, contents: contents)
    sections = PageSection.all(
      of: page, blocks, headings: writer.headings, inline: MarkdownInline(links: links))
  }

  /// Returns the title of a page, which is its first heading.
  static func title(of page: SitePage, on map: SiteMap) throws -> String {
    let text = try String(contentsOf: map.root.appending(path: page.source), encoding: .utf8)
    var writer = MarkdownWriter(links: PageLinks(page: page, map: map, titles: [:]))
    _ = writer.markup(of: Array(MarkdownReader.blocks(of: text).prefix(1)))
    return writer.headings.first?.text ?? page.source
  }

  private static func list(of ways: [PageFrame.Way]) -> Markup {
    Markup(
      "ul", ["class": "ways"],
      ways.map { way in
        Markup(
          "li", [:],
          [
            Markup(
              "a", ["href": AttributeValue(way.address)], [Markup("b", text: way.name), .text(way.about)])
          ])
      })
  }

  private static func list(of parts: [MarkdownWriter.Heading]) -> Markup {
    let items = parts.map { part in
      Markup("li", [:], [Markup("a", ["href": AttributeValue("#" + part.anchor)], text: part.text)])
    }
    return Markup(
      "details", ["class": "contents"], [Markup("summary", text: "On this page"), Markup("ul", [:], items)])
  }
}
