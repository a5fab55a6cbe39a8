import LocationAudit
import LocationCatalogue
package import LocationPolicy
package import Markup

/// The facts that a page names, each with its statement, how sure it is, and its sources.
package struct FactSection {
  private let facts: [Fact]

  /// Takes facts in any order and number.
  package init(_ facts: some Sequence<Fact>) { self.facts = Set(facts).sorted { $0.id < $1.id } }

  init(of report: CheckReport) {
    let predicted = report.targets.flatMap(\.predictions).flatMap(\.lines).flatMap(\.facts)
    self.init(report.findings.flatMap(\.facts) + predicted)
  }

  /// The section with its heading; nothing without facts.
  package func markup(titled title: String = "Facts") -> [Markup] {
    if facts.isEmpty { return [] }
    return [Markup("h2", text: title), Markup("dl", [:], facts.flatMap(Self.entry))]
  }

  /// Returns facts by their ids, each a link to where the page states it.
  package static func links(to facts: some Sequence<Fact>) -> [Markup] {
    facts.enumerated().flatMap { index, fact in
      [.text(index == 0 ? "" : ", "), Markup("a", ["href": "#\(fact.id)"], text: fact.id)]
    }
  }

  private static func entry(of fact: Fact) -> [Markup] {
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
        text: "\(fact.id), \(record.releasesText), \(labels.isEmpty ? "unsourced" : labels)"),
      Markup(
        "dd", [:],
        MarkedText(record.statement).markup + (sources.isEmpty ? [] : [Markup("ul", [:], sources)])),
    ]
  }
}
