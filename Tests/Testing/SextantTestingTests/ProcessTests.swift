import CoreLocation
import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct ProcessTests {
  @Test
  func `a call of a process that ends is lost, and the new process remembers what the client saved`()
    async throws
  {
    let phone = TestPhone(release: .iOS14)
    var launches: [LaunchReason] = []
    var names: Set<String> = [phone.inApp { LocationEnvironment.current.launch }]
    phone.onLaunch = {
      launches.append($0)
      names.insert(LocationEnvironment.current.launch)
    }
    let call = phone.start { await LocationClient().requestWhenInUse() }
    try phone.relaunch()
    #expect(call.isLost)
    #expect(call.result == nil)
    #expect(launches == [.person])
    #expect(names.count == 2)
    #expect(phone.storage.load(.authorization) != nil)
    await #expect(throws: TestPhoneError.self) { try await call.value() }
    phone.person = .answers(.allowOnce)
    #expect(try await phone.run { await LocationClient().requestWhenInUse() } == .granted(.whenInUse))
  }

  @Test func `a region that is entered launches the app, which makes its manager anew`() async throws {
    let phone = TestPhone(release: .iOS12, person: .agreeing)
    let recorder = phone.inApp { Recorder() }
    phone.inApp { recorder.askForAlways() }
    try await phone.advance(until: { recorder.statuses.last == .authorizedAlways }, within: 10)
    let home = Coordinate(latitude: 52.52, longitude: 13.405)
    phone.inApp { Regions().watch(home) }
    try await phone.advance(by: 60)
    var launches: [LaunchReason] = []
    phone.onLaunch = { launches.append($0) }
    try phone.terminate()
    phone.stay(at: home)
    try await phone.advance(until: { !launches.isEmpty }, within: 600)
    #expect(launches == [.location(.region)])
  }

  @Test func `provisional Always goes with the second prompt, and updates in the background show the bar`()
    async throws
  {
    let phone = TestPhone(release: .iOS17)
    let recorder = phone.inApp { Recorder() }
    phone.inApp { recorder.askForAlways() }
    try phone.agree()
    #expect(phone.grant == .provisionalAlways)
    let following = phone.start {
      for try await _ in LocationClient().updates(UpdatesRequest(background: .continues())) {}
    }
    try await phone.advance(by: 5)
    #expect(phone.indicator == .none)
    try phone.goHome()
    try await phone.advance(by: 60)
    #expect(phone.indicator == .barOrPill)
    try phone.showSecondPrompt()
    try phone.decline()
    #expect(phone.grant == .whenInUse)
    following.cancel()
    try await phone.advance(by: 60)
    #expect(phone.indicator == .none)
  }

  @Test func `an app that the system launches in the background is told why`() throws {
    let phone = TestPhone()
    var launches: [LaunchReason] = []
    phone.onLaunch = { launches.append($0) }
    try phone.terminate()
    #expect(!phone.isAppRunning)
    try phone.launchInBackground()
    #expect(phone.isAppRunning)
    #expect(launches == [.background])
  }

  @Test func `a restriction keeps the app from locations, and shows as one`() throws {
    let phone = TestPhone()
    try phone.setRestriction(true)
    try phone.open()
    let reading = phone.start { await LocationClient().authorization?.isRestricted }
    #expect(try reading.result?.get() == true)
    try phone.setRestriction(false)
    try phone.open()
    let again = phone.start { await LocationClient().authorization?.isRestricted }
    #expect(try again.result?.get() == false)
  }
}

/// A region manager of an app.
private final class Regions {
  private let manager = CLLocationManager()

  func watch(_ place: Coordinate) {
    manager.startMonitoring(
      for: CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), radius: 100,
        identifier: "home"))
  }
}
