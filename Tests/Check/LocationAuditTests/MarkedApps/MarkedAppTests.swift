import Foundation
import LocationAudit
import LocationEvidence
import TestSupport
import Testing

/// How much is found does not depend on how an app is built.
@Suite struct MarkedAppTests {
  /// An app with one of its mistakes.
  struct Case: Sendable, CustomTestStringConvertible {
    let app: MarkedApp
    let mistake: String
    var testDescription: String { "\(app.name): \(mistake)" }
  }

  /// Whether all mistakes are made, and not only a twelfth of them; `Scripts/marked-apps` sets this.
  private static let isThorough = ProcessInfo.processInfo.environment["SEXTANT_MARKED_APPS"] == "all"

  private static let cases: [Case] = {
    let all = MarkedApp.all.flatMap { app in app.mistakes.map { Case(app: app, mistake: $0) } }
    return isThorough ? all : all.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
  }()

  @Test func `there are apps of all kinds`() {
    #expect(Set(MarkedApp.all.map { $0.name.split(separator: "/").first }) == ["Native", "Scripts"])
    #expect(MarkedApp.all.count == 36)
    #expect(MarkedApp.all.allSatisfy { !$0.idiom.isEmpty && $0.mistakes.count > 5 })
  }

  @Test(arguments: MarkedApp.all)
  func `nothing is found in an app that does it right, but for what the page admits`(
    _ app: MarkedApp
  ) throws {
    let page = try RepositoryFolder.text(of: MarkedAppPage.path)
    #expect(try app.wrongRules() == MarkedAppPage.row(of: app, in: page)?.wrong)
  }

  @Test(arguments: cases) func `what is found of a mistake is what the page says`(_ item: Case) throws {
    let page = try RepositoryFolder.text(of: MarkedAppPage.path)
    let row = try #require(MarkedAppPage.row(of: item.app, in: page))
    #expect(try item.app.finds(item.mistake) == row.found.contains(item.mistake))
  }

  @Test(.enabled(if: isThorough)) func `all of the page is what is found`() throws {
    let text = try MarkedAppPage.text()
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try Data(text.utf8).write(to: RepositoryFolder.root.appending(path: MarkedAppPage.path))
    }
    let isTrue = try RepositoryFolder.text(of: MarkedAppPage.path) == text
    #expect(isTrue, "stale: run Scripts/marked-apps --update")
  }
}
