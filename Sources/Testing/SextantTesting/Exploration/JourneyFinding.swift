public import LocationPolicy

/// Something wrong with an app, and the shortest journey that shows it.
public struct JourneyFinding: Hashable, Sendable {
  /// The problem.
  public let problem: JourneyProblem
  /// The journey: none with fewer moves shows the same cause on its release.
  public let moves: [JourneyMove]
  /// The release that the journey was played on: the first of those for which it is shortest.
  public let release: Release
  /// All releases on which some journey shows the same cause, oldest first.
  public internal(set) var releases: [Release]
  /// The events of the journey, move by move, with the facts that explain them.
  public let story: String
  /// The journey as a scenario for `sextant simulate`: what happens to the phone, and the app's calls to Core
  /// Location.
  public let scenario: String
  /// The journey as a test to paste next to the one that found it.
  public let test: String
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension JourneyFinding {
  /// Creates a finding from a journey; its moves end at the given positions in the phone's trace.
  @MainActor
  init<App>(_ problem: JourneyProblem, of journey: PlayedJourney<App>, end: Int) {
    self.problem = problem
    moves = journey.moves
    release = journey.setup.release
    releases = [release]
    story = JourneyStory(on: journey.phone).text(
      of: moves, startingAt: journey.starts, end: end, problem: problem)
    scenario = PhoneScenario(on: journey.phone).text(name: "\(problem)")
    test =
      JourneyTest(
        problem: problem, moves: moves, release: release, arguments: journey.setup.arguments,
        launchingTest: journey.setup.launchingTest
      ).text
  }
}

extension JourneyFinding: CustomStringConvertible {
  /// A description of the problem, where it occurs, and how to reproduce it.
  public var description: String {
    let releases = releases.map(\.name).joined(separator: ", ")
    return "\(problem)\n  on iOS \(releases); the story on \(release.name):\n\(story)"
  }
}
