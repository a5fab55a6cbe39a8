/// A glob pattern for paths, in which "*" matches any part of a name and "**" any folders.
package struct PathPattern: Hashable, Sendable {
  /// The maximum number of patterns that braces expand to.
  private static let most = 256

  private let parts: [Substring]
  /// The parts with wildcards, as most others can be compared as they are.
  private let wild: [Bool]

  /// Creates a pattern whose parts are separated by slashes.
  package init(_ text: String) {
    parts = text.split(separator: "/").filter { $0 != "." }
    wild = parts.map { $0.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }
  }

  /// The folder that contains all matches, up to the first wildcard; "" for any folder.
  var folder: String {
    parts.dropLast().prefix { !$0.contains(where: { "*?".contains($0) }) }.joined(separator: "/")
  }

  /// Returns the patterns that one with "{a,b}" expands to, up to a maximum because braces
  /// multiply.
  static func alternatives(_ text: String) -> [PathPattern] {
    var found: [PathPattern] = []
    var pending = [text]
    while let text = pending.popLast(), found.count + pending.count < most {
      if let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
        let words = text[text.index(after: open)..<close].split(
          separator: ",", omittingEmptySubsequences: false)
        pending += words.reversed().map {
          text[..<open] + $0.trimmedBlanks + text[text.index(after: close)...]
        }
      } else {
        found.append(PathPattern(text))
      }
    }
    return found
  }

  /// Returns whether the pattern matches a whole path.
  package func matches(_ path: ArraySlice<Substring>) -> Bool {
    var (at, inPath) = (0, path.startIndex)
    // Backtracking is necessary only to the last "**", as with stars in text.
    var star: (part: Int, path: Int)?
    while inPath < path.endIndex {
      if at < parts.count, parts[at] == "**" {
        star = (at, inPath)
        at += 1
      } else if at < parts.count, parts[at] == path[inPath] || matches(path[inPath], at: at) {
        at += 1
        inPath += 1
      } else if let last = star {
        star = (last.part, last.path + 1)
        (at, inPath) = (last.part + 1, last.path + 1)
      } else {
        return false
      }
    }
    return parts[at...].allSatisfy { $0 == "**" }
  }

  private func matches(_ name: Substring, at index: Int) -> Bool {
    wild[index] && Wildcard.matches(String(parts[index]), String(name))
  }
}
