import CoreLocation
import SextantTesting
import Testing

@MainActor
@Suite struct ManagerTests {
  @Test func `an app's own manager gets its locations as time passes`() async throws {
    let phone = TestPhone(release: .iOS14, person: .answers(.allowWhileUsingApp))
    let recorder = phone.inApp { Recorder() }
    phone.inApp { recorder.start() }
    try await phone.advance(by: 5)
    #expect(recorder.locations.count == 4)
    phone.inApp { recorder.stop() }
    try await phone.advance(by: 5)
    #expect(
      phone.timeline
        == "asks for When In Use → prompt → Allow While Using App → authorizedWhenInUse → fix ×4")
  }

  @Test
  func `a person can answer by hand, lock the phone, go home, come back and change their mind in Settings`()
    async throws
  {
    let phone = TestPhone(release: .iOS15)
    let recorder = phone.inApp { Recorder() }
    phone.inApp { recorder.start() }
    try phone.lock()
    try phone.unlock()
    #expect(phone.prompt == nil)
    phone.inApp { recorder.start() }
    #expect(phone.prompt?.buttons == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    try phone.answer(.allowOnce, precise: false)
    try phone.goHome()
    try phone.chooseInSettings(.never)
    try phone.open()
    try await phone.advance(by: 1)
    #expect(recorder.failures == [.denied])
    try phone.expectTimeline(
      """
      asks for When In Use → prompt
      → locks the phone → prompt goes → unlocks the phone
      → asks for When In Use → prompt → Allow Once with Precise: Off → authorizedWhenInUse once
      → goes to the Home screen → opens Settings → chooses “Never” for App → denied → error denied
      → opens App
      """)
  }

  @Test func `a track is followed in the background, with the bar that the person sees`() async throws {
    let phone = try TestPhone(
      release: .iOS14,
      infoPlist: [
        "CFBundleName": "Runner", "NSLocationWhenInUseUsageDescription": "To draw your run.",
        "UIBackgroundModes": ["location"],
      ], person: .answers(.allowWhileUsingApp))
    phone.follow(
      Track(segments: [
        [
          TrackPoint(Coordinate(latitude: 52.52, longitude: 13.405)),
          TrackPoint(Coordinate(latitude: 52.53, longitude: 13.405)),
        ]
      ]))
    phone.clearTimeline()
    let recorder = phone.inApp { Recorder() }
    phone.inApp {
      recorder.goOnInBackground()
      recorder.start()
    }
    try await phone.advance(by: 10)
    try phone.goHome()
    try await phone.advance(by: 60)
    #expect(recorder.locations.count > 60)
    #expect(recorder.locations.last?.course == 0)
    try phone.expectTimeline(
      """
      asks for When In Use → prompt → Allow While Using App → authorizedWhenInUse → fix ×9
      → goes to the Home screen → bar → fix ×60
      """)
  }

  @Test(arguments: [true, false])
  func `what Core Location raises ends the run, and not the process of the tests`(onMain: Bool) async throws {
    let phone = try TestPhone(
      release: .iOS14, infoPlist: ["NSLocationWhenInUseUsageDescription": "To draw your run."])
    let error = await #expect(throws: TestPhoneError.self) {
      try await phone.run {
        if onMain { Recorder().goOnInBackground() } else { await crashOffMain() }
        try await phone.clock.sleep(for: .seconds(60))
      }
    }
    #expect(
      "\(try #require(error))".hasPrefix("the app crashed: NSInternalInconsistencyException: "))
    #expect(!phone.isAppRunning)
  }
}

private nonisolated func crashOffMain() async { Recorder().goOnInBackground() }
