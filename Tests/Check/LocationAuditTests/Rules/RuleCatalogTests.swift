import Foundation
import InfoPlistProblems
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import TestSupport
import Testing

@Suite struct RuleCatalogTests {
  @Test(arguments: MistakeID.allCases)
  func `every mistake has a rule that finds it, or a reason why none can`(_ mistake: MistakeID) {
    #expect(MistakeCoverage.coverage(of: mistake) != nil)
  }

  @Test func `no mistake has both a rule and a reason why none can find it`() {
    let invisible = MistakeID.allCases.filter { mistake in
      if case .invisible = MistakeCoverage.coverage(of: mistake, by: []) { true } else { false }
    }
    let found = Set(RuleCatalog.all.flatMap(\.mistakes))
    #expect(invisible.filter(found.contains) == [])
    #expect(found.count + invisible.count == MistakeID.allCases.count)
  }

  @Test(arguments: ConfigurationProblem.Kind.allCases)
  func `every kind of problem that the client library reports has a rule of its name`(
    _ kind: ConfigurationProblem.Kind
  ) {
    #expect(RuleCatalog.all.map(\.id).contains(RuleID(kind)))
  }

  @Test func `every file of the rules folder is in the catalog`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFolder.path("Sources/Check/LocationAudit/Rules"))
    #expect(
      files.filter { !$0.contains("+") && $0 != "RuleCatalog.swift" }.count
        == RuleCatalog.all.count)
  }

  @Test func `ids are unique and in kebab case`() {
    let ids = RuleCatalog.all.map(\.id.rawValue)
    #expect(ids == Set(ids).sorted())
    #expect(ids.filter { $0.contains { !($0.isLowercase || $0.isNumber || $0 == "-") } } == [])
  }

  @Test(arguments: RuleCatalog.all.map(\.id.rawValue)) func `a rule has examples of both kinds`(_ id: String)
    throws
  {
    let rule = try #require(RuleCatalog.rule(withID: id))
    #expect(rule.examples.contains { $0.fires })
    #expect(rule.examples.contains { !$0.fires })
  }
}
