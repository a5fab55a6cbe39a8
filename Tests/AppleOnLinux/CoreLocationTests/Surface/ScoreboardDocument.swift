import Foundation
import TestSupport

/// Documentation/CoreLocationCompatibility.md, generated from Apple's rows and the built modules.
struct ScoreboardDocument {
  static let file = RepositoryFolder.root.appending(path: "Documentation/CoreLocationCompatibility.md")
  /// The command that regenerates the document.
  static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter ScoreboardTests"

  let scoreboard: Scoreboard

  var text: String {
    var lines = introduction + totals + exceptions
    for (type, rows) in sections {
      lines += ["", "## \(type)", "", "| declaration | iOS | state |", "| --- | --- | --- |"]
      lines += rows.map { "| `\($0.row.declaration)` | \(Self.releases(of: $0.row)) | \($0.state.text) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    [
      "# Core Location for Linux: the scoreboard", "",
      "Every public declaration of Apple's Core Location and CoreLocationUI (iOS 26 SDK), and how far the modules "
        + "`CoreLocation`, `_LocationEssentials` and `CoreLocationUI` have it on Linux. A test compares this page, "
        + "declaration by declaration, with the symbol graph of the built modules: names, types, argument labels, "
        + "default arguments, superclasses, protocols, releases, and which classes can be subclassed. The other direction is "
        + "tested too: nothing else is public but what the list of additions names.", "",
      "What Linux itself cannot do is described in [Core Location on Linux](CoreLocationOnLinux.md).", "",
      "This page is written by a test: `\(Self.command)`.",
    ]
  }

  private var totals: [String] {
    let counts: [(String, (RowState) -> Bool)] = [
      ("implemented", { $0 == .implemented }),
      ("declared only", { if case .declaredOnly = $0 { true } else { false } }),
      ("not callable from Swift on iOS", { $0 == .unavailable }),
      ("cannot exist on Linux", { if case .impossible = $0 { true } else { false } }),
      ("missing", { if case .missing = $0 { true } else { false } }),
    ]
    return ["", "| state | rows |", "| --- | --- |"]
      + counts.map { "| \($0.0) | \(scoreboard.count(where: $0.1)) |" }
      + ["| all | \(scoreboard.lines.count) |"]
  }

  private var exceptions: [String] {
    [
      "", "## Differences", "",
      "Protocols on Linux have no optional methods: what Apple declares `optional` is a method with a default here, "
        + "and a property of the same name carries the optional call.", "",
      "| declaration of Apple's | here |", "| --- | --- |",
    ]
      + SurfaceExceptions.declarations.sorted { $0.key < $1.key }.map { "| `\($0.key)` | `\($0.value)` |" }
      + ["", "| addition | what it is for |", "| --- | --- |"]
      + SurfaceExceptions.additions.map { "| `\($0.name)` | \($0.reason) |" }
  }

  /// The rows by type, in the order of the table.
  private var sections: [(String, [(row: AppleRow, state: RowState)])] {
    var order: [String] = []
    var rows: [String: [(row: AppleRow, state: RowState)]] = [:]
    for line in scoreboard.lines {
      let title = line.row.type == "(global)" ? "Globals" : line.row.type
      if rows[title] == nil { order.append(title) }
      rows[title, default: []].append(line)
    }
    return order.map { ($0, rows[$0] ?? []) }
  }

  private static func releases(of row: AppleRow) -> String {
    if row.introduced == "unavailable" { return "–" }
    guard row.deprecated.contains(where: \.isNumber) else { return row.introduced }
    return "\(row.introduced), deprecated \(row.deprecated)"
  }
}
