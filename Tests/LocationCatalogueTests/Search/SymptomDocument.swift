import Foundation
import LocationCatalogue
import LocationPolicy
import TestSupport

/// Documentation/Symptoms.md, written from the catalogue.
enum SymptomDocument {
  static let file = RepositoryFolder.root.appending(path: "Documentation/Symptoms.md")
  /// What rewrites the document.
  static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter SymptomDocumentTests"

  /// The whole text.
  static var text: String {
    var lines = [
      "# Symptoms", "",
      "What goes wrong with location permission on iOS, by what people notice: why it happens, what mends it, and the facts "
        + "behind it. `sextant explain` finds the same by your own words, English or Chinese.",
      "", "| | iOS | what people notice |", "| --- | --- | --- |",
    ]
    lines += MistakeCatalog.all.map { mistake in
      "| [\(mistake.id.rawValue)](#\(mistake.id.rawValue.lowercased())) | \(mistake.releases) | \(cell(mistake.symptom)) |"
    }
    lines += ["", "This page is written by a test: `\(command)`."]
    for mistake in MistakeCatalog.all { lines += entry(of: mistake) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A heading is its own anchor: MIS-13 is at #mis-13.
  private static func entry(of mistake: Mistake) -> [String] {
    let asked = Paraphrase.all.filter { $0.subject == .mistake(mistake.id) }
    let facts = mistake.facts.map { "[\($0.id)](Facts.md#\($0.id.lowercased()))" }
    var lines = [
      "", "## \(mistake.id.rawValue)", "", "**\(mistake.symptom)**", "",
      "\(mistake.releases == "store" ? "App Store" : "iOS \(mistake.releases)") · seen in: \(mistake.seenIn) · "
        + facts.joined(separator: ", "), "", "- Cause: \(mistake.cause).", "- Fix: \(mistake.fix).",
    ]
    let english = asked.flatMap(\.english)
    let chinese = asked.flatMap(\.chinese)
    if !english.isEmpty { lines.append("- Asked as: " + english.joined(separator: "; ")) }
    if !chinese.isEmpty { lines.append("- 中文: " + chinese.joined(separator: "；")) }
    lines += mistake.sources.map { "- Report: <\($0)>" }
    return lines
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
