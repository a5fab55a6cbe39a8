import LocationDelivery
import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// The effect of a background activity session on an app without authorization, and of its end on the process.
@Suite struct SessionEffectTests {
  private static let withActivity: [Release] = [.iOS17, .iOS18, .iOS26]
  private static let withSessions: [Release] = [.iOS18, .iOS26]
  private let home = MonitorCondition.circle(center: Phone.start, radius: 200)

  /// Returns an app that is left while it holds a background activity session and iterates live updates.
  private func left(_ release: Release, with row: SettingsRow?) throws -> (Phone, session: ClientID) {
    var phone = Phone(release)
    try phone.isPut(0)
    if let row { try phone.grants(row) }
    try phone.opens()
    let session = try phone.open(.backgroundActivitySession)
    _ = try phone.open(.liveUpdates(.default))
    try phone.person(.goesHome)
    phone.device.advance(by: 30)
    return (phone, session)
  }

  @Test(arguments: withActivity)
  func `DEL-001, BG-023: A background activity session keeps no app in use that may not use locations`(
    release: Release
  ) throws {
    for row in [SettingsRow.never, .askNextTime] {
      let (phone, _) = try left(release, with: row)
      #expect(!phone.device.isInUse(phone.app))
      #expect(phone.state.phase == .suspended)
    }
    for (action, undo) in [
      (PersonAction<AppID>.setsLocationServices(false), PersonAction<AppID>.setsLocationServices(true)),
      (.setsRestriction(true), .setsRestriction(false)),
    ] {
      var (phone, _) = try left(release, with: .whileUsing)
      #expect(phone.device.isInUse(phone.app))
      try phone.settings(action)
      #expect(!phone.device.isInUse(phone.app))
      #expect(phone.state.indicator == .none)
      try phone.settings(undo)
      #expect(phone.device.isInUse(phone.app))
      #expect(phone.state.indicator == .barOrPill)
    }
  }

  @Test(arguments: withActivity)
  func `AUTH-068: Allow Once lapses beside a background activity session while Location Services is off`(
    release: Release
  ) throws {
    var phone = Phone(release)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    _ = try phone.open(.backgroundActivitySession)
    try phone.person(.goesHome)
    phone.device.advance(by: 7_200)
    #expect(phone.grant == .temporary)
    try phone.settings(.setsLocationServices(false))
    phone.device.advance(by: 7_200)
    try phone.settings(.setsLocationServices(true))
    #expect(phone.grant == .notDetermined)
    #expect(phone.state.indicator == .none)
  }

  @Test(arguments: withActivity)
  func `BG-011: An app that ends its background activity session goes on for a moment`(release: Release)
    throws
  {
    var (phone, session) = try left(release, with: .whileUsing)
    #expect(phone.state.phase == .background)
    try phone.call(.close, on: session)
    #expect(phone.state.phase == .background)
    _ = try phone.makeManager()
    phone.device.advance(by: phone.device.timings.afterUpdates)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: withSessions)
  func `BG-011: So does one that ends its Always session`(release: Release) throws {
    var phone = Phone(release)
    try phone.isPut(0)
    try phone.grants(.always)
    try phone.opens()
    let session = try phone.open(.serviceSession(.always, purposeKey: nil))
    let updates = try phone.open(.liveUpdates(.default))
    try phone.person(.goesHome)
    phone.device.advance(by: 30)
    #expect(phone.state.phase == .background)
    try phone.call(.close, on: session)
    try phone.call(.close, on: updates)
    phone.device.advance(by: phone.device.timings.afterUpdates)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: [Release.iOS8, .iOS12, .iOS18, .iOS26])
  func `BG-011: So does one that releases the manager whose updates kept it running`(release: Release) throws
  {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 30)
    try phone.call(.release, on: manager)
    #expect(phone.state.phase == .background)
    _ = try phone.makeManager()
    phone.device.advance(by: phone.device.timings.afterUpdates)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: withSessions)
  func `AUTH-082: Monitors tell no state without the explicit session that the Info.plist asks for`(
    release: Release
  ) throws {
    var configuration = AppConfiguration.complete
    configuration.traits.insert(.explicitServiceSession)
    var phone = Phone(release, app: AppBundle(name: "Run", configuration: configuration))
    try phone.isPut(0)
    try phone.grants(.always)
    try phone.opens()
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.add(home, identifier: "home", assuming: nil), on: monitor)
    try phone.call(.awaitEvents, on: monitor)
    phone.device.advance(by: 60)
    var event = MonitorEvent(identifier: "home", state: .unmonitored, moment: .start)
    event.diagnostics = .serviceSessionRequired
    #expect(phone.told(monitor) == [.monitorEvent(event)])
    let session = try phone.open(.serviceSession(.whenInUse, purposeKey: nil))
    phone.device.advance(by: 60)
    let states = phone.told(monitor).map { content in
      if case .monitorEvent(let event) = content { event.state } else { ConditionState.unknown }
    }
    #expect(states == [.satisfied])
    try phone.call(.close, on: session)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    try phone.isPut(5_000)
    phone.device.advance(by: 600)
    #expect(phone.state.phase == .suspended)
  }
}
