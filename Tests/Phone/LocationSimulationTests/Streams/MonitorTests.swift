import Foundation
import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// CLMonitor: named conditions, which the system stores.
@Suite struct MonitorTests {
  private let circle = MonitorCondition.circle(
    center: Coordinate(latitude: 48, longitude: 11), radius: 200)

  private func phone(_ release: Release = .iOS18) throws -> (Phone, ClientID) {
    var phone = Phone(release)
    try phone.settings(.chooses(.always, for: phone.app))
    try phone.opens()
    let monitor = try phone.open(.monitor(name: "places"))
    return (phone, monitor)
  }

  @Test(arguments: [Release.iOS17, .iOS18])
  func `MON-007: There is one live monitor of a name, and another process finds its conditions`(
    release: Release
  ) throws {
    var (phone, monitor) = try phone(release)
    #expect(throws: CallError.self) { try phone.open(.monitor(name: "places")) }
    _ = try phone.open(.monitor(name: "others"))
    try phone.call(.add(circle, identifier: "home", assuming: .satisfied), on: monitor)
    try phone.call(.add(circle, identifier: "work", assuming: nil), on: monitor)
    try phone.call(.remove(identifier: "home"), on: monitor)
    try phone.system(.terminates(phone.app))
    try phone.opens()
    _ = try phone.open(.monitor(name: "places"))
    #expect(phone.device.monitor(named: "places", of: phone.app)?.conditions.map(\.identifier) == ["work"])
    #expect(phone.state.monitors.map(\.name) == ["places", "others"])
  }

  @Test
  func
    `MON-007: Up to 20 conditions are watched; one more is told to be beyond the limit, once events are awaited`()
    throws
  {
    var (phone, monitor) = try phone()
    for number in 1...21 {
      try phone.call(.add(circle, identifier: "\(number)", assuming: nil), on: monitor)
    }
    #expect(phone.told(monitor) == [])
    try phone.call(.awaitEvents, on: monitor)
    var event = MonitorEvent(identifier: "21", state: .unmonitored, moment: .start)
    event.conditionLimitExceeded = true
    #expect(phone.told(monitor) == [.monitorEvent(event)])
    let watched = phone.device.monitor(named: "places", of: phone.app)?.conditions.map(\.isWatched)
    #expect(watched == Array(repeating: true, count: 20) + [false])
  }

  @Test func `MON-007: Adding an identifier again replaces the condition and takes no second place`() throws {
    var (phone, monitor) = try phone()
    for _ in 1...30 { try phone.call(.add(circle, identifier: "home", assuming: nil), on: monitor) }
    #expect(phone.device.monitor(named: "places", of: phone.app)?.conditions.map(\.isWatched) == [true])
  }

