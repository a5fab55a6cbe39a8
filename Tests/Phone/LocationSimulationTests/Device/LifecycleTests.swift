import LocationDelivery
import LocationPolicy
import LocationSimulation
import Testing

/// The effects of the person and the system on an app's process.
@Suite struct LifecycleTests {
  @Test(arguments: Release.allCases)
  func `DEL-001, DEL-003: An app that is left has a few seconds, then is suspended`(release: Release) throws {
    var phone = Phone(release)
    try phone.opens()
    _ = phone.events()
    try phone.person(.goesHome)
    phone.device.advance(by: phone.device.policy.timings.grace - 0.001)
    #expect(phone.state.phase == .grace)
    #expect(phone.device.isInUse(phone.app))
    phone.device.advance(by: 0.001)
    #expect(!phone.device.isInUse(phone.app))
    #expect(
      phone.events() == [
        .input(.person(.goesHome)), .phase(.grace), .delivered(.enteredBackground), .phase(.background),
        .phase(.suspended),
      ])
  }

  @Test func `a grace period that is no whole number of milliseconds ends too`() throws {
    var policy = AuthorizationPolicy.policy(for: .iOS18)
    policy.timings.grace = 10 / 3
    var phone = Phone(policy)
    try phone.opens()
    try phone.person(.goesHome)
    phone.device.advance(by: 4)
    #expect(phone.state.phase == .suspended)
  }

  @Test func `coming back within the few seconds starts them anew`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    try phone.person(.goesHome)
    phone.device.advance(by: 3)
    try phone.opens()
    try phone.person(.goesHome)
    phone.device.advance(by: 3)
    #expect(phone.state.phase == .grace)
    phone.device.advance(by: 2)
    #expect(phone.state.phase == .suspended)
  }

  @Test
  func `DEL-006: Time that an app asks for counts from when it is left, and may be given back`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    try phone.device.perform(.call(.beginBackgroundTask(seconds: 30), by: phone.app))
    phone.device.advance(by: 100)
    try phone.person(.goesHome)
    phone.device.advance(by: 29)
    #expect(phone.state.phase == .background)
    try phone.device.perform(.call(.endBackgroundTask, by: phone.app))
    #expect(phone.state.phase == .suspended)
    try phone.system(.launchesInBackground(phone.app))
    try phone.device.perform(.call(.endBackgroundTask, by: phone.app))
    #expect(phone.state.phase == .background, "the time that the system gives is not the app's to give back")
    phone.device.advance(by: 10)
    #expect(phone.state.phase == .suspended)
  }

  @Test func `seconds that are no number, or beyond all bounds, do no harm`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      try phone.device.perform(.call(.beginBackgroundTask(seconds: seconds), by: phone.app))
    }
    phone.device.advance(by: .nan)
    phone.device.advance(by: -1)
    #expect(phone.device.now == .start)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    #expect(phone.state.phase == .suspended)
  }

  @Test func `a launch into the background gives the app some seconds to run, and tells it why`() throws {
    var phone = Phone(.iOS18)
    try phone.system(.launchesInBackground(phone.app))
    #expect(phone.state.process?.launchReason == .background)
    #expect(phone.told() == [.launched(.background)])
    phone.device.advance(by: phone.device.timings.backgroundLaunch)
    #expect(phone.state.phase == .suspended)
  }

  @Test func `ending a process tells its carrier once, whether the app ran or was suspended`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    try phone.system(.terminates(phone.app))
    #expect(phone.told() == [.launched(.person), .ended])
    #expect(phone.device.screen == .home)
    try phone.opens()
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    try phone.person(.forceQuits(phone.app))
    #expect(phone.told() == [.launched(.person), .enteredBackground, .ended])
    #expect(phone.state.phase == .forceQuit)
    #expect(phone.state.process == nil)
  }

  @Test
  func `messages to an app that is suspended wait, and of changes of authorization only the newest`() throws {
    var phone = Phone(.iOS18)
    let manager = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    _ = phone.told()
    try phone.settings(.chooses(.never, for: phone.app), .chooses(.always, for: phone.app))
    #expect(phone.told() == [])
    try phone.opens()
    #expect(
      phone.device.takeMessages().map { "\($0.client == manager) \($0.content)" } == [
        "true \(MessageContent.authorization(.locationManagerDidChangeAuthorization, .authorizedAlways))",
        "false \(MessageContent.enteredForeground)",
      ])
  }

  @Test(arguments: Release.allCases)
  func `SET-004: Up to 10 a change in Settings wakes a suspended app, from 11 it does not`(release: Release)
    throws
  {
    var phone = Phone(release)
    try phone.opens()
    _ = try phone.makeManager()
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    let row: SettingsRow = phone.device.policy.settingsRows.value == .offOn ? .on : .always
    try phone.settings(.chooses(row, for: phone.app))
    #expect(
      phone.state.phase == (phone.device.policy.changeWakesSuspendedApp.value ? .background : .suspended))
  }

  @Test
  func `DEL-009: After a restart nothing runs, and nothing is launched, before the phone was unlocked`()
    throws
  {
    var phone = Phone(.iOS18)
    try phone.opens()
    try phone.person(.restartsPhone)
    #expect(phone.state.phase == .rebooted)
    #expect(phone.device.isLocked)
    #expect(throws: CallError.self) { try phone.system(.launchesInBackground(phone.app)) }
    #expect(throws: CallError.self) { try phone.opens() }
    try phone.person(.unlocksPhone)
    #expect(phone.state.phase == .terminated)
    #expect(phone.device.screen == .home)
    try phone.opens()
    #expect(phone.state.phase == .foreground)
  }

  @Test
  func `SET-010: An app that is deleted and installed again starts anew, but for the device's own switches`()
    throws
  {
    var phone = Phone(.iOS18)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .dontAllow)
    try phone.person(.goesHome, .deletes(phone.app))
    #expect(phone.device.app("com.example.Run") == nil)
    #expect(throws: CallError.self) { try phone.opens() }
    try phone.settings(.setsLocationServices(false))
    try phone.person(.installs(AppBundle(name: "Run")))
    #expect(phone.device.app("com.example.Run") == phone.app)
    #expect(phone.grant == .notDetermined)
    #expect(phone.state.authorization.status == .denied)
  }

  @Test
  func `KEY-017: An update that drops Always leaves the app with When In Use, and ends its process`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    try phone.settings(.chooses(.always, for: phone.app))
    let app = phone.app
    phone.device.install(
      AppBundle(name: "Run", configuration: AppConfiguration(descriptions: .whenInUse)))
    #expect(phone.device.apps.map(\.id) == [app])
    #expect(phone.grant == .whenInUse)
    #expect(phone.state.process == nil)
  }

  @Test func `BG-001: The exception ends the process, and the app can be opened again`() throws {
    var phone = Phone(
      .iOS18, app: AppBundle(name: "Run", configuration: AppConfiguration(descriptions: .all)))
    try phone.opens()
    let manager = try phone.makeManager()
    #expect(throws: CallError.raised(.backgroundUpdatesWithoutMode)) {
      try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    }
    #expect(phone.state.phase == .terminated)
    #expect(phone.told().last == .ended)
    #expect(throws: CallError.self) { try phone.call(.startUpdating, on: manager) }
    try phone.opens()
    #expect(phone.state.process?.managers.isEmpty == true)
  }

  @Test(arguments: zip(Release.allCases, Release.allCases.dropFirst()))
  func `SET-011, SET-012: An update of the system keeps what apps were granted, with full accuracy`(
    release: Release, next: Release
  ) throws {
    var policy = AuthorizationPolicy.policy(for: release)
    policy.timings.grace = 7
    var phone = Phone(policy)
    let row: SettingsRow = policy.settingsRows.value == .offOn ? .on : .always
    try phone.settings(.chooses(row, for: phone.app))
    try phone.person(.updatesSystem(to: next), .unlocksPhone)
    #expect(phone.device.policy.release == next)
    #expect(phone.device.policy.timings.grace == 7)
    #expect(phone.grant == .always)
    #expect(phone.state.authorization.accuracy(under: phone.device.policy) == .full)
    #expect(throws: CallError.self) { try phone.person(.updatesSystem(to: release)) }
    phone.device.advance(by: 200_000)
    // SET-013: up to iOS 13, the reminder appears soon.
    #expect((phone.prompt == .reminder13) == (next == .iOS13))
  }
}

extension ManagerCall {
  static let startUpdating = ManagerCall.start(.locationUpdates)
}
