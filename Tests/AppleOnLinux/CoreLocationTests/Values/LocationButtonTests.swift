import CoreLocationUI
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@MainActor @Suite struct LocationButtonTests {
  @Test
  func
    `the first tap of all asks to confirm and runs the app's action; confirmed, the app has locations (AUTH-073)`()
    throws
  {
    let host = DeviceHost(release: .newest)
    let manager = host.run { CLLocationManager() }
    var taps = 0
    try host.run { try LocationButton(.shareCurrentLocation) { taps += 1 }.tap() }
    #expect(taps == 1 && manager.authorizationStatus == .notDetermined)
    #expect(host.device.visiblePrompt?.prompt.template == .locationButton)
    try host.perform(.person(.answers(.ok)))
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
  }

  @Test func `before iOS 15 there is no button that a person could tap`() {
    let host = DeviceHost(release: .iOS14)
    var taps = 0
    #expect(throws: CallError.self) { try host.run { try LocationButton { taps += 1 }.tap() } }
    #expect(throws: CallError.self) { try host.run { try CLLocationButton(frame: .zero).tap() } }
    #expect(taps == 0)
  }

  @Test func `a button keeps its look in an archive`() throws {
    let button = CLLocationButton(frame: .zero)
    (button.icon, button.label, button.fontSize, button.cornerRadius) = (
      .arrowOutline, .shareMyCurrentLocation, 12, 8
    )
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    button.encode(with: archiver)
    archiver.finishEncoding()
    let back = try #require(CLLocationButton(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(back.icon == .arrowOutline && back.label == .shareMyCurrentLocation)
    #expect(back.fontSize == 12 && back.cornerRadius == 8)
  }
}
