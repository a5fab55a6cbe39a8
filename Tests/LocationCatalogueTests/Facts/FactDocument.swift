import Foundation
import LocationCatalogue
import LocationPolicy

/// Documentation/Facts.md, written from the catalogue, the tests and the reasons.
struct FactDocument {
  static let file = FactTestIndex.package.appending(path: "Documentation/Facts.md")
  /// What rewrites the document.
  static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter FactDocumentTests"

  private static let titles = [
    "KEY": "Info.plist keys", "AUTH": "Authorization", "SET": "Settings, policy, lifecycle",
    "DEL": "Delivery",
    "BG": "Background", "IND": "Indicators", "MON": "Monitoring", "ACC": "Reduced accuracy", "ERR": "Errors",
    "STORE": "Store",
  ]

  let index: FactTestIndex

  /// The whole text.
  var text: String {
    let tested = Fact.allCases.filter { !index.tests(of: $0).isEmpty }.count
    var lines = [
      "# Facts", "",
      "Every fact that the rules of `LocationPolicy` rest on, with its sources, how sure it is, and the test that "
        + "holds the rules to it, or why there is none. `sextant explain KEY-005` prints a fact in full.", "",
      "Of \(Fact.allCases.count) facts \(tested) are tested and \(UnmodelledFacts.reasons.count) are not modelled. "
        + "Where the rules cover a part of a fact, its test is about that part. "
        + "The source keys are those of the catalogue in `Sources/LocationPolicy/Facts`.", "",
      "This page is written by a test: `\(Self.command)`.",
    ]
    var section = ""
    for fact in Fact.allCases {
      if FactTestIndex.section(of: fact.id) != section {
        section = FactTestIndex.section(of: fact.id)
        lines += [
          "", "## \(Self.titles[section] ?? section)", "",
          "| fact | releases | statement | sources | confidence | proof |",
          "| --- | --- | --- | --- | --- | --- |",
        ]
      }
      lines.append(row(of: fact))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(of fact: Fact) -> String {
    let record = fact.record
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    let cells = [
      record.fact.id, record.releases, Self.shortened(record.statement), record.sources,
      record.confidenceNote ?? labels, proof(of: fact),
    ]
    let texts = cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
    return "| " + texts.joined(separator: " | ") + " |"
  }

  private func proof(of fact: Fact) -> String {
    if let reason = UnmodelledFacts.reasons[fact] { return "not modelled: \(reason)" }
    return index.tests(of: fact).map { test in
      let name = test.file.split(separator: "/").last.map(String.init) ?? test.file
      return "[\(name)](../Tests/\(test.file)): \(test.sentence)"
    }.joined(separator: "; ")
  }

  /// The beginning of a statement, cut between words and outside of code.
  static func shortened(_ statement: String) -> String {
    let limit = 160
    guard statement.count > limit else { return statement }
    var kept = statement.prefix(limit)
    if let space = kept.lastIndex(of: " ") { kept = kept[..<space] }
    for mark in ["`", "**", "*"] where kept.components(separatedBy: mark).count.isMultiple(of: 2) {
      if let open = kept.range(of: mark, options: .backwards) { kept = kept[..<open.lowerBound] }
    }
    return kept.trimmingCharacters(in: .whitespaces) + " …"
  }
}
