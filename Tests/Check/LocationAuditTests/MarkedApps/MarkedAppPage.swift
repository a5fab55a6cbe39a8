/// The page that says which mistakes are found in which app.
enum MarkedAppPage {
  static let path = "Documentation/MarkedApps.md"

  /// The page's text, from checks of all versions of all apps.
  static func text() throws -> String {
    var rows: [String] = []
    var (found, all) = (0, 0)
    for app in MarkedApp.all {
      let (hits, misses) = try app.mistakes.reduce(into: ([String](), [String]())) { lists, mistake in
        if try app.finds(mistake) { lists.0.append(mistake) } else { lists.1.append(mistake) }
      }
      found += hits.count
      all += hits.count + misses.count
      rows.append(try row(app, hits, misses))
    }
    return """
      # Mistakes in apps of all architectures

      Each of these apps does everything right about location; what is found in it all the same is wrong. Then one mistake
      at a time was made in it, as people make them; the table says which of these `sextant check` finds: **\(found) of
      \(all)**. The authors had read the rules' pages, but neither their code nor a report. Rules are mended with these
      apps in view, so the table says where evidence is still lost, and not how much is found in apps that nobody has
      seen; [Measurements.md](Measurements.md#the-check-on-projects-nobody-had-seen) has that. The apps are in
      `Tests/Data/LocationAudit`; `Scripts/marked-apps --update` writes this page.

      | app | built with | wrongly found | found | not found |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  /// Returns what a page says of an app: the rules that find something in it as it is, and the mistakes that are found;
  /// nil if it doesn't mention the app.
  static func row(of app: MarkedApp, in page: String) -> (wrong: [String], found: [String])? {
    let row = page.split(separator: "\n").first { $0.hasPrefix("| \(app.name) |") }
    let cells =
      row?.split(separator: "|").map { cell in
        cell.split(whereSeparator: { " ,–".contains($0) }).map(String.init)
      } ?? []
    return cells.count == 5 ? (cells[2], cells[3]) : nil
  }

  private static func row(_ app: MarkedApp, _ hits: [String], _ misses: [String]) throws -> String {
    "| \(app.name) | \(app.idiom) | \(list(try app.wrongRules())) | \(list(hits)) | \(list(misses)) |"
  }

  private static func list(_ mistakes: [String]) -> String {
    mistakes.isEmpty ? "–" : mistakes.joined(separator: ", ")
  }
}