  /// Returns an app with a condition that was launched for it, did not open the monitor, and was suspended.
  private func unclaimed(_ stops: Bool) throws -> Phone {
    var assumptions = DeviceAssumptions()
    assumptions.unclaimedEventStopsMonitoring = stops
    var phone = Phone(.iOS17, assumptions: assumptions)
    try phone.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11))))
    try phone.grants(.always)
    try phone.opens()
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.add(circle, identifier: "home", assuming: nil), on: monitor)
    try phone.call(.awaitEvents, on: monitor)
    phone.device.advance(by: 120)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    try phone.world(.stays(at: TrackSample(Coordinate(latitude: 48.1, longitude: 11))))
    phone.device.advance(by: 120)
    #expect(phone.state.phase == .suspended)
    return phone
  }

  @Test(arguments: [true, false])
  func `MON-014: A condition whose event no monitor took in the launched run is no longer monitored`(
    stops: Bool
  ) throws {
    var phone = try unclaimed(stops)
    try phone.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11))))
    phone.device.advance(by: 120)
    try phone.opens()
    _ = phone.told()
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.awaitEvents, on: monitor)
    let states = phone.told(monitor).map { message -> ConditionState? in
      if case .monitorEvent(let event) = message { event.state } else { nil }
    }
    #expect(states == [stops ? .unsatisfied : .satisfied])
    #expect(phone.device.monitor(named: "places", of: phone.app)?.condition("home")?.isGivenUp == stops)
    try phone.call(.add(circle, identifier: "home", assuming: nil), on: monitor)
    #expect(phone.device.monitor(named: "places", of: phone.app)?.condition("home")?.isGivenUp == false)
  }

  @Test func `AUTH-087: A condition that can't be is told to be unsupported`() throws {
    var (phone, monitor) = try phone()
    try phone.call(.awaitEvents, on: monitor)
    let places = [(48.0, 0.0), (48, -.infinity), (95, 100), (.nan, 100)]
    for (latitude, radius) in places {
      let center = Coordinate(latitude: latitude, longitude: 11)
      try phone.call(
        .add(.circle(center: center, radius: radius), identifier: "x", assuming: nil), on: monitor)
      var event = MonitorEvent(identifier: "x", state: .unmonitored, moment: .start)
      event.conditionUnsupported = true
      #expect(phone.told(monitor) == [.monitorEvent(event)])
    }
  }

  @Test(arguments: [Release.iOS17, .iOS18])
  func `AUTH-087, MON-007: Without authorization conditions are unmonitored, and 18 says why`(
    release: Release
  ) throws {
    var (phone, monitor) = try phone(release)
    try phone.call(.add(circle, identifier: "home", assuming: .satisfied), on: monitor)
    try phone.call(.awaitEvents, on: monitor)
    try phone.settings(.chooses(.never, for: phone.app))
    var event = MonitorEvent(identifier: "home", state: .unmonitored, moment: .start)
    if release >= .iOS18 { event.diagnostics = .authorizationDenied }
    #expect(phone.told(monitor) == [.monitorEvent(event)])
    #expect(phone.device.monitor(named: "places", of: phone.app)?.condition("home")?.lastEvent == event)
  }

  @Test func `MON-007, MON-016: An event that nobody awaited is told when events are awaited again`() throws {
    var (phone, monitor) = try phone()
    try phone.call(.add(circle, identifier: "home", assuming: .satisfied), on: monitor)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    #expect(phone.told(monitor) == [])
    try phone.system(.terminates(phone.app))
    try phone.opens()
    let again = try phone.open(.monitor(name: "places"))
    #expect(phone.told(again) == [])
    try phone.call(.awaitEvents, on: again)
    var event = MonitorEvent(identifier: "home", state: .unmonitored, moment: .start)
    event.accuracyLimited = true
    #expect(phone.told(again) == [.monitorEvent(event)])
    try phone.call(.awaitEvents, on: again)
    #expect(phone.told(again) == [], "and only once")
  }

  @Test func `MON-015: A condition is unknown at first, unless the app assumes a state`() throws {
    var (phone, monitor) = try phone()
    try phone.device.perform(.world(.losesPosition))
    for (identifier, state) in [("a", nil), ("b", ConditionState.satisfied), ("c", .unsatisfied)] {
      try phone.call(.add(circle, identifier: identifier, assuming: state), on: monitor)
    }
    let conditions = phone.device.monitor(named: "places", of: phone.app)?.conditions
    #expect(conditions?.map(\.lastEvent.state) == [.unknown, .satisfied, .unsatisfied])
  }

  @Test func `AUTH-081: From 18 on awaiting events prompts, making a monitor does not`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    let monitor = try phone.open(.monitor(name: "places"))
    #expect(phone.prompt == nil)
    try phone.call(.awaitEvents, on: monitor)
    #expect(phone.prompt == .first14)
    #expect(throws: CallError.self) {
      try phone.call(.awaitEvents, on: phone.open(.liveUpdates(.default)))
    }
  }

  @Test(arguments: [Release.iOS17, .iOS18])
  func
    `MON-007, DEL-008: A circle that is entered wakes or launches an app with Always, which learns of it when it waits`(
      release: Release
    ) throws
  {
    for ends in [true, false] {
      var (phone, monitor) = try phone(release)
      let home = Coordinate(latitude: 48, longitude: 11)
      if release >= .iOS18 { _ = try phone.open(.serviceSession(.always, purposeKey: nil)) }
      try phone.device.perform(.world(.stays(at: TrackSample(home.moved(by: 3_000, bearing: 0)))))
      try phone.call(.add(circle, identifier: "home", assuming: .unsatisfied), on: monitor)
      if !ends { try phone.call(.awaitEvents, on: monitor) }
      try phone.person(.goesHome)
      if ends { try phone.system(.terminates(phone.app)) }
      phone.device.advance(by: 600)
      _ = phone.told()
      try phone.device.perform(.world(.stays(at: TrackSample(home))))
      while phone.state.process == nil || phone.state.phase == .suspended {
        guard phone.device.now.seconds < 2_000, phone.device.step() else { break }
      }
      let event = phone.device.monitor(named: "places", of: phone.app)?.condition("home")?.lastEvent
      #expect(event?.state == .satisfied)
      guard ends, let event else {
        #expect(phone.told(monitor).last == event.map(MessageContent.monitorEvent))
        continue
      }
      #expect(phone.told() == [.launched(.location(.monitor))])
      let again = try phone.open(.monitor(name: "places"))
      try phone.call(.awaitEvents, on: again)
      #expect(phone.told(again) == [.monitorEvent(event)])
    }
  }

  @Test
  func
    `AUTH-060, AUTH-063: The event of a provisional app's monitor is held, and comes when Always is agreed to`()
    throws
  {
    var phone = Phone(.iOS17)
    let home = Coordinate(latitude: 48, longitude: 11)
    try phone.device.perform(.world(.stays(at: TrackSample(home.moved(by: 3_000, bearing: 0)))))
    _ = try phone.agrees(to: .requestAlwaysAuthorization, .allowWhileUsingApp)
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.add(circle, identifier: "home", assuming: .unsatisfied), on: monitor)
    try phone.call(.awaitEvents, on: monitor)
    try phone.person(.goesHome)
    phone.device.advance(by: 600)
    try phone.device.perform(.world(.stays(at: TrackSample(home))))
    phone.device.advance(by: 600)
    #expect(phone.state.heldEvent?.service == .monitor)
    _ = phone.told()
    try phone.system(.showsSecondPrompt(phone.app))
    try phone.person(.answers(.changeToAlwaysAllow))
    #expect(phone.told(monitor).count == 1)
    #expect(
      phone.device.monitor(named: "places", of: phone.app)?.condition("home")?.lastEvent.state == .satisfied)
  }
}
