import Foundation
import LocationPolicy
import LocationTracks
import Sextant
import SextantTesting
import Testing

@testable import RunTrackerBefore
@testable import RunTrackerCore

/// A run as a person records it, with the recorder that was and the one that is.
///
/// The app is for iOS 15 and later. The old recorder runs from iOS 14 on, whose callback it waits for, the new one on all
/// releases on which apps ask.
@MainActor
@Suite struct RunRecorderTests {
  /// The releases that grant Always provisionally, which is what goes wrong, as far as the old recorder runs there.
  nonisolated static let provisional = Release.all(from: .iOS14).filter {
    AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil
  }

  // The mistake

  @Test(.releases(provisional))
  func `before: While Using is chosen, and the route stops growing when the app is left`() async throws {
    let phone = try TestPhone.opening("RunTracker")
    let recorder = phone.inApp { RunTrackerBefore.RunRecorder() }
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
  func `before: leaving the app again brings up a second prompt out of nowhere`() async throws {
    let phone = try TestPhone.opening("RunTracker")
    let recorder = phone.inApp { RunTrackerBefore.RunRecorder() }
    phone.inApp { recorder.start() }
    try phone.answer(.allowWhileUsingApp)
    #expect(try await phone.secondPrompt() == ["Keep Only While Using", "Change to Always Allow"])
  }

  // The cure

  @Test(.allReleases) func `after: the route goes on under the location indicator`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    let recording = phone.start { await recorder.record() }
    #expect(recorder.state == .waitingForPermission)
    try phone.allow()
    try await phone.advance(by: 10)
    #expect(recorder.state == .recording)
    try phone.goHome()
    try await phone.advance(by: 60)
    #expect(try #require(recorder.run).track.count >= 68)
    recording.cancel()
    try await recording.value()
    #expect(recorder.state == .idle)
    #expect(try #require(recorder.run).end != nil)
  }

  @Test(.releases(provisional)) func `after: no second prompt ever comes`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    _ = phone.start { await recorder.record() }
    try phone.allow()
    #expect(try await phone.secondPrompt() == nil)
  }

  @Test(.allReleases)
  func `after: somebody who declines is told, and a run can be started again later`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    let first = phone.start { await recorder.record() }
    try phone.answer(.dontAllow)
    try await first.value()
    #expect(recorder.state == .notAllowed)
    #expect(recorder.run == nil)
    try phone.allowInSettings()
    try phone.open()
    let second = phone.start { await recorder.record() }
    try await phone.advance(by: 10)
    #expect(recorder.state == .recording)
    second.cancel()
    try await second.value()
    #expect(try #require(recorder.run).track.count >= 8)
  }

  @Test(.allReleases)
  func `after: the phone is locked while the prompt is up, and the run does not wait for ever`() async throws
  {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    let recording = phone.start { await recorder.record() }
    try phone.lock()
    try await recording.value()
    #expect(recorder.state == .notAllowed)
  }

  @Test(.allReleases)
  func `after: the permission is taken away during a run and given back, and the run goes on`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    _ = phone.start { await recorder.record() }
    try phone.allow()
    try await phone.advance(by: 10)
    try phone.setLocationServices(false)
    try phone.open()
    try await phone.advance(by: 10)
    #expect(recorder.interruption == .servicesOff)
    let before = try #require(recorder.run).track.count
    try phone.setLocationServices(true)
    try phone.open()
    try await phone.advance(by: 10)
    #expect(recorder.interruption == nil)
    #expect(try #require(recorder.run).track.count >= before + 8)
  }
}

extension TestPhone {
  /// The test's phone with one of the two apps on it, by the app's own Info.plist, and a person who runs with it.
  fileprivate static func opening(_ example: String) throws -> TestPhone {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let release = try current.release
    let phone = try TestPhone(
      release: release,
      infoPlist: InfoPlist(contentsOf: examples.appending(path: "\(example)/RunTracker/Info.plist")),
      startDate: Date())
    phone.follow(Track(segments: [[TrackPoint(.start), TrackPoint(.finish)]]))
    phone.clearTimeline()
    return phone
  }

  /// The person gives what the prompt asks for, for as long as the app is in use.
  fileprivate func allow() throws {
    let choices: [Choice] = [.allowWhileUsingApp, .allow]
    let prompt = try #require(host.device.visiblePrompt?.prompt)
    try answer(#require(choices.first { prompt.template.choices.contains($0) }))
  }

  /// The person changes their mind in Settings.
  fileprivate func allowInSettings() throws {
    let rows = AuthorizationPolicy.policy(for: release).settingsRows.value.rows
    try chooseInSettings(rows.contains(.whileUsing) ? .whileUsing : .on)
  }

  /// The recorder of today, by the phone's clock.
  fileprivate func recorder() -> RunTrackerCore.RunRecorder {
    inApp { RunTrackerCore.RunRecorder(now: { self.date }) }
  }

  /// What a prompt offers that comes up within the hours in which iOS asks again, after the app is left.
  fileprivate func secondPrompt() async throws -> [String]? {
    try goHome()
    try await advance(by: DeviceTimings().secondPrompt.upperBound + 60)
    return prompt?.buttons
  }
}

extension Coordinate {
  fileprivate static let start = Coordinate(latitude: 60.17, longitude: 24.9384)
  fileprivate static let finish = Coordinate(latitude: 60.21, longitude: 24.9384)
}
