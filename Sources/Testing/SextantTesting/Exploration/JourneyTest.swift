import LocationPolicy

/// Writes a journey as a test to paste.
struct JourneyTest {
  let problem: JourneyProblem
  let moves: [JourneyMove]
  let release: Release
  /// The other arguments of the test.
  let arguments: [String]
  /// The name of the test whose body launches the app; nil if a closure does.
  let launchingTest: String?

  /// The test.
  var text: String {
    let moves = moves.map(\.swift).joined(separator: ", ")
    let call = "journey(" + (["[\(moves)]", "on: .\(releaseName)"] + arguments).joined(separator: ", ") + ")"
    guard let launchingTest else {
      return """
        @MainActor @Test func `\(name)`() async throws {
          try await \(call)
        }
        """
    }
    return """
      @MainActor @Test(.\(call))
      func `\(name)`() async throws {
        try await \(launchingTest)
      }
      """
  }

  /// The name in backticks, without characters that backticks don't allow: backticks and backslashes.
  private var name: String {
    "\(problem) on iOS \(release.name)".filter { $0 != "`" && $0 != "\\" && !$0.isNewline }
  }

  /// The release as `Release` names it, such as iOS13_4.
  private var releaseName: String {
    "iOS" + release.firstVersionText.map { $0 == "." ? "_" : String($0) }.joined()
  }
}
