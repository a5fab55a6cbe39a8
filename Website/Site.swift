import CommandOutput
import Foundation

/// The site: all pages of the repository with a search, the phone and the handbook.
struct Site {
  /// The root of the repository.
  let root: URL
  /// The folder with the pages that Scripts/phone-page generates; nil for a site without them.
  let phone: URL?
  /// The address of the sources, if any.
  let sourceAddress: String?
  /// The folder with the compiler's graphs of the libraries' symbols; nil for a site without pages on them.
  var symbolGraphs: URL?

  /// The file that identifies a folder as a generated site.
  private static let tablesFile = "search-tables.js"

  /// Writes the site to a folder, replacing an earlier site, and checks its links.
  func write(to folder: URL) throws -> LinkCheck {
    let files = FileManager.default
    try Self.checkThatMayGo(folder)
    let map = try SiteMap(root: root, sourceAddress: sourceAddress, symbols: symbolPages())
    let frame = PageFrame(hasPhone: phone != nil, sourceAddress: sourceAddress)
    let titles = try Dictionary(
      uniqueKeysWithValues: map.pages.filter(\.isDocumentation).map { page in
        (
          String(page.source.split(separator: "/").last?.dropLast(".md".count) ?? ""),
          try WrittenPage.title(of: page, on: map)
        )
      })
    let sources = try map.pages.map {
      ($0, try String(contentsOf: root.appending(path: $0.source), encoding: .utf8))
    }
    let pages = (sources + map.symbols.values.flatMap(\.pages)).map { page, text in
      WrittenPage(page, text, on: map, in: frame, titles: titles)
    }
    // The data is a script, because a page that is opened from a folder can't read other files.
    let tables = try StableJSON.line(of: SearchTables(pages.flatMap(\.sections), hasPhone: phone != nil))
    if files.fileExists(atPath: folder.path(percentEncoded: false)) { try files.removeItem(at: folder) }
    try write("const sextantTables = \(tables);\n", to: folder.appending(path: Self.tablesFile))
    for page in pages { try write(page.html, to: folder.appending(path: page.page.output)) }
    for file in map.files {
      let target = folder.appending(path: file)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: root.appending(path: file), to: target)
    }
    for name in ["site.css", "site.js", "search.js"] {
      try files.copyItem(
        at: root.appending(path: "Browser/Website/\(name)"), to: folder.appending(path: name))
    }
    if let phone { try files.copyItem(at: phone, to: folder.appending(path: "phone")) }
    return try LinkCheck(of: folder)
  }

  /// Reads the symbols of each library that has articles.
  private func symbolPages() throws -> [String: SymbolPages] {
    guard let symbolGraphs else { return [:] }
    let names = try FileManager.default.contentsOfDirectory(atPath: symbolGraphs.path(percentEncoded: false))
      .sorted()
    // The graph of what a module adds to another one's types is called "Module@Other.symbols.json".
    return try Dictionary(grouping: names) { String($0.prefix { $0 != "." && $0 != "@" }) }
      .reduce(into: [:]) { pages, module in
        let graphs = try module.value.map { name in
          try JSONDecoder().decode(
            SymbolGraph.self, from: Data(contentsOf: symbolGraphs.appending(path: name)))
        }
        pages[module.key] = SymbolPages(of: module.key, from: graphs, root: root)
      }
  }

  /// Throws an error if a folder contains something other than a site.
  private static func checkThatMayGo(_ folder: URL) throws {
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    let contents = try FileManager.default.contentsOfDirectory(atPath: path)
    guard contents.isEmpty || contents.contains(tablesFile) else { throw SiteError.holdsOtherFiles(path) }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// The reason why a site can't be written.
enum SiteError: Error, Hashable, CustomStringConvertible {
  /// The folder contains something other than a site, which would be lost.
  case holdsOtherFiles(String)

  var description: String {
    switch self {
    case .holdsOtherFiles(let path):
      "\(path) holds files that are no site of this command's; name another folder, or empty this one"
    }
  }
}
