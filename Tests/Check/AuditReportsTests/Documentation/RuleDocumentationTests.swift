import AuditReports
import Foundation
import LocationAudit
import LocationEvidence
import TestSupport
import Testing

@Suite struct RuleDocumentationTests {
  private static let stale: Comment =
    "stale: run SEXTANT_UPDATE_DOCS=1 swift test --filter RuleDocumentationTests"
  private static var isRenewing: Bool { ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" }

  private func expect(_ file: String, says text: String) throws {
    let url = RepositoryFolder.root.appending(path: "Documentation/" + file)
    if Self.isRenewing { try Data(text.utf8).write(to: url) }
    let isTrue = try Data(contentsOf: url) == Data(text.utf8)
    #expect(isTrue, Self.stale)
  }

  @Test func `the index says what the rules say`() throws {
    try expect(RuleDocumentation.indexFile, says: RuleDocumentation.index())
  }

  @Test(arguments: RuleCatalog.all.map(\.id.rawValue))
  func `a rule's page says what the rule says`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(withID: id))
    try expect(RuleDocumentation.file(of: rule.id), says: RuleDocumentation.page(of: rule))
  }

  @Test func `every page is a rule's`() throws {
    let folder = RepositoryFolder.root.appending(path: "Documentation/" + RuleDocumentation.folder)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    let known = Set(RuleCatalog.all.map { $0.id.rawValue + ".md" })
    let strays = pages.filter { !known.contains($0) }
    if Self.isRenewing {
      for stray in strays { try FileManager.default.removeItem(at: folder.appending(path: stray)) }
    } else {
      #expect(strays == [], Self.stale)
    }
  }
}
