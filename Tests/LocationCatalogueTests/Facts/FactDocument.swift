import Foundation
import LocationCatalogue
import LocationPolicy
import TestSupport

/// Documentation/Facts.md, written from the catalogue, the tests and the reasons.
struct FactDocument {
  static let file = RepositoryFolder.root.appending(path: "Documentation/Facts.md")
  /// What rewrites the document.
  static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter FactDocumentTests"

  let index: FactTestIndex

  /// The whole text.
  var text: String {
    let tested = Fact.allCases.filter { !index.tests(of: $0).isEmpty }.count
    var lines = [
      "# Facts", "",
      "Every fact that the rules of `LocationPolicy` rest on, with its sources, how sure it is, and the tests that "
        + "hold the rules to it, or why there is none. `sextant explain KEY-005` prints the same of one fact.",
      "",
      "Of \(Fact.allCases.count) facts \(tested) are tested and \(UnmodelledFacts.reasons.count) are not modelled. "
        + "Where the rules cover a part of a fact, its test is about that part. [Where the articles are wrong]"
        + "(WhereTheArticlesAreWrong.md) lists what is not to be believed of the articles among the sources.",
      "",
      "This page is written by a test: `\(Self.command)`.",
    ]
    for section in FactCatalog.sections {
      lines += ["", "## \(section.title)"]
      for record in section.records { lines += entry(of: record) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A heading is its own anchor: KEY-005 is at #key-005.
  private func entry(of record: FactRecord) -> [String] {
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    let confidence = record.confidenceNote ?? (labels.isEmpty ? "unsourced" : labels)
    var lines = [
      "", "### \(record.fact.id)", "", "iOS \(record.releases); \(confidence).", "", record.statement, "",
    ]
    if let contradiction = record.contradiction { lines.append("- Contradicted: \(contradiction)") }
    lines += record.sources.map { "- Source: \(Self.link(to: $0))" }
    if let reason = UnmodelledFacts.reasons[record.fact] {
      lines.append("- Not modelled: \(reason)")
    } else {
      lines += index.tests(of: record.fact).map { test in
        let name = test.file.split(separator: "/").last.map(String.init) ?? test.file
        return "- Test: [\(name)](../Tests/\(test.file)): \(test.sentence)"
      }
    }
    return lines
  }

  private static func link(to citation: Citation) -> String {
    let title = citation.source.title.replacing("_", with: "\\_")
    let place = citation.place.map { ", \($0)" } ?? ""
    guard let address = citation.source.address else { return "\(title)\(place) (no address is known)" }
    return "[\(title)](<\(address)>)\(place)"
  }
}
