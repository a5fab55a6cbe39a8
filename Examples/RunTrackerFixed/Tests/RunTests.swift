import Sextant
import SextantTesting
import Testing

#if canImport(RunTracker)
  // The app, in Xcode.
  @testable import RunTracker
#else
  // Its location core, in the package.
  @testable import RunTrackerCore
#endif

/// A run as a person records it, on every release on which the client library runs.
@MainActor
@Suite struct RunTests {
  @Test(.allReleases) func `the route goes on under the location indicator`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    let recording = phone.start { await recorder.record() }
    #expect(recorder.state == .waitingForPermission)
    try phone.agree()
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

  // Hours pass second by second; the first release that asks a second time and the newest stand for those between.
  @Test(.releases([.iOS13, .newest])) func `no second prompt ever comes`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    _ = phone.start { await recorder.record() }
    try phone.agree()
    #expect(try await phone.secondPrompt() == nil)
  }

  @Test(.allReleases)
  func `somebody who declines is told, and a run can be started again later`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    let first = phone.start { await recorder.record() }
    try phone.decline()
    try await first.value()
    #expect(recorder.state == .notAllowed)
    #expect(recorder.run == nil)
    try phone.chooseInSettings(.whileUsing)
    try phone.open()
    let second = phone.start { await recorder.record() }
    try await phone.advance(by: 10)
    #expect(recorder.state == .recording)
    second.cancel()
    try await second.value()
    #expect(try #require(recorder.run).track.count >= 8)
  }

  @Test(.allReleases)
  func `the phone is locked while the prompt is up, and the run does not wait forever`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    let recording = phone.start { await recorder.record() }
    try phone.lock()
    try await recording.value()
    #expect(recorder.state == .notAllowed)
  }

  @Test(.allReleases)
  func `the permission is taken away during a run and given back, and the run goes on`() async throws {
    let phone = try TestPhone.opening("RunTrackerFixed")
    let recorder = phone.recorder()
    _ = phone.start { await recorder.record() }
    try phone.agree()
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

  @Test func `no journey of a run goes wrong`() async throws {
    try await everyJourney(
      upTo: 3, infoPlist: try TestPhone.infoPlist(of: "RunTrackerFixed"),
      moves: [.taps, .answers, .leaving, .settings, .time],
      app: { process -> RunRecorder in
        let phone = process.phone
        let recorder = RunRecorder(now: { phone.date })
        process.tap("Start", goesOn: true, when: { recorder.state != .recording }) { await recorder.record() }
        return recorder
      },
      expect: [
        .always("a run is recorded as long as the screen says so") { recorder, phone in
          recorder.state != .recording || recorder.interruption != nil
            || phone.host.read { $0[phone.host.app].phase != .suspended }
        }
      ])
  }
}

extension TestPhone {
  /// The recorder, by the phone's clock.
  fileprivate func recorder() -> RunRecorder { inApp { RunRecorder(now: { self.date }) } }
}
