import Markup

/// Resolves the links of a page to other pages, to files of the repository, or to addresses outside
/// of the site.
struct PageLinks: LinkResolver {
  let page: SitePage
  let map: SiteMap
  /// The titles of the library's documentation pages, by name.
  let titles: [String: String]

  func link(to address: String, _ text: [Markup]) -> [Markup] {
    guard let target = target(of: address) else { return text }
    return [Markup("a", ["href": AttributeValue(target)], text)]
  }

  func picture(_ address: String, alt: String) -> [Markup] {
    [Markup("img", ["src": AttributeValue(target(of: address) ?? address), "alt": AttributeValue(alt)])]
  }

  func documentation(_ name: String) -> [Markup] {
    let target = map.documentation(named: name).map { page.pathToRoot + $0 } ?? name
    return [Markup("a", ["href": AttributeValue(target)], text: titles[name] ?? name)]
  }

  func code(_ code: String, isSymbol: Bool) -> [Markup] {
    // Only in these pages do two backticks indicate a symbol.
    guard isSymbol, let library = page.library else { return [Markup("code", text: code)] }
    let name = Markup("code", text: String(code.split(separator: "/").last ?? ""))
    let type = page.output.split(separator: "/").last.map {
      $0.dropLast(".html".count).replacing(".", with: "/")
    }
    let place =
      map.place(ofSymbol: code, in: library) ?? map.place(ofSymbol: "\(type ?? "")/\(code)", in: library)
    return [place.map { Markup("a", ["href": AttributeValue(page.pathToRoot + $0)], [name]) } ?? name]
  }

  /// Returns the target of an address; nil for a file that isn't available anywhere.
  private func target(of address: String) -> String? {
    if address.contains(":") || address.hasPrefix("#") { return address }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    let path = Self.resolved(String(parts[0]), from: page.source)
    if let output = map.output(of: path) { return page.pathToRoot + output + fragment }
    // A broken link is kept, so that the check of all links finds it.
    guard map.exists(path) else { return address }
    return map.sourceAddress.map { "\($0)/\(path)\(fragment)" }
  }

  /// Returns a path from the root for one that is relative to a file.
  private static func resolved(_ path: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
