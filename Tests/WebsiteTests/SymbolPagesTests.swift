import Foundation
import TestSupport
import Testing

@testable import Website

/// Pages on the symbols of a library, from a graph such as the compiler writes.
@Suite struct SymbolPagesTests {
  private static let root = URL(filePath: "/repository")

  /// Returns a symbol of a graph as JSON.
  private static func symbol(
    _ kind: String, _ path: [String], _ declaration: String, line: Int, _ comment: String...
  ) -> String {
    let names = path.map { "\"\($0)\"" }.joined(separator: ",")
    let lines = comment.map { "{\"text\":\"\($0)\"}" }.joined(separator: ",")
    return """
      {"kind":{"identifier":"swift.\(kind)","displayName":""},"pathComponents":[\(names)],
      "docComment":{"lines":[\(lines)]},"declarationFragments":[{"spelling":"\(declaration)"}],
      "location":{"uri":"file:///repository/Sources/Phone.swift","position":{"line":\(line),"character":0}}}
      """
  }

  private static func pages(_ symbols: String...) throws -> SymbolPages {
    let json = "{\"module\":{\"name\":\"Library\"},\"symbols\":[\(symbols.joined(separator: ","))]}"
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
    return SymbolPages(of: "Library", from: [graph], root: root)
  }

  @Test func `a type has a page with its members by kind, in the order of their declarations`() throws {
    let pages = try Self.pages(
      Self.symbol(
        "method", ["Phone", "advance(by:)"], "func advance(by: Double)", line: 9, "Lets time pass."),
      Self.symbol(
        "method", ["Phone", "lock()"], "func lock()", line: 5, "Locks it.", "", "- Note: At once."),
      Self.symbol("enum.case", ["Phone", "Era", "flat"], "case flat", line: 4, "iOS 7."),
      Self.symbol("struct", ["Phone"], "struct Phone", line: 1, "A phone.", "", "See ``Era/flat``."),
      Self.symbol("enum", ["Phone", "Era"], "enum Era", line: 3, "A look."))
    #expect(
      pages.pages.map(\.page.output) == [
        "Library/Library/Phone.html", "Library/Library/Phone.Era.html", "Library/Library/symbols.html",
      ])
    #expect(pages.pages.map(\.page.source) == ["Sources/Phone.swift", "Sources/Phone.swift", "Sources"])
    #expect(
      pages.pages[0].text == """
        # `Phone`

        ```swift
        struct Phone
        ```

        A phone.

        See ``Era/flat``.

        ## Methods

        ### `lock()`

        ```swift
        func lock()
        ```

        Locks it.

        - Note: At once.

        ### `advance(by:)`

        ```swift
        func advance(by: Double)
        ```

        Lets time pass.

        """)
    #expect(
      pages.pages[2].text == """
        # All symbols of Library

        - ``Phone`` A phone.
        - ``Phone/Era`` A look.

        """)
    #expect(
      pages.places == [
        "Phone": "Library/Library/Phone.html", "Phone/Era": "Library/Library/Phone.Era.html",
        "Phone/lock()": "Library/Library/Phone.html#lock",
        "Phone/advance(by:)": "Library/Library/Phone.html#advanceby",
        "Phone/Era/flat": "Library/Library/Phone.Era.html#flat",
      ])
  }

  @Test func `members of another module's type have a page, and functions stand in the list`() throws {
    let pages = try Self.pages(
      Self.symbol("method", ["Trait", "onReleases()"], "func onReleases()", line: 1, "Runs on releases."),
      Self.symbol("func", ["explore(_:)"], "func explore(_: Int)", line: 2, "Explores."))
    #expect(
      pages.places == [
        "Trait": "Library/Library/Trait.html", "Trait/onReleases()": "Library/Library/Trait.html#onreleases",
        "explore(_:)": "Library/Library/symbols.html#explore_",
      ])
    #expect(pages.pages[0].text.contains("What `Library` adds to this type."))
  }

  @Test func `links of comments lead to the symbols' places`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      {"module":{"name":"Sextant"},"symbols":[\(
        Self.symbol("struct", ["Phone"], "struct Phone", line: 1, "A phone; see ``lock()`` and ``Phone/lock()``.")),\(
        Self.symbol("method", ["Phone", "lock()"], "func lock()", line: 2, "Locks it."))]}
      """.utf8, to: "graphs/Sextant.symbols.json")
    let site = Site(
      root: RepositoryFolder.root, phone: nil, sourceAddress: nil,
      symbolGraphs: folder.url.appending(path: "graphs"))
    #expect(try site.write(to: folder.url.appending(path: "site")).broken == [])
    let page = try folder.text(of: "site/Library/Sextant/Phone.html")
    let link = "<a href=\"../../Library/Sextant/Phone.html#lock\"><code>lock()</code></a>"
    #expect(page.contains("see \(link) and \(link)."))
    #expect(try folder.text(of: "site/Library/Sextant/index.html").contains("href=\"symbols.html\""))
  }
}
