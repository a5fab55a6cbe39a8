import Foundation
import InfoPlistProblems
import LocationAudit
import LocationCatalogue
import LocationPolicy
import TestSupport
import Testing

@Suite struct RuleCatalogTests {
  static let required: [MistakeID] = [
    .mis01, .mis02, .mis03, .mis04, .mis05, .mis06, .mis07, .mis10, .mis13, .mis16, .mis18, .mis20, .mis23,
    .mis24, .mis25, .mis26, .mis27, .mis28, .mis29, .mis32, .mis34, .mis42, .mis43, .mis44, .mis45, .mis47,
    .mis48, .mis49, .mis53, .mis54, .mis56,
  ]

  @Test(arguments: required) func `every mistake that can be seen has a rule`(_ mistake: MistakeID) {
    #expect(RuleCatalog.all.contains { $0.mistakes.contains(mistake) })
  }

  @Test(arguments: ConfigurationProblem.Kind.allCases)
  func `every kind of problem that the client library reports has a rule of its name`(
    _ kind: ConfigurationProblem.Kind
  ) {
    #expect(RuleCatalog.all.map(\.id).contains(RuleID(kind)))
  }

  @Test func `every file of the rules folder is in the catalogue`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFolder.path("Sources/LocationAudit/Rules"))
    #expect(files.filter { !$0.hasSuffix("+Examples.swift") }.count == RuleCatalog.all.count)
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

  @Test func `the page on the rules says what the rules say`() throws {
    let page = RepositoryFolder.root.appending(path: "Documentation/Rules.md")
    let expected = RuleDocumentation.markdown()
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try Data(expected.utf8).write(to: page)
    }
    let written = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let isTrue = written == expected
    #expect(isTrue, "stale: run SEXTANT_UPDATE_DOCS=1 swift test --filter RuleCatalogTests")
  }
}
