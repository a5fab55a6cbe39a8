import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases
import Testing

@testable import LocationAudit
@testable import LocationEvidence

/// The severity of findings and the requests that they prevent, as rules declare them.
@Suite struct RuleSeverityTests {
  /// The findings of a rule in its examples.
  private static let found = Dictionary(
    uniqueKeysWithValues: RuleCatalog.all.map { rule in
      (rule.id, rule.examples.flatMap { Audit.run($0.inventory, rules: [rule]) })
    })

  @Test(arguments: RuleCatalog.all.map(\.id))
  func `the worst finding is as bad as the rule says`(_ id: RuleID) throws {
    let rule = try #require(RuleCatalog.rule(withID: id.rawValue))
    #expect(Self.found[id, default: []].map(\.severity).max() == rule.severity)
  }

  @Test func `an error is what Apple states or what two saw independently`() {
    let errors = Self.found.values.joined().filter { $0.severity == .error }
    #expect(errors.filter { !$0.facts.contains { $0.record.isFirm } }.map(\.rule) == [])
    #expect(Fact.auth066.record.isFirm)
    #expect(!Fact.key034.record.isFirm && !Fact.key018.record.isFirm)
  }

  @Test func `what a single observer saw is no error, whatever the rule says`() {
    let rule = Rule(
      id: .tinyRegion, summary: "", explanation: "", severity: .error, facts: [.key034],
      check: { context in [Violation(at: context.target.origin, message: "A", fix: "B")] })
    let found = Audit.run(RuleExample("One app", infoPlist: [.whenInUse]).inventory, rules: [rule])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `a text that only the strings of languages have is no certain mistake`() {
    func severities(_ localizations: [String: [RuleExample.Entry]]) -> [Finding.Severity] {
      let example = RuleExample(
        "A request", localizations: localizations,
        files: [.swift(using: "manager.requestWhenInUseAuthorization()")])
      return Audit.run(example.inventory).filter { $0.rule == RuleID(.missingWhenInUseDescription) }.map(
        \.severity)
    }
    #expect(severities([:]) == [.error])
    #expect(
      severities(["de": [.text("NSLocationWhenInUseUsageDescription", "Zeigt Ihren Weg.")]]) == [.warning])
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func `what findings keep away is what the rule says`(_ id: RuleID) throws {
    let rule = try #require(RuleCatalog.rule(withID: id.rawValue))
    let kept = Self.found[id, default: []].reduce(into: Set()) { $0.formUnion($1.keepsAway) }
    #expect(kept == rule.keepsAway)
  }

  @Test func `errors come before warnings and notes, whatever their places`() {
    func finding(_ severity: Finding.Severity, line: Int) -> Finding {
      Finding(
        rule: .tinyRegion, severity: severity, target: "App",
        at: Site(file: "A.swift", line: line, column: 1),
        releases: .iOS8 ... .newest, message: "A", fix: "B", facts: [])
    }
    let findings = [
      finding(.note, line: 1), finding(.error, line: 4), finding(.warning, line: 2), finding(.error, line: 3),
    ]
    #expect(findings.sorted(by: Finding.comesBefore).map(\.site.line) == [3, 4, 2, 1])
  }
}
