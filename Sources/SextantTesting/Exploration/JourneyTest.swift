import LocationPolicy

/// Writes a journey as a test to paste.
struct JourneyTest {
  let problem: JourneyProblem
  let moves: [JourneyMove]
  let release: Release
  /// Names of parameters of the exploration that were not left out, besides the app.
  let parameters: [String]

  /// The test; the names in it are those of what the exploration was given.
  var text: String {
    let moves = moves.map(\.swift).joined(separator: ", ")
    let others = (["app"] + parameters).map { "\($0): \($0)" }.joined(separator: ", ")
    return """
      @MainActor @Test func `\(name)`() async throws {
        try await journey([\(moves)], on: .\(releaseName), \(others))
      }
      """
  }

  /// A name in backticks has neither backticks nor backslashes.
  private var name: String {
    "\(problem) on iOS \(release.name)".filter { $0 != "`" && $0 != "\\" && !$0.isNewline }
  }

  private var releaseName: String {
    "iOS\(release.major)" + (release.firstMinor == 0 ? "" : "_\(release.firstMinor)")
  }
}
