import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// The monitor of an app with Always that a push launches in the background.
@Suite struct PushedMonitorTests {
  private let circle = MonitorCondition.circle(
    center: Coordinate(latitude: 48, longitude: 11), radius: 200)
  private let service = StreamKind.serviceSession(.always, purposeKey: nil)

  /// The session that the app makes again at its launch, or for the first time.
  enum Held: CaseIterable {
    case nothing, newActivity, continuedActivity, service
  }

  /// Returns an app that was launched by a push after the phone left its condition, with its monitor and its session.
  private func pushed(
    _ held: Held, on release: Release = .iOS18, _ assumptions: DeviceAssumptions = DeviceAssumptions()
  ) throws -> (phone: Phone, monitor: ClientID, session: ClientID?) {
    var phone = Phone(release, assumptions: assumptions)
    try phone.device.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11)))))
    try phone.settings(.chooses(.always, for: phone.app))
    try phone.opens()
    let kind: StreamKind? =
      switch held {
      case .nothing: nil
      case .newActivity, .continuedActivity: .backgroundActivitySession
      case .service: service
      }
    if let kind, held != .newActivity { _ = try phone.open(kind) }
    let first = try phone.open(.monitor(name: "places"))
    try phone.call(.add(circle, identifier: "home", assuming: nil), on: first)
    try phone.call(.awaitEvents, on: first)
    phone.device.advance(by: 120)
    #expect(states(phone.told(first)) == [.satisfied])
    try phone.system(.terminates(phone.app))
    try phone.system(.launchesInBackground(phone.app))
    let session = try kind.map { try phone.open($0) }
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.awaitEvents, on: monitor)
    try phone.device.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48.1, longitude: 11)))))
    return (phone, monitor, session)
  }

  private func states(_ messages: [MessageContent]) -> [ConditionState] {
    messages.compactMap { if case .monitorEvent(let event) = $0 { event.state } else { nil } }
  }

  @Test(arguments: [Release.iOS18, .iOS26])
  func
    `AUTH-085, AUTH-089: An activity session that a pushed app makes for the first time is insufficiently in use`(
      release: Release
    ) throws
  {
    var new = try pushed(.newActivity, on: release)
    let session = try #require(new.session)
    #expect(new.phone.told(session) == [.diagnostics(.insufficientlyInUse)])
    var continued = try pushed(.continuedActivity, on: release)
    let other = try #require(continued.session)
    #expect(continued.phone.told(other) == [.diagnostics([])])
  }

  @Test(arguments: Held.allCases)
  func `AUTH-086: Without a session in effect, a monitor's event waits until the app is in use`(held: Held)
    throws
  {
    var (phone, monitor, _) = try pushed(held)
    phone.device.advance(by: 120)
    let comesAtOnce = held == .continuedActivity || held == .service
    #expect(states(phone.told(monitor)) == (comesAtOnce ? [.unsatisfied] : []))
    try phone.opens()
    phone.device.advance(by: 60)
    #expect(states(phone.told(monitor)) == (comesAtOnce ? [] : [.unsatisfied]))
  }

  @Test func `AUTH-086: Of several states that were withheld, the newest is told, if it is new`() throws {
    var (phone, monitor, _) = try pushed(.nothing)
    phone.device.advance(by: 120)
    try phone.device.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11)))))
    phone.device.advance(by: 120)
    try phone.opens()
    phone.device.advance(by: 60)
    #expect(states(phone.told(monitor)) == [])
  }

  @Test func `that a withheld state is told at all is assumed`() throws {
    var assumptions = DeviceAssumptions()
    assumptions.withheldStatesAreTold = false
    var (phone, monitor, _) = try pushed(.nothing, assumptions)
    phone.device.advance(by: 120)
    try phone.opens()
    phone.device.advance(by: 60)
    #expect(states(phone.told(monitor)) == [])
    #expect(
      phone.device.monitor(named: "places", of: phone.app)?.condition("home")?.lastEvent.state == .unsatisfied
    )
  }

  @Test func `AUTH-086: Before iOS 18 no session is needed for it`() throws {
    var (phone, monitor, _) = try pushed(.nothing, on: .iOS17)
    phone.device.advance(by: 120)
    #expect(states(phone.told(monitor)) == [.unsatisfied])
  }
}
