import CoreLocation
import LocationPolicy
import LocationTerms
import SextantTesting
import Testing

/// A small app with a mistake in its flow that was found in real apps, and the same app without it.
struct FlawedApp: Sendable, CustomTestStringConvertible {
  let name: String
  /// The source of the mistake: the catalog, or a package with a thread if there is one.
  let seenIn: String
  let release: Release
  /// The kinds of moves in the journey.
  let kinds: JourneyMoves
  /// The problem that is found.
  let problem: JourneyProblem
  /// The shortest journey to the problem.
  let moves: [JourneyMove]
  var infoPlist: InfoPlist?
  var expectations: [JourneyExpectation<AppModel>] = []
  /// Launches the app, with or without the mistake.
  let launch: @MainActor @Sendable (LaunchedApp, _ isMended: Bool) -> AppModel

  var testDescription: String { name }
}

/// The parts of these apps: a manager, the callbacks of its delegate, and what the screen shows.
@MainActor
final class AppModel: NSObject, @preconcurrency CLLocationManagerDelegate {
  /// The authorization that the screen shows; nil if it shows none.
  var shown: AuthorizationStatus?
  var location: CLLocation?
  var isRecording = false
  /// Whether the person was informed of a failure.
  var hasFailed = false
  /// Resumes a waiting caller.
  var resume: (@MainActor () -> Void)?
  lazy var manager: CLLocationManager = makeManager()
  var onAuthorization: @MainActor (CLAuthorizationStatus) -> Void = { _ in }
  var onLocations: @MainActor ([CLLocation]) -> Void = { _ in }
  var onFailure: @MainActor (CLError.Code) -> Void = { _ in }

  func makeManager() -> CLLocationManager {
    let manager = CLLocationManager()
    manager.delegate = self
    return manager
  }

  func show(_ status: CLAuthorizationStatus) {
    shown = AuthorizationStatus.allCases.first { $0.rawValue == status.rawValue }
  }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    onAuthorization(status)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    onLocations(locations)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError { onFailure(error.code) }
  }
}

@MainActor
@Suite struct FlawedAppTests {
  @Test(arguments: FlawedApp.all)
  func `the mistake is found by the shortest journey, and nothing without it`(flawed: FlawedApp) async throws
  {
    let error = await #expect(throws: JourneysFailed.self) { try await explore(flawed, isMended: false) }
    let finding = try #require(error?.report.findings.first)
    #expect(finding.problem == flawed.problem)
    #expect(finding.moves == flawed.moves)
    try await explore(flawed, isMended: true)
  }

  @Test func `thirty mistakes, each of the field and each another`() {
    #expect(FlawedApp.all.count == 30)
    #expect(Set(FlawedApp.all.map(\.name)).count == 30)
    for flawed in FlawedApp.all {
      let first = flawed.seenIn.prefix { $0 != ";" }
      #expect(MistakeID(rawValue: "\(first)") != nil || first.contains("/"), "\(flawed.seenIn)")
    }
  }

  private func explore(_ flawed: FlawedApp, isMended: Bool) async throws {
    try await everyJourney(
      upTo: flawed.moves.count, on: [flawed.release], infoPlist: flawed.infoPlist, moves: flawed.kinds,
      app: { flawed.launch($0, isMended) }, expect: flawed.expectations)
  }
}

extension FlawedApp {
  static let all = answers + locations + recording
}
