import LocationPolicy
import LocationTerms
import LocationTracks
import Phrases
import Testing

@testable import LocationSimulation

@Suite struct TraceTextTests {
  private func text(_ device: SimulatedDevice, objects: [ClientID: String] = [:]) -> String {
    let lines = TraceTimeline(device.trace.entries, names: TraceNames(device, objects: objects)).lines
    return TraceText(fitting: lines).text(of: lines)
  }

  @Test func `a timeline, whole`() throws {
    var device = SimulatedDevice(release: .iOS14)
    let texts = ["NSLocationWhenInUseUsageDescription": "Run shows the way."]
    let app = device.install(AppBundle(name: "Run", usageTexts: texts))
    try device.perform(.person(.opens(app)))
    let manager = try #require(try device.perform(.call(.createManager, by: app)))
    try device.perform(.call(.manager(manager, .setDelegate(.all)), by: app))
    try device.perform(.call(.manager(manager, .requestWhenInUseAuthorization), by: app))
    device.advance(by: 1.5)
    try device.perform(.person(.answers(.allowWhileUsingApp, precise: false)))
    #expect(
      text(device, objects: [manager: "manager"]) == """
            0:00:00  person  installs Run
                     person  opens Run
                     iOS     launches Run
                     Run     is in the foreground
                     Run     CLLocationManager()
                     Run     manager.delegate = self
                     Run     manager gets locationManagerDidChangeAuthorization(_:): notDetermined
                     Run     manager.requestWhenInUseAuthorization()
                     iOS     asks Allow “Run” to use your location? [Allow Once] [Allow While Using App] [Don’t Allow], with a map and Precise: On, saying “Run shows the way.” (AUTH-047, AUTH-048)
        0:00:01.500  person  answers “Allow While Using App” with Precise: Off
                     Run     has When In Use, reads authorizedWhenInUse (AUTH-047, AUTH-048, AUTH-049)
                     Run     manager gets locationManagerDidChangeAuthorization(_:): authorizedWhenInUse

        """)
  }

  @Test func `names that would drive a terminal are shown, not sent to it`() {
    var device = SimulatedDevice(release: .newest)
    device.install(AppBundle(name: "Run\u{1B}[2J"))
    let lines = TraceTimeline(device.trace.entries, names: TraceNames(device)).lines
    #expect(lines.map(\.phrase) == ["installs \("Run\u{1B}[2J" as String)"])
    #expect(lines.map(\.text) == ["installs Run\\u{1B}[2J"])
  }

  @Test func `locations that come in a row are one line, per object`() {
    let app = AppID(index: 0)
    let entries = (0..<12).flatMap { second in
      (1...2).map { number in
        let fix = Fix(
          coordinate: Coordinate(latitude: 60, longitude: 24 + Double(second) / 1_000), horizontalAccuracy: 5,
          moment: Moment(milliseconds: Int64(second) * 1_000))
        return TraceEntry(
          moment: fix.moment, app: app, client: ClientID(number: number),
          event: .delivered(.locations([fix])),
          facts: FactList())
      }
    }
    var device = SimulatedDevice(release: .iOS18)
    device.install(AppBundle(name: "Run"))
    let lines = TraceTimeline(entries, names: TraceNames(device)).lines
    #expect(
      lines.map(\.text) == [
        "object 1 gets locationManager(_:didUpdateLocations:): 12 fixes, last 60.00000, 24.01100 ±5 m",
        "object 2 gets locationManager(_:didUpdateLocations:): 12 fixes, last 60.00000, 24.01100 ±5 m",
      ])
  }

  @Test func `control characters of an app's name move nothing on a terminal`() {
    var device = SimulatedDevice(release: .iOS18)
    device.install(AppBundle(name: "A\u{1B}[31m\n\u{202E}B"))
    #expect(text(device) == "0:00:00  person  installs A\\u{1B}[31m\\n\\u{202E}B\n")
  }

  @Test(
    arguments: [
      (0, "0:00:00"), (1_500, "0:00:01.500"), (3_599_000, "0:59:59"), (86_400_000, "1d 0:00:00"),
      (90_061_001, "1d 1:01:01.001"),
    ] as [(Int64, String)])
  func `times are counted from the start`(milliseconds: Int64, text: String) {
    #expect(TraceFormat.time(Moment(milliseconds: milliseconds)) == text)
  }
}

@Suite struct MessageMethodTests {
  @Test(arguments: AuthorizationCallback.allCases)
  func `the rules and the device name the same method for a change of authorization`(
    of callback: AuthorizationCallback
  ) {
    #expect(MessageContent.authorization(callback, .denied).methodName == callback.methodName)
  }
}
