import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// Standard updates while the app is not in the foreground, and their indicators.
@Suite struct BackgroundUpdatesTests {
  /// The background properties of a manager.
  enum Properties: CaseIterable {
    case none, allows, allowsAndShows
  }

  private func start(_ properties: Properties, by manager: ClientID, in phone: inout Phone) throws {
    if properties != .none { try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager) }
    if properties == .allowsAndShows {
      try phone.call(.set(.showsBackgroundLocationIndicator(true)), on: manager)
    }
    try phone.call(.start(.locationUpdates), on: manager)
  }

  @Test(arguments: Release.allCases, Properties.allCases)
  func
    `DEL-006, BG-006, BG-007, BG-008: A session started in the foreground goes on as the rules say, with their indicator`(
      release: Release, properties: Properties
    ) throws
  {
    for (row, bundle) in [
      (SettingsRow.whileUsing, AppBundle(name: "Run")), (.always, AppBundle(name: "Run")),
      (.whileUsing, .withoutMode), (.always, .withoutMode),
    ] where properties == .none || bundle != .withoutMode {
      var (phone, manager) = try Phone.granted(row, release, app: bundle)
      try phone.walks(1, for: 1_000)
      try start(properties, by: manager, in: &phone)
      try phone.person(.goesHome)
      phone.device.advance(by: 60)
      let session = phone.device.policy.backgroundSession(
        grant: phone.grant, of: bundle.configuration,
        manager: ManagerSettings(
          allowsBackgroundUpdates: properties != .none,
          showsBackgroundIndicator: properties == .allowsAndShows))
      let goesOn = session.inBackground == .goesOn
      #expect(phone.state.phase == (goesOn ? .background : .suspended))
      #expect(phone.state.indicator == (goesOn ? session.indicator : .none))
      #expect(phone.fixes(manager).count == (goesOn ? 60 : 4))
    }
  }

  @Test(arguments: [Release.iOS8, .iOS11, .iOS18])
  func `IND-003: The indicator comes and goes with the background`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    let indicator: Indicator = release == .iOS8 ? .forcedBar : .forcedBarOrPill
    try start(.allows, by: manager, in: &phone)
    _ = phone.events()
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    #expect(phone.device.visibleIndicator.map { $0 == (phone.app, indicator) } == true)
    try phone.person(.tapsIndicator)
    let changes = phone.events().filter { if case .indicator = $0 { true } else { false } }
    #expect(changes == [.indicator(indicator), .indicator(.none)])
    #expect(phone.device.screen == .app(phone.app))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS9 })
  func `BG-011: Clearing the property in the background ends the session there`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try start(.allows, by: manager, in: &phone)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    #expect(phone.state.phase == .background)
    try phone.call(.set(.allowsBackgroundLocationUpdates(false)), on: manager)
    #expect(phone.state.indicator == .none)
    #expect(phone.state.phase == .background)
    phone.device.advance(by: phone.device.timings.afterUpdates)
    #expect(phone.state.phase == .suspended)
  }

  @Test func `BG-014: Without Background App Refresh iOS 7 brings nothing in the background`() throws {
    var (phone, manager) = try Phone.granted(.on, .iOS7)
    try phone.isPut(0)
    try phone.person(.opensSettings, .setsBackgroundAppRefresh(false, for: phone.app), .opens(phone.app))
    try start(.none, by: manager, in: &phone)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `BG-009: Updates that a When In Use app starts in the background fail, and run once it is open`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.grants(.whileUsing)
    try phone.isPut(0)
    try phone.system(.launchesInBackground(phone.app))
    let manager = try phone.makeManager()
    _ = phone.told()
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 5)
    #expect(phone.told(manager) == [.failed(.denied)])
    try phone.opens()
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).count == 1)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `BG-010: Updates that an Always app starts in the background arrive, and do not keep it running`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.grants(.always)
    try phone.isPut(0)
    try phone.system(.launchesInBackground(phone.app))
    let manager = try phone.makeManager()
    try start(release >= .iOS9 ? .allows : .none, by: manager, in: &phone)
    _ = phone.told()
    phone.device.advance(by: 60)
    #expect(phone.fixes(manager).count == 9)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS11 })
  func `BG-020: From 16.4 on an Always session without indicator needs no filter and fine accuracy`(
    release: Release
  ) throws {
    let isStrict = release >= .iOS16_4
    for (property, goesOn) in [
      (ManagerProperty.distanceFilter(10), !isStrict), (.desiredAccuracy(1_000), !isStrict),
      (.desiredAccuracy(100), true), (.distanceFilter(-1), true),
    ] {
      var (phone, manager) = try Phone.granted(.always, release)
      try phone.call(.set(property), on: manager)
      try start(.allows, by: manager, in: &phone)
      try phone.person(.goesHome)
      phone.device.advance(by: 60)
      #expect(phone.state.phase == (goesOn ? .background : .suspended))
    }
  }

  @Test
  func `DEL-006: Updates of one manager go on while another one's session keeps the app running`() throws {
    var (phone, manager) = try Phone.granted(.always, .iOS18)
    try phone.isPut(0)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try start(.allowsAndShows, by: manager, in: &phone)
    let other = try phone.makeManager()
    try start(.none, by: other, in: &phone)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    _ = phone.told()
    phone.device.advance(by: 3)
    let told = phone.device.takeMessages()
    #expect(told.filter { $0.client == manager }.count == 3)
    #expect(told.filter { $0.client == other }.count == 3)
  }

  @Test(
    arguments: Release.allCases.filter { AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil })
  func `AUTH-066: The session of a provisional app stops after a few seconds`(release: Release) throws {
    var phone = Phone(release)
    let manager = try phone.agrees(
      to: .requestAlwaysAuthorization, .allowWhileUsingApp)
    #expect(phone.grant == .provisionalAlways)
    try start(.allows, by: manager, in: &phone)
    try phone.person(.goesHome)
    phone.device.advance(by: 4)
    #expect(phone.state.phase == .grace)
    phone.device.advance(by: 2)
    #expect(phone.state.phase == .suspended)
    try phone.person(.opens(phone.app), .goesHome)
    #expect(phone.prompt == phone.device.policy.provisionalPrompt.value)
  }

  @Test(arguments: Release.allCases) func `DEL-008: Updates end with the process`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.isPut(0)
    try start(.none, by: manager, in: &phone)
    phone.device.advance(by: 2)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    phone.device.advance(by: 3_600)
    #expect(phone.told() == [])
    #expect(phone.state.process == nil)
  }
}
