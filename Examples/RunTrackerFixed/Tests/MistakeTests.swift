import LocationPolicy
import SextantTesting
import Testing

@testable import RunTrackerBefore

/// What goes wrong with the app as it was, which the package plays beside the cure; the Xcode project leaves it out.
///
/// The old recorder runs from iOS 14 on, whose callback it waits for.
@MainActor
@Suite struct MistakeTests {
  /// The releases that grant Always provisionally, which is what goes wrong, as far as the old recorder runs there.
  nonisolated static let provisional = Release.all(from: .iOS14).filter {
    AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil
  }

  @Test(.releases(provisional))
  func `While Using is chosen, and the route stops growing when the app is left`() async throws {
    let phone = try TestPhone.opening("RunTracker")
    let recorder = phone.inApp { RunRecorder() }
    phone.inApp { recorder.start() }
    try phone.answer(.allowWhileUsingApp)
    try await phone.advance(by: 10)
    try phone.goHome()
    try await phone.advance(by: 60)
    // The last fixes come within the few seconds that every app has after it was left.
    let grown = try #require(recorder.run).track.count
    #expect((10...16).contains(grown))
    try phone.open()
    try await phone.advance(by: 10)
    #expect(try #require(recorder.run).track.count > grown + 8)
    #expect(
      phone.timeline.hasPrefix(
        "asks for Always → prompt → Allow While Using App → authorizedAlways provisionally"))
  }

  @Test(.releases(provisional))
  func `leaving the app again brings up a second prompt out of nowhere`() async throws {
    let phone = try TestPhone.opening("RunTracker")
    let recorder = phone.inApp { RunRecorder() }
    phone.inApp { recorder.start() }
    try phone.answer(.allowWhileUsingApp)
    #expect(try await phone.secondPrompt() == ["Keep Only While Using", "Change to Always Allow"])
  }

  @Test
  func `every journey: a run is recorded as long as the screen says so, up to the moment the app is left`()
    async throws
  {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(
        upTo: 4, on: Self.provisional, infoPlist: try TestPhone.infoPlist(of: "RunTracker"),
        moves: [.taps, .answers, .leaving, .time],
        app: { process -> RunRecorder in
          let recorder = RunRecorder()
          process.tap("Start", when: { recorder.state != .recording }) { recorder.start() }
          process.tap("Stop", when: { recorder.state == .recording }) { _ = recorder.stop() }
          process.isMeantToRun { recorder.state == .recording }
          return recorder
        },
        expect: [
          .always("a run is recorded as long as the screen says so") { recorder, phone in
            recorder.state != .recording
              || phone.host.read { $0[phone.host.app].phase != .suspended }
          }
        ])
    }
    let finding = try #require(error?.report.findings.first)
    #expect(finding.moves == [.tap("Start"), .answer(.allowWhileUsingApp), .goHome, .wait])
    #expect(finding.releases == Self.provisional)
  }
}
