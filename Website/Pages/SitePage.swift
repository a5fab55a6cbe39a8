/// A page of the site that is generated from a file of the repository.
struct SitePage: Hashable {
  /// The file in Markdown, from the root of the repository; for a page on symbols, that in Swift which declares them.
  let source: String
  /// The page's file, relative to the root of the site.
  let output: String
  /// Whether it is a page on symbols.
  let isOnSymbols: Bool

  /// Determines the location of the page for a Markdown file.
  ///
  /// Pages of the library's documentation are in folders named after their modules. Others have the
  /// same paths as their sources, so that relative links remain valid.
  init(source: String) {
    self.source = source
    isOnSymbols = false
    var parts = source.split(separator: "/").map(String.init)
    let name = String(parts.removeLast().dropLast(".md".count))
    if let catalog = parts.last, catalog.hasSuffix(".docc") {
      let module = String(catalog.dropLast(".docc".count))
      output = "Library/\(module)/\(name == module ? "index" : name).html"
    } else {
      output = (parts + [name == "README" ? "index.html" : "\(name).html"]).joined(separator: "/")
    }
  }

  /// Creates a page on symbols that a source declares.
  init(symbolsOf source: String, output: String) {
    self.source = source
    self.output = output
    isOnSymbols = true
  }

  /// The library that it documents; nil for other pages.
  var library: String? {
    output.hasPrefix("Library/") ? output.split(separator: "/").dropFirst().first.map(String.init) : nil
  }

  /// The language of the page.
  var language: String { source.hasSuffix(".zh-Hans.md") ? "zh-Hans" : "en" }

  /// The relative path from the page to the root of the site.
  var pathToRoot: String { String(repeating: "../", count: output.count { $0 == "/" }) }

  /// Whether it is a page of the library's documentation.
  var isDocumentation: Bool { source.contains(".docc/") }
}
