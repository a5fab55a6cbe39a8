import AppProject
import LocationAudit
import LocationEvidence
import Phrases
import SourceFacts
import Testing

@Suite struct RuleExampleTests {
  /// One example with the rule it belongs to.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let example: RuleExample
    var testDescription: String { "\(rule.rawValue): \(example.title)" }
  }

  static let cases = RuleCatalog.all.flatMap { rule in
    rule.examples.map { Case(rule: rule.id, example: $0) }
  }

  @Test(arguments: cases) func `a rule reports exactly the marked places`(_ example: Case) {
    let found = Audit.findings(of: example.rule, in: example.example.inventory)
    let sites = found.map(\.site)
    #expect(sites.sorted() == example.example.expectedSites, "\(found.map(\.message))")
  }
}
