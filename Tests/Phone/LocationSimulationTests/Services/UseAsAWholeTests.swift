import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// The effect of one session's indicator on the rest of an app, and what shows no indicator.
@Suite struct UseAsAWholeTests {
  private static let withProperty = Release.allCases.filter { $0 >= .iOS9 }
  private static let withLiveUpdates = Release.allCases.filter { $0 >= .iOS17 }

  /// Returns a phone whose open app has While Using and a session that may continue in the background.
  private func phoneWithSession(_ release: Release) throws -> Phone {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    return phone
  }

  @Test(arguments: withProperty)
  func `BG-011, MIS-08: The indicator shows as soon as the app is left`(release: Release) throws {
    var phone = try phoneWithSession(release)
    try phone.person(.goesHome)
    #expect(phone.state.phase == .grace)
    #expect(phone.state.indicator.isVisible)
    try phone.opens()
    #expect(phone.state.indicator == .none)
  }

  @Test(arguments: withProperty)
  func `DEL-001: The indicator of one manager's session brings fixes to the others too`(release: Release)
    throws
  {
    var phone = try phoneWithSession(release)
    let other = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: other)
    let asker = try phone.makeManager()
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    _ = phone.told()
    try phone.call(.requestLocation, on: asker)
    phone.device.advance(by: 3)
    let told = phone.device.takeMessages()
    #expect(told.filter { $0.client == other }.count == 3)
    #expect(told.filter { $0.client == asker }.count == 1)
  }

  @Test(arguments: withLiveUpdates)
  func `DEL-001: The indicator of a manager's session brings live updates too`(release: Release) throws {
    var phone = try phoneWithSession(release)
    let updates = try phone.open(.liveUpdates(.default))
    try phone.person(.goesHome)
    phone.device.advance(by: 8)
    _ = phone.told()
    phone.device.advance(by: 3)
    #expect(phone.told(updates).count == 3)
  }

  @Test(arguments: withProperty)
  func `DEL-001: A one-shot request shows no indicator, so with When In Use it ends with the use`(
    release: Release
  ) throws {
    for row in [SettingsRow.whileUsing, .always] {
      var (phone, manager) = try Phone.granted(row, release)
      try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
      try phone.device.perform(.call(.beginBackgroundTask(seconds: 60), by: phone.app))
      try phone.call(.requestLocation, on: manager)
      try phone.person(.goesHome)
      phone.device.advance(by: 7)
      try phone.isPut(0)
      phone.device.advance(by: 2)
      #expect(phone.fixes(manager).count == (row == .always ? 1 : 0))
      #expect(phone.state.indicator == .none)
    }
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `BG-009: Nothing is collected for a start that failed in the background`(release: Release) throws {
    var phone = Phone(release)
    try phone.grants(.whileUsing)
    try phone.isPut(0)
    try phone.system(.launchesInBackground(phone.app))
    let manager = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 600)
    #expect(phone.state.phase == .suspended)
    _ = phone.told()
    try phone.opens()
    #expect(phone.fixes(manager).joined().allSatisfy { $0.moment == phone.device.now })
  }

  @Test(arguments: withProperty)
  func `AUTH-031: A one-shot request too makes the system offer to turn Location Services on`(
    release: Release
  ) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.settings(.setsLocationServices(false))
    try phone.opens()
    _ = phone.told()
    try phone.call(.requestLocation, on: manager)
    #expect(phone.prompt == .servicesOff)
    #expect(phone.told(manager) == [.failed(.denied)])
  }
}
