import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// Messages that wait for an app while its authorization changes.
@Suite struct WaitingTests {
  /// Returns a phone whose suspended app has waiting precise fixes.
  private func phoneWithWaitingFixes(
    _ release: Release, _ assumptions: DeviceAssumptions = DeviceAssumptions()
  )
    throws -> (Phone, ClientID)
  {
    var (phone, manager) = try Phone.granted(.whileUsing, release, assumptions: assumptions)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 120)
    #expect(phone.state.phase == .suspended)
    _ = phone.told()
    return (phone, manager)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS14 })
  func `ACC-006: Precise off takes effect at once, on what waits too`(release: Release) throws {
    var (phone, manager) = try phoneWithWaitingFixes(release)
    try phone.person(.opensSettings, .setsPrecise(false, for: phone.app), .opens(phone.app))
    let waited = phone.fixes(manager).joined()
    #expect(!waited.isEmpty)
    #expect(waited.allSatisfy { $0.horizontalAccuracy >= 1_000 })
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS14 })
  func `ACC-006: Precise on does not make better what was found before`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.isPut(0)
    try phone.opens()
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 6)
    try phone.isPut(50_000)
    phone.device.advance(by: 1_000)
    _ = phone.told()
    try phone.person(.opensSettings, .setsPrecise(true, for: phone.app), .opens(phone.app))
    #expect(phone.fixes(manager).first?.first.map { $0.horizontalAccuracy >= 1_000 } == true)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS11 }, [true, false])
  func `SET-006: What waits is forgotten when Location Services is turned off, unless assumed`(
    release: Release, forgets: Bool
  ) throws {
    var assumptions = DeviceAssumptions()
    assumptions.lossForgetsWhatWaits = forgets
    var (phone, manager) = try phoneWithWaitingFixes(release, assumptions)
    try phone.person(.opensSettings, .setsLocationServices(false))
    try phone.person(.setsLocationServices(true), .opens(phone.app))
    let early = phone.fixes(manager).joined().filter { $0.moment + 60 < phone.device.now }
    #expect(early.isEmpty == forgets)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 }, [SettingsRow.never, .whileUsing])
  func `SET-006, MON-001, MON-002: An event that waits for a manager is lost with what permits it`(
    release: Release, row: SettingsRow
  ) throws {
    for takesAway in [false, true] {
      var (phone, manager) = try Phone.granted(.always, release)
      try phone.isPut(0)
      let region = Region(identifier: "home", shape: .circle(center: Phone.start, radius: 200))
      try phone.call(.start(.region(region)), on: manager)
      phone.device.advance(by: 120)
      try phone.system(.terminates(phone.app))
      _ = phone.told()
      try phone.isPut(1_000)
      phone.waitsForNews()
      #expect(phone.state.phase == .background)
      try phone.person(.opensSettings)
      if takesAway { try phone.person(.chooses(row, for: phone.app)) }
      _ = phone.told()
      let new = try phone.makeManager()
      #expect(phone.told(new).contains(.exitedRegion(region)) == !takesAway)
    }
  }
}
