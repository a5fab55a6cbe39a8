import CoreLocation
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
}

/// An app's manager of regions.
private final class Regions {
  private let manager = CLLocationManager()

  func watch(_ place: Coordinate) {
    manager.startMonitoring(
      for: CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), radius: 100,
        identifier: "home"))
  }
}
