import LocationPolicy

/// Writes a journey as a test to paste.
struct JourneyTest {
  let problem: JourneyProblem
  let moves: [JourneyMove]
  let release: Release
  /// The other arguments of the test.
  let arguments: [String]
  /// The name of the test whose body launches the app; nil when a closure does.
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

  /// A name in backticks has neither backticks nor backslashes.
  private var name: String {
    "\(problem) on iOS \(release.name)".filter { $0 != "`" && $0 != "\\" && !$0.isNewline }
  }

  /// Such as iOS13_4, which is what `Release` calls it.
  private var releaseName: String {
    "iOS" + release.firstVersionText.map { $0 == "." ? "_" : String($0) }.joined()
  }
}
