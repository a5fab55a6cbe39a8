import CoreLocation
import LocationDelivery
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@MainActor @Suite struct AuthorizationTests {
  @Test(arguments: Release.allCases.filter { AuthorizationPolicy.policy(for: $0).requestMethods.value })
  func `a delegate is told the status once after it was set, and again when the person has answered`(
    release: Release
  ) throws {
    let host = DeviceHost(release: release)
    let old = OldDelegate()
    let manager = host.run { CLLocationManager() }
    manager.delegate = old
    #expect(old.told == [])
    host.serveMain()
    #expect(old.told == ["status 0"])
    manager.requestWhenInUseAuthorization()
    #expect(host.device.visiblePrompt != nil)
    let yes = try #require(host.device.visiblePrompt?.prompt.template.choices.first { $0 != .dontAllow })
    try host.person(.answers(yes))
    #expect(old.told == ["status 0", "status 4"])
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
  }

  @Test(arguments: [
    Release.iOS13_4, .iOS14,
  ])
  func `from iOS 14 a delegate with both callbacks gets the new one, before that the old one`(
    release: Release
  ) {
    final class Both: NSObject, CLLocationManagerDelegate {
      var told: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { told.append("new") }
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) { told.append("old") }
    }
    let host = DeviceHost(release: release)
    let both = Both()
    let manager = host.run { CLLocationManager() }
    manager.delegate = both
    host.serveMain()
    #expect(both.told == [release < .iOS14 ? "old" : "new"])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS14 })
  func `a delegate with the older callback only misses changes of accuracy (MIS-47, AUTH-004)`(
    release: Release
  ) throws {
    let host = DeviceHost(release: release)
    let old = OldDelegate()
    let new = NewDelegate()
    let managers = [old as any CLLocationManagerDelegate, new].map { delegate in
      let manager = host.run { CLLocationManager() }
      manager.delegate = delegate
      return manager
    }
    host.serveMain()
    managers[0].requestWhenInUseAuthorization()
    try host.person(.answers(.allowWhileUsingApp))
    let toldBefore = new.told.count
    try host.person(.opensSettings)
    try host.person(.setsPrecise(false, for: host.app))
    try host.person(.opens(host.app))
    #expect(managers[0].accuracyAuthorization == .reducedAccuracy)
    #expect(new.told.count == toldBefore + 1)
    #expect(old.told == ["status 0", "status 4"])
  }

  @Test(arguments: [SettingsRow.always, .whileUsing])
  func `DEL-089: with Always an app's widgets are authorized, though nobody was asked`(
    row: SettingsRow
  ) throws {
    let host = DeviceHost(release: .iOS18)
    let manager = host.run { CLLocationManager() }
    #expect(!manager.isAuthorizedForWidgetUpdates)
    try host.person(.opensSettings)
    try host.person(.chooses(row, for: host.app))
    #expect(manager.isAuthorizedForWidgetUpdates == (row == .always))
  }

  @Test func `DEL-092: headings count from the top of the screen, and lying flat has no effect`() {
    let manager = DeviceHost(release: .iOS18).run { CLLocationManager() }
    #expect(manager.headingOrientation == .portrait)
    manager.headingOrientation = .landscapeLeft
    for orientation in [CLDeviceOrientation.unknown, .faceUp, .faceDown] {
      manager.headingOrientation = orientation
      #expect(manager.headingOrientation == .landscapeLeft)
    }
  }

  @Test func `the prompt goes with the manager that asked for it (AUTH-009)`() {
    let host = DeviceHost(release: .newest)
    var manager: CLLocationManager? = host.run { CLLocationManager() }
    manager?.requestWhenInUseAuthorization()
    #expect(host.device.visiblePrompt != nil)
    manager = nil
    #expect(host.device.visiblePrompt == nil)
    #expect(host.device[host.app].authorization.grant == .notDetermined)
  }

  @Test func `a request without its usage description writes Apple's text to the console (KEY-010)`() {
    let bundle = AppBundle(name: "Run", configuration: AppConfiguration())
    let host = DeviceHost(release: .iOS18, bundle: bundle)
    let manager = host.run { CLLocationManager() }
    manager.requestAlwaysAuthorization()
    #expect(
      host.consoleMessages.map(\.text) == [
        "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist "
          + "must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” and "
          + "“NSLocationWhenInUseUsageDescription” keys with string values explaining to the user how the "
          + "app uses this data"
      ])
  }

  @Test
  func
    `setting allowsBackgroundLocationUpdates without the mode raises, and ends the process (BG-001, BG-002)`()
  {
    let bundle = AppBundle(name: "Run", configuration: AppConfiguration(descriptions: .all))
    let host = DeviceHost(release: .iOS15, bundle: bundle)
    let manager = host.run { CLLocationManager() }
    let raised = host.catchingExceptions { manager.allowsBackgroundLocationUpdates = true }
    #expect(raised == [.backgroundUpdatesWithoutMode])
    #expect(host.device[host.app].process == nil)
    manager.requestWhenInUseAuthorization()
    #expect(host.device.visiblePrompt == nil)
  }

  @Test
  func
    `the completion of a request for full accuracy is called once, when the prompt is answered (AUTH-072)`()
    throws
  {
    var bundle = AppBundle(name: "Run")
    bundle.purposeTexts = ["Navigation": "To guide you."]
    let host = DeviceHost(release: .iOS14, bundle: bundle)
    let manager = host.run { CLLocationManager() }
    let delegate = NewDelegate()
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    try host.person(.answers(.allowWhileUsingApp, precise: false))
    #expect(manager.accuracyAuthorization == .reducedAccuracy)
    var answers: [(any Error)?] = []
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") { answers.append($0) }
    #expect(answers.isEmpty)
    try host.person(.answers(.allowOnce))
    #expect(answers.count == 1 && answers[0] == nil)
    #expect(manager.accuracyAuthorization == .fullAccuracy)
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") { answers.append($0) }
    host.serveMain()
    #expect(answers.count == 2)
    #expect((answers[1] as? CLError)?.code == .promptDeclined)
  }
}
