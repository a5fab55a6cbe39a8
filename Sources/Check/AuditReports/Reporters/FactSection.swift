import LocationAudit
import LocationCatalogue
import LocationEvidence
package import LocationPolicy
package import Markup
import Phrases
package import Translations

/// A section with the facts of a page, each with its statement, certainty and sources.
package struct FactSection {
  private let facts: [Fact]

  /// Creates a section for facts in any order.
  package init(_ facts: some Sequence<Fact>) { self.facts = Set(facts).sorted { $0.id < $1.id } }

  init(of report: CheckReport) {
    let predicted = report.targets.flatMap(\.predictions).flatMap(\.lines).flatMap(\.facts)
    self.init(report.findings.flatMap(\.facts) + predicted)
  }

  /// Returns the section with its heading; empty without facts.
  package func markup(in language: Language = .english) -> [Markup] {
    if facts.isEmpty { return [] }
    let title: Phrase = "Facts"
    return [
      Markup("h2", text: title.text(in: language)),
      Markup("dl", [:], facts.flatMap { Self.entry(of: $0, in: language.translation) }),
    ]
  }

  /// Returns links to the facts on the page.
  package static func links(to facts: some Sequence<Fact>) -> [Markup] {
    facts.enumerated().flatMap { index, fact in
      [.text(index == 0 ? "" : ", "), Markup("a", ["href": "#\(fact.id)"], text: fact.id)]
    }
  }

  private static func entry(of fact: Fact, in translation: Translation?) -> [Markup] {
    let record = fact.record
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    let sources = record.sources.map { citation in
      let title = citation.source.address.map {
        Markup("a", ["href": AttributeValue($0)], text: citation.title)
      }
      return Markup("li", [:], [title ?? .text(citation.title)])
    }
    return [
      Markup(
        "dt", ["id": AttributeValue(fact.id)],
        text:
          "\(fact.id), \(translation?.entries[record.releasesText] ?? record.releasesText), \(labels.isEmpty ? "unsourced" : labels)"
      ),
      Markup(
        "dd", [:],
        (translation?.entries[fact.id].map { [.text($0)] } ?? MarkedText(record.statement).markup)
          + (sources.isEmpty ? [] : [Markup("ul", [:], sources)])),
    ]
  }
}
