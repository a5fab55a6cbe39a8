import Foundation

/// The pages on the public symbols of a library: one for each type, and a list of all.
struct SymbolPages {
  /// The pages' texts in Markdown.
  let pages: [(page: SitePage, text: String)]
  /// Where each symbol is on the site, by its path, such as "DeviceHost/advance(by:)".
  let places: [String: String]

  /// The kinds of members in the order of a page's parts, with the parts' headings.
  private static let parts = [
    ("swift.enum.case", "Cases"), ("swift.init", "Initializers"), ("swift.property", "Properties"),
    ("swift.method", "Methods"), ("swift.subscript", "Subscripts"), ("swift.func.op", "Operators"),
    ("swift.type.property", "Type Properties"), ("swift.type.method", "Type Methods"),
    ("swift.associatedtype", "Associated Types"), ("swift.typealias", "Type Aliases"),
    ("swift.func", "Functions"), ("swift.var", "Values"), ("swift.macro", "Macros"),
  ]

  /// Writes the pages of a module from the graphs of its own symbols and of those that it adds to other modules' types.
  init(of module: String, from graphs: [SymbolGraph], root: URL) {
    var pages: [(page: SitePage, text: String)] = []
    var places: [String: String] = [:]
    let symbols = graphs.flatMap(\.symbols)
    let types = symbols.filter(\.isType)
    let members = Dictionary(grouping: symbols) { $0.owner }
    let names = Set(types.map(\.pathComponents)).union(members.keys).subtracting([[]])
    for name in names.sorted(by: { $0.joined(separator: ".") < $1.joined(separator: ".") }) {
      let type = types.first { $0.pathComponents == name }
      let output = "Library/\(module)/\(name.joined(separator: ".")).html"
      let source = (type ?? members[name]?.first)?.location.flatMap { Self.path($0.uri, from: root) }
      let path = name.joined(separator: "/")
      places[path] = output
      var text = SymbolText(title: "`\(name.joined(separator: "."))`")
      if let type {
        text.add(type)
      } else {
        text.add(paragraph: "What `\(module)` adds to this type.")
      }
      for (heading, group) in Self.groups(of: members[name] ?? []) {
        text.add(heading: heading, of: group) { places["\(path)/\($0.name)"] = "\(output)#\($1)" }
      }
      pages.append((SitePage(symbolsOf: source ?? "Sources", output: output), text.markdown))
    }
    let output = "Library/\(module)/symbols.html"
    var list = SymbolText(title: "All symbols of \(module)")
    list.add(list: types.sorted { $0.pathComponents.lexicographicallyPrecedes($1.pathComponents) })
    for (heading, group) in Self.groups(of: members[[]] ?? []) {
      list.add(heading: heading, of: group) { places[$0.name] = "\(output)#\($1)" }
    }
    pages.append((SitePage(symbolsOf: "Sources", output: output), list.markdown))
    self.pages = pages
    self.places = places
  }

  /// The members by kind, in the order of their declarations.
  private static func groups(of members: [SymbolGraph.Symbol]) -> [(
    heading: String, members: [SymbolGraph.Symbol]
  )] {
    let sorted = members.filter { !$0.isType }.sorted {
      ($0.location?.uri ?? "", $0.location?.position.line ?? 0, $0.name)
        < ($1.location?.uri ?? "", $1.location?.position.line ?? 0, $1.name)
    }
    let known = Set(parts.map(\.0))
    let groups = parts.map { kind, heading in (heading, sorted.filter { $0.kind.identifier == kind }) }
    return (groups + [("Others", sorted.filter { !known.contains($0.kind.identifier) })]).filter {
      !$0.1.isEmpty
    }
  }

  private static func path(_ uri: String, from root: URL) -> String? {
    let path = URL(string: uri)?.path(percentEncoded: false) ?? ""
    let start =
      root.path(percentEncoded: false) + (root.path(percentEncoded: false).hasSuffix("/") ? "" : "/")
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}

/// The text of a page on symbols, with the places of its headings.
private struct SymbolText {
  private(set) var markdown: String
  private var anchors = Anchors()

  init(title: String) {
    _ = anchors.next(for: title)
    markdown = "# \(title)\n"
  }

  mutating func add(paragraph: String) { markdown += "\n\(paragraph)\n" }

  /// Adds a symbol's declaration and comment.
  mutating func add(_ symbol: SymbolGraph.Symbol) {
    markdown += "\n```swift\n\(symbol.declaration)\n```\n\n\(symbol.comment)\n"
  }

  /// Adds a part with members, and reports the place of each.
  mutating func add(
    heading: String, of members: [SymbolGraph.Symbol], place: (SymbolGraph.Symbol, _ anchor: String) -> Void
  ) {
    _ = anchors.next(for: heading)
    markdown += "\n## \(heading)\n"
    for member in members {
      place(member, anchors.next(for: member.name))
      markdown += "\n### `\(member.name)`\n"
      add(member)
    }
  }

  /// Adds a list of types.
  mutating func add(list types: [SymbolGraph.Symbol]) {
    markdown += "\n"
    for type in types { markdown += "- ``\(type.pathComponents.joined(separator: "/"))`` \(type.summary)\n" }
  }
}
