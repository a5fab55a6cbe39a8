import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// Extensions: processes of their own that share their app's authorization.
@Suite struct ExtensionTests {
  private static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).relaunchingServices.value.contains(.locationPush)
  }

  private static var sharing: AppBundle {
    var bundle = AppBundle(name: "Find")
    bundle.configuration.traits.formUnion([.locationPush, .widgetWantsLocation])
    return bundle
  }

  /// Returns a phone that has got a location push for an app with a choice in Settings, and the extension.
  private func pushed(
    _ row: SettingsRow = .always, _ release: Release = .iOS18, timings: DeviceTimings = DeviceTimings(),
    assumptions: DeviceAssumptions = DeviceAssumptions()
  ) throws -> (phone: Phone, push: AppID?) {
    var phone = Phone(release, app: Self.sharing, timings: timings, assumptions: assumptions)
    try phone.isPut(0)
    try phone.grants(row)
    _ = phone.told()
    try phone.system(.deliversLocationPush(phone.app))
    return (phone, phone.device.extensionID(.locationPush, of: phone.app))
  }

  private func manager(of process: AppID, on phone: inout Phone) throws -> ClientID {
    guard let manager = try phone.device.perform(.call(.createManager, by: process)) else { throw Surprise() }
    try phone.device.perform(.call(.manager(manager, .setDelegate(.all)), by: process))
    return manager
  }

  @Test(arguments: releases)
  func `DEL-096: A push runs the extension, which reads the app's authorization and gets a location`(
    release: Release
  ) throws {
    var (phone, push) = try pushed(.always, release)
    let process = try #require(push)
    #expect(phone.device[process].phase == .background)
    #expect(phone.state.phase == .terminated)
    #expect(phone.device.apps.map(\.id) == [phone.app])
    let manager = try manager(of: process, on: &phone)
    #expect(phone.device[process].authorization.status == .authorizedAlways)
    try phone.device.perform(.call(.manager(manager, .requestLocation), by: process))
    phone.device.advance(by: 5)
    #expect(phone.told(manager).contains { if case .locations = $0 { true } else { false } })
    try phone.device.perform(.call(.completeExtension, by: process))
    #expect(phone.device[process].process == nil)
    #expect(phone.state.phase == .terminated)
  }

  @Test(arguments: [SettingsRow.whileUsing, .never, .askNextTime])
  func `DEL-096, KEY-045: Without Always a push runs nothing`(row: SettingsRow) throws {
    let (phone, push) = try pushed(row)
    #expect(push == nil)
    let last = try #require(phone.device.trace.entries.last)
    #expect(last.event == .decided(.ignored(.notAuthorized)))
  }

  @Test func `a push is possible with the entitlement, and from iOS 15 on`() throws {
    var without = Phone(.iOS18)
    #expect(throws: CallError.self) { try without.system(.deliversLocationPush(without.app)) }
    var older = Phone(.iOS14, app: Self.sharing)
    #expect(throws: CallError.self) { try older.system(.deliversLocationPush(older.app)) }
  }

  @Test func `DEL-096: An extension that doesn't complete is warned, and ends`() throws {
    var timings = DeviceTimings()
    timings.extensionWork = 20
    timings.extensionWarning = 2
    var (phone, push) = try pushed(timings: timings)
    let process = try #require(push)
    _ = phone.told()
    phone.device.advance(by: 19)
    #expect(!phone.told().contains(.extensionWillTerminate))
    // A second push gives it more time.
    try phone.system(.deliversLocationPush(phone.app))
    phone.device.advance(by: 19)
    #expect(phone.told() == [.extensionRuns(.locationPush)])
    phone.device.advance(by: 1)
    #expect(phone.told() == [.extensionWillTerminate])
    #expect(phone.device[process].process != nil)
    phone.device.advance(by: 2)
    #expect(phone.told() == [.ended])
    #expect(phone.device[process].phase == .terminated)
  }

  @Test func `DEL-096: Its requests show no prompt`() throws {
    var (phone, push) = try pushed()
    let process = try #require(push)
    let manager = try manager(of: process, on: &phone)
    try phone.settings(.chooses(.whileUsing, for: phone.app))
    _ = phone.told()
    try phone.device.perform(.call(.manager(manager, .requestAlwaysAuthorization), by: process))
    #expect(phone.device.visiblePrompt == nil)
  }

  @Test func `it is told when the app's authorization changes, as the app is`() throws {
    var (phone, push) = try pushed()
    let process = try #require(push)
    let manager = try manager(of: process, on: &phone)
    _ = phone.told()
    try phone.settings(.chooses(.never, for: phone.app))
    #expect(
      phone.told(manager) == [.authorization(.locationManagerDidChangeAuthorization, .denied)])
    #expect(phone.device[process].authorization.status == .denied)
    try phone.settings(.chooses(.always, for: phone.app), .setsLocationServices(false))
    #expect(phone.device[process].authorization.status == .denied)
  }

  @Test func `BG-003: The app's background mode isn't the extension's`() throws {
    var (phone, push) = try pushed()
    let process = try #require(push)
    let manager = try manager(of: process, on: &phone)
    #expect(throws: CallError.self) {
      try phone.device.perform(
        .call(.manager(manager, .set(.allowsBackgroundLocationUpdates(true))), by: process))
    }
    #expect(phone.device[process].process == nil)
    #expect(phone.state.isInstalled)
  }

  @Test func `it ends with a restart and with its app, and what it monitored with it`() throws {
    var (phone, push) = try pushed()
    let process = try #require(push)
    let manager = try manager(of: process, on: &phone)
    try phone.device.perform(.call(.manager(manager, .start(.significantLocationChanges)), by: process))
    try phone.person(.restartsPhone)
    #expect(phone.device[process].process == nil)
    try phone.person(.unlocksPhone)
    _ = phone.told()
    try phone.isPut(5_000)
    phone.device.advance(by: 3_600)
    #expect(phone.told().isEmpty)
    try phone.system(.deliversLocationPush(phone.app))
    #expect(phone.device[process].process != nil)
    try phone.person(.deletes(phone.app))
    #expect(phone.device[process].process == nil)
    #expect(throws: CallError.self) { try phone.system(.deliversLocationPush(phone.app)) }
  }

  @Test(arguments: [true, false])
  func `its use of Always counts for the reminder of its app, if that is assumed`(counts: Bool) throws {
    var assumptions = DeviceAssumptions()
    assumptions.extensionUseCountsForReminder = counts
    var (phone, push) = try pushed(assumptions: assumptions)
    let process = try #require(push)
    let manager = try manager(of: process, on: &phone)
    try phone.device.perform(.call(.manager(manager, .requestLocation), by: process))
    phone.device.advance(by: 5)
    #expect(phone.state.awaitsReminder == counts)
    #expect(!phone.device[process].awaitsReminder)
  }

  @Test
  func `KEY-042, DEL-004: A widget's process gets a location after the widget was seen, and prompts never`()
    throws
  {
    var phone = Phone(.iOS18, app: Self.sharing)
    try phone.isPut(0)
    try phone.grants(.whileUsing)
    #expect(throws: CallError.self) { try phone.system(.refreshesWidget(phone.app)) }
    try phone.person(.addsWidget(phone.app), .answers(.allow))
    for isSeen in [false, true] {
      if isSeen { try phone.person(.looksAtWidget(phone.app)) }
      try phone.system(.refreshesWidget(phone.app))
      let process = try #require(phone.device.extensionID(.widget, of: phone.app))
      let manager = try manager(of: process, on: &phone)
      try phone.device.perform(.call(.manager(manager, .requestWhenInUseAuthorization), by: process))
      try phone.device.perform(.call(.manager(manager, .requestLocation), by: process))
      phone.device.advance(by: 5)
      #expect(phone.device.visiblePrompt == nil)
      #expect(phone.told(manager).contains { if case .locations = $0 { true } else { false } } == isSeen)
      phone.device.advance(by: 60)
      #expect(phone.device[process].process == nil)
    }
  }

  @Test func `only an extension completes, and its name says whose it is`() throws {
    var (phone, push) = try pushed()
    let process = try #require(push)
    try phone.opens()
    #expect(throws: CallError.self) { try phone.device.perform(.call(.completeExtension, by: phone.app)) }
    #expect(TraceNames(phone.device).name(of: process) == "Find’s push extension")
    #expect(phone.device.extensionRole(of: phone.app) == nil)
    #expect(phone.device.extensionRole(of: process)?.kind == .locationPush)
  }
}
