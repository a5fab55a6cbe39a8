import Foundation

/// Checks all links within a site, to pages, files and anchors.
struct LinkCheck {
  /// The broken links, as "page: link".
  let broken: [String]
  /// The number of links.
  let count: Int

  /// Checks all pages in a folder.
  init(of folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .sorted()
    let files = Set(paths)
    var anchors: [String: Set<String>] = [:]
    var links: [(page: String, link: String)] = []
    for path in paths where path.hasSuffix(".html") {
      // Scripts create links in text that looks like these.
      let html = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .replacing(/<script\b(?s:.)*?<\/script>/, with: "")
      anchors[path] = Set(html.matches(of: /\sid="([^"]*)"/).map { Self.unescaped($0.1) })
      links += html.matches(of: /\s(?:href|src)="([^"]*)"/).map { (path, Self.unescaped($0.1)) }
    }
    let local = links.filter { !$0.link.contains(/^[a-z]+:/) }
    count = local.count
    broken = local.filter { page, link in
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let target = parts[0].isEmpty ? page : Self.resolved(parts[0], from: page), files.contains(target)
      else { return true }
      // A journey of the phone is not an anchor in its page.
      guard parts.count > 1, !parts[1].contains("=") else { return false }
      return anchors[target].map { !$0.contains(parts[1].removingPercentEncoding ?? parts[1]) } ?? false
    }.map { "\($0.page): \($0.link)" }
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }

  /// Returns a path from the root; nil if the link leads out of the site.
  private static func resolved(_ link: String, from page: String) -> String? {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else if part != "." {
        parts.append(part.removingPercentEncoding ?? String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
