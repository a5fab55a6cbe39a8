import Foundation
import TestSupport
import Testing

/// Compares the public interface of the modules with Apple's, row by row.
@Suite struct ScoreboardTests {
  /// Read once for all tests, because a tool of the compiler extracts the symbols.
  private static let read = Result { try Scoreboard() }

  private let scoreboard: Scoreboard

  init() throws { scoreboard = try Self.read.get() }

  @Test func `every row of Apple's is there or has a reason not to be`() {
    let missing = scoreboard.lines.compactMap { row, state -> String? in
      guard case .missing(let difference) = state else { return nil }
      return "\(row.name): \(row.declaration): \(difference)"
    }
    #expect(missing == [])
  }

  @Test func `nothing is public that is not Apple's`() {
    #expect(scoreboard.strangers == [])
  }

  @Test func `the page of the scoreboard is up to date`() throws {
    let text = ScoreboardDocument(scoreboard: scoreboard).text
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: ScoreboardDocument.file, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOf: ScoreboardDocument.file, encoding: .utf8)
    let isUpToDate = written == text
    #expect(isUpToDate, "Documentation/CoreLocationCompatibility.md is stale: \(ScoreboardDocument.command)")
  }
}
