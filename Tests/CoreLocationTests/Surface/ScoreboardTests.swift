import Foundation
import Testing
import ToolchainSupport

/// The modules' public surface is Apple's, row by row.
@Suite struct ScoreboardTests {
  private let scoreboard: Scoreboard

  init() throws { scoreboard = try Scoreboard() }

  @Test func everyRowOfApplesIsThereOrHasAReasonNotToBe() {
    let missing = scoreboard.lines.compactMap { row, state -> String? in
      guard case .missing(let difference) = state else { return nil }
      return "\(row.name): \(row.declaration): \(difference)"
    }
    #expect(missing == [])
  }

  @Test func nothingIsPublicThatIsNotApples() {
    #expect(scoreboard.strangers == [])
  }

  @Test func thePageOfTheScoreboardIsUpToDate() throws {
    let text = ScoreboardDocument(scoreboard: scoreboard).text
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: ScoreboardDocument.file, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOf: ScoreboardDocument.file, encoding: .utf8)
    let isUpToDate = written == text
    #expect(isUpToDate, "Documentation/CoreLocationCompatibility.md is stale: \(ScoreboardDocument.command)")
  }
}
