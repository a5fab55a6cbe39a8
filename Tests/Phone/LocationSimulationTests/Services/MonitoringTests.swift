import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// Significant changes and visits.
@Suite struct MonitoringTests {
  private static let visitReleases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).services.value.contains(.visits)
  }

  private func started(_ service: ManagerService, _ release: Release) throws -> (Phone, ClientID) {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.isPut(0)
    try phone.call(.start(service), on: manager)
    phone.device.advance(by: 1)
    return (phone, manager)
  }

  private func visits(_ messages: [MessageContent]) -> [Visit] {
    messages.compactMap { if case .visit(let visit) = $0 { visit } else { nil } }
  }

  // MARK: - Significant changes

  @Test(arguments: Release.allCases)
  func
    `MON-004: The first position is told, then each that is 500 m away, not oftener than every five minutes`(
      release: Release
    ) throws
  {
    var (phone, manager) = try started(.significantLocationChanges, release)
    #expect(Phone.brief(phone.fixes(manager)) == [["1 s: 0 m"]])
    try phone.isPut(450)
    phone.device.advance(by: 600)
    #expect(phone.told() == [])
    try phone.isPut(550)
    phone.device.advance(by: 60)
    #expect(Phone.brief(phone.fixes(manager)) == [["631 s: 550 m"]])
    try phone.isPut(2_000)
    phone.device.advance(by: 240)
    #expect(phone.told() == [])
    phone.device.advance(by: 60)
    #expect(Phone.brief(phone.fixes(manager)) == [["931 s: 2000 m"]])
  }

  @Test(arguments: [Release.iOS7, .iOS18])
  func `MON-004: The distance filter does not count for them, nor are they accurate`(release: Release) throws
  {
    var (phone, manager) = try started(.significantLocationChanges, release)
    try phone.call(.set(.distanceFilter(10_000)), on: manager)
    try phone.isPut(3_000)
    phone.device.advance(by: 600)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[500], [500]])
  }

  @Test(arguments: Release.allCases)
  func `MON-004: An ended app is launched, and is told only when a manager starts them again`(
    release: Release
  ) throws {
    var (phone, _) = try started(.significantLocationChanges, release)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    try phone.isPut(5_000)
    phone.waitsForNews()
    #expect(phone.told() == [.launched(.location(.significantChange))])
    let manager = try phone.makeManager()
    #expect(phone.fixes(manager) == [])
    try phone.call(.start(.significantLocationChanges), on: manager)
    #expect(phone.fixes(manager).map { $0.map(Phone.meters) } == [[5_000]])
  }

  @Test(arguments: Release.allCases)
  func `MON-004: A second start brings no position, one after a stop does`(release: Release) throws {
    var (phone, manager) = try started(.significantLocationChanges, release)
    _ = phone.told()
    try phone.call(.start(.significantLocationChanges), on: manager)
    phone.device.advance(by: 60)
    #expect(phone.told() == [])
    try phone.call(.stop(.significantLocationChanges), on: manager)
    try phone.call(.start(.significantLocationChanges), on: manager)
    phone.device.advance(by: 60)
    #expect(phone.fixes(manager).count == 1)
  }

  @Test
  func `MON-004: What nobody took is lost with the process, and the next change launches again`() throws {
    var (phone, _) = try started(.significantLocationChanges, .iOS18)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    try phone.isPut(5_000)
    phone.device.advance(by: 600)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    try phone.isPut(9_000)
    phone.waitsForNews()
    #expect(phone.told() == [.launched(.location(.significantChange))])
    let manager = try phone.makeManager()
    try phone.call(.start(.significantLocationChanges), on: manager)
    #expect(phone.fixes(manager).map { $0.map(Phone.meters) } == [[9_000]])
  }

  @Test(arguments: Release.allCases)
  func `DEL-007: A suspended app is woken for a significant change`(release: Release) throws {
    var (phone, manager) = try started(.significantLocationChanges, release)
    try phone.person(.goesHome)
    phone.device.advance(by: 600)
    #expect(phone.state.phase == .suspended)
    _ = phone.told()
    try phone.isPut(5_000)
    phone.device.advance(by: 30)
    #expect(Phone.brief(phone.fixes(manager)).count == 1)
  }

  @Test(arguments: [Release.iOS12, .iOS18])
  func `stopping them ends them for the app, in another process too`(release: Release) throws {
    var (phone, _) = try started(.significantLocationChanges, release)
    try phone.system(.terminates(phone.app))
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.stop(.significantLocationChanges), on: manager)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    try phone.isPut(5_000)
    phone.device.advance(by: 3_600)
    #expect(phone.told() == [])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `MON-001: Before 13 When In Use brings no significant changes`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.call(.start(.significantLocationChanges), on: manager)
    phone.device.advance(by: 60)
    #expect(phone.fixes(manager).count == (release < .iOS13 ? 0 : 1))
  }

  @Test(arguments: [Release.iOS8, .iOS18])
  func `ERR-003: Starting when denied reports the error`(release: Release) throws {
    for service in [ManagerService.significantLocationChanges, .visits] {
      var (phone, manager) = try Phone.granted(.never, release)
      try phone.call(.start(service), on: manager)
      #expect(phone.told() == [.failed(.denied)])
    }
  }

  @Test(arguments: [Release.iOS8, .iOS18])
  func `SET-020: Significant changes in the background are a reason for the reminder`(release: Release) throws
  {
    var (phone, _) = try started(.significantLocationChanges, release)
    try phone.person(.goesHome)
    phone.device.advance(by: 600)
    try phone.isPut(5_000)
    phone.device.advance(by: 600)
    phone.device.advance(by: phone.device.policy.timings.reminderDelay + 7_200)
    #expect(phone.device.visiblePrompt?.prompt.cause == .reminder)
  }

  // MARK: - Visits

  @Test(arguments: visitReleases)
  func `a stay becomes a visit after some minutes, and ends when the phone leaves`(release: Release) throws {
    var (phone, manager) = try started(.visits, release)
    try phone.isPut(2_000)
    phone.device.advance(by: 30)
    let arrival = phone.device.now
    phone.device.advance(by: 240)
    #expect(phone.told() == [])
    phone.device.advance(by: 3_600)
    var visit = Visit(
      coordinate: Phone.start.moved(by: 2_000, bearing: 0), horizontalAccuracy: 100, arrival: arrival,
      departure: nil)
    #expect(phone.told(manager) == [.visit(visit)])
    try phone.isPut(4_000)
    phone.device.advance(by: 30)
    visit.departure = phone.device.now
    #expect(phone.told(manager) == [.visit(visit)])
  }

  @Test(arguments: visitReleases)
  func `when a stay began before anybody looked, nobody knows when`(release: Release) throws {
    var (phone, manager) = try started(.visits, release)
    phone.device.advance(by: 600)
    #expect(visits(phone.told(manager)).map(\.arrival) == [nil])
  }

  @Test(arguments: visitReleases)
  func `MON-005: An ended app is launched, and a manager with a delegate is told`(release: Release) throws {
    var (phone, _) = try started(.visits, release)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    phone.waitsForNews()
    #expect(phone.told() == [.launched(.location(.visits))])
    let manager = try phone.makeManager()
    #expect(visits(phone.told(manager)).count == 1)
  }

  @Test(arguments: visitReleases)
  func `MON-009: A visit reaches every manager, also one created later, until one stops them`(
    release: Release
  ) throws {
    var (phone, _) = try started(.visits, release)
    let later = try phone.makeManager()
    phone.device.advance(by: 600)
    #expect(visits(phone.told()).count == 2)
    try phone.call(.stop(.visits), on: later)
    try phone.isPut(4_000)
    phone.device.advance(by: 3_600)
    #expect(visits(phone.told()) == [])
  }

  @Test(arguments: [Release.iOS14, .iOS18])
  func `ACC-003: With reduced accuracy a visit is right in time and coarse in space`(release: Release) throws
  {
    var (phone, manager) = try started(.visits, release)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    phone.device.advance(by: 600)
    let visit = try #require(visits(phone.told(manager)).first)
    #expect(visit.horizontalAccuracy == 5_000)
    #expect(visit.coordinate != Phone.start)
  }

  @Test func `iOS 7 has no visits`() throws {
    var (phone, _) = try started(.visits, .iOS7)
    phone.device.advance(by: 3_600)
    #expect(visits(phone.told()) == [])
  }
}
