import Foundation

/// The parts of the repository that are on the site, with their locations.
struct SiteMap {
  /// The root of the repository.
  let root: URL
  /// The pages, in the order of their sources.
  let pages: [SitePage]
  /// Other files that pages show or link to; they have the same paths on the site as in the
  /// repository.
  let files: [String]
  /// The address of files that aren't on the site, if any.
  let sourceAddress: String?
  /// The pages on the symbols of each library.
  let symbols: [String: SymbolPages]
  private let outputs: [String: String]
  private let documentation: [String: String]

  /// Finds the pages in a repository.
  init(root: URL, sourceAddress: String?, symbols: [String: SymbolPages]) throws {
    self.root = root
    self.symbols = symbols
    self.sourceAddress = sourceAddress
    func contents(of folder: String, recursively: Bool = true) throws -> [String] {
      let path = root.appending(path: folder).path(percentEncoded: false)
      let names =
        recursively
        ? try FileManager.default.subpathsOfDirectory(atPath: path)
        : try FileManager.default.contentsOfDirectory(atPath: path)
      return names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
    }
    let documents = try contents(of: "Documentation")
    let catalogs = try contents(of: "Sources").filter { $0.contains(".docc/") }
    let sources =
      try contents(of: "", recursively: false) + documents + catalogs + [
        "Examples/README.md", "Examples/Scenarios/README.md",
      ]
    pages = sources.filter { $0.hasSuffix(".md") }.map(SitePage.init)
    files =
      documents.filter { path in [".svg", ".png", ".json"].contains { path.hasSuffix($0) } } + ["LICENSE"]
    var outputs = Dictionary(uniqueKeysWithValues: pages.map { ($0.source, $0.output) })
    for file in files { outputs[file] = file }
    for page in pages where page.source.hasSuffix("/README.md") {
      outputs[String(page.source.dropLast("/README.md".count))] = page.output
    }
    // The index of all rules represents the folder with their pages.
    outputs["Documentation/Rules"] = outputs["Documentation/Rules.md"]
    self.outputs = outputs
    documentation = Dictionary(
      uniqueKeysWithValues: pages.filter(\.isDocumentation).map { page in
        (String(page.source.split(separator: "/").last?.dropLast(".md".count) ?? ""), page.output)
      })
  }

  /// Returns the location of a file or folder of the repository on the site; nil if it isn't there.
  func output(of path: String) -> String? { outputs[path] }

  /// Returns the location of a page of the library's documentation, by its name.
  func documentation(named name: String) -> String? { documentation[name] }

  /// Where a symbol of a library is on the site, by its path, such as "DeviceHost/advance(by:)".
  func place(ofSymbol path: String, in library: String) -> String? { symbols[library]?.places[path] }

  /// Returns whether the repository contains a file or folder.
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }
}
