import Foundation
import LocationAudit
import LocationCatalogue
import LocationPolicy
import Testing

@Suite struct RuleCatalogTests {
  static let required = [
    1, 2, 3, 4, 5, 6, 7, 10, 13, 16, 18, 20, 23, 24, 25, 26, 27, 28, 29, 32, 34, 42, 43, 44, 45, 47, 48, 49,
    53,
    54,
    56,
  ].map { $0 < 10 ? "MIS-0\($0)" : "MIS-\($0)" }

  @Test(arguments: required) func `every mistake that can be seen has a rule`(_ mistake: String) {
    #expect(RuleCatalog.all.contains { $0.mistakes.contains(mistake) })
  }

  @Test func `every mistake that a rule names is in the catalogue`() {
    let known = Set(MistakeCatalog.all.map(\.id))
    #expect(RuleCatalog.all.flatMap(\.mistakes).filter { !known.contains($0) } == [])
  }

  @Test func `every file of the rules folder is in the catalogue`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/LocationAudit/Rules")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(files.count == RuleCatalog.all.count)
  }

  @Test func `ids are unique and in kebab case`() {
    let ids = RuleCatalog.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.filter { $0.contains { !($0.isLowercase || $0.isNumber || $0 == "-") } } == [])
  }

  @Test(arguments: RuleCatalog.all.map(\.id)) func `a rule has examples of both kinds`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(withID: id))
    #expect(rule.examples.contains { $0.fires })
    #expect(rule.examples.contains { !$0.fires })
  }

  @Test func `the page on the rules says what the rules say`() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../Documentation/Rules.md").standardized
    let expected = RuleDocumentation.markdown()
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try Data(expected.utf8).write(to: page)
    }
    let written = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let isTrue = written == expected
    #expect(isTrue, "stale: run SEXTANT_UPDATE_DOCS=1 swift test --filter RuleCatalogTests")
  }
}
