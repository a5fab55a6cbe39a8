import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// Live updates: what is delivered, when they pause, and how they resume.
@Suite struct LiveUpdatesTests {
  private static let releases: [Release] = [.iOS17, .iOS18, .iOS26]
  private let place = Coordinate(latitude: 48, longitude: 11)

  /// Returns a phone whose open app has an authorization and iterates live updates.
  private func phone(_ release: Release, _ row: SettingsRow) throws -> (Phone, ClientID) {
    var timings = DeviceTimings()
    timings.monitoringInterval = 1
    timings.firstFix = 1
    var phone = Phone(release, timings: timings)
    try phone.device.perform(.world(.stays(at: TrackSample(place))))
    try phone.settings(.chooses(row, for: phone.app))
    try phone.opens()
    let updates = try phone.open(.liveUpdates(.default))
    _ = phone.told()
    return (phone, updates)
  }

  /// Moves the phone some meters north of the place, and farther each second.
  private func find(
    _ phone: inout Phone, seconds: Int, metersPerSecond: Double, from meters: Double = 0
  ) throws {
    for second in 0..<seconds {
      let coordinate = place.moved(by: meters + Double(second) * metersPerSecond, bearing: 0)
      try phone.device.perform(.world(.stays(at: TrackSample(coordinate))))
      phone.device.advance(by: 1)
    }
  }

  private func updates(_ phone: inout Phone) -> [LiveUpdate] {
    phone.told().compactMap { if case .liveUpdate(let update) = $0 { update } else { nil } }
  }

  @Test(arguments: releases)
  func `DEL-045: Standing still pauses live updates, the last one saying so, and moving resumes them`(
    release: Release
  ) throws {
    var (phone, _) = try phone(release, .whileUsing)
    try find(&phone, seconds: 200, metersPerSecond: 0.01)
    let still = updates(&phone)
    #expect(still.map(\.isStationary) == Array(repeating: false, count: 120) + [true])
    #expect(!phone.state.liveUpdatesWantFixes(on: phone.device.system))
    #expect(phone.state.streamsWatchMovement(on: phone.device.system))
    try find(&phone, seconds: 3, metersPerSecond: 20, from: 30)
    #expect(updates(&phone).map(\.isStationary) == [false, false, false])
    #expect(phone.state.liveUpdatesWantFixes(on: phone.device.system))
  }

  @Test(arguments: [Release.iOS17, .iOS18])
  func `DEL-045, DEL-094: While paused the app is suspended, and woken when the phone moves`(release: Release)
    throws
  {
    var (phone, _) = try phone(release, .whileUsing)
    _ = try phone.open(.backgroundActivitySession)
    try phone.person(.goesHome)
    try find(&phone, seconds: 100, metersPerSecond: 5)
    #expect(phone.state.phase == .background)
    try find(&phone, seconds: 150, metersPerSecond: 0, from: 500)
    #expect(phone.state.phase == .suspended)
    #expect(updates(&phone).last?.isStationary == true)
    try find(&phone, seconds: 1, metersPerSecond: 0, from: 600)
    #expect(phone.state.phase == .background)
    #expect(updates(&phone).count == 1)
  }

  @Test
  func `AUTH-086: In the background Always counts for live updates from 18 on only with an Always session`()
    throws
  {
    for (release, withSession, arrives) in [
      (Release.iOS17, false, true), (.iOS18, false, false), (.iOS18, true, true),
    ] {
      var (phone, _) = try phone(release, .always)
      if withSession { _ = try phone.open(.serviceSession(.always, purposeKey: nil)) }
      try phone.person(.goesHome)
      phone.device.advance(by: 10)
      _ = phone.told()
      try find(&phone, seconds: 5, metersPerSecond: 5)
      #expect((updates(&phone).count == 5) == arrives)
      #expect((phone.state.phase == .background) == arrives)
    }
  }

  @Test(arguments: [Release.iOS17, .iOS18], [true, false])
  func `DEL-006: Without the background mode live updates keep no app running, and wake none`(
    release: Release, withMode: Bool
  ) throws {
    var phone = Phone(release, app: withMode ? AppBundle(name: "Run") : .withoutMode)
    try phone.settings(.chooses(.always, for: phone.app))
    try phone.opens()
    if release >= .iOS18 { _ = try phone.open(.serviceSession(.always, purposeKey: nil)) }
    let updates = try phone.open(.liveUpdates(.default))
    try phone.person(.goesHome)
    phone.device.advance(by: 6)
    _ = phone.told()
    try find(&phone, seconds: 60, metersPerSecond: 5)
    #expect((phone.told(updates).count == 60) == withMode)
    #expect(phone.state.phase == (withMode ? .background : .suspended))
  }

  @Test(arguments: [Release.iOS17, .iOS18])
  func `SET-021: Live updates in the background count for the reminder`(release: Release) throws {
    var (phone, _) = try phone(release, .always)
    if release >= .iOS18 { _ = try phone.open(.serviceSession(.always, purposeKey: nil)) }
    try phone.person(.goesHome)
    try find(&phone, seconds: 10, metersPerSecond: 5)
    try phone.system(.terminates(phone.app))
    phone.device.advance(by: phone.device.policy.timings.reminderDelay)
    #expect(phone.prompt == .reminder13)
  }

  @Test(arguments: [Release.iOS18, .iOS26])
  func `AUTH-082, AUTH-090: With the explicit key no location comes until a session is held`(release: Release)
    throws
  {
    let bundle = AppBundle(
      name: "Run",
      configuration: AppConfiguration(descriptions: .all, traits: [.backgroundMode, .explicitServiceSession]))
    var phone = Phone(release, app: bundle)
    try phone.settings(.chooses(.whileUsing, for: phone.app))
    try phone.opens()
    _ = try phone.open(.liveUpdates(.default))
    try find(&phone, seconds: 3, metersPerSecond: 5)
    #expect(updates(&phone) == [LiveUpdate(diagnostics: .serviceSessionRequired)])
    let session = try phone.open(.serviceSession(.none, purposeKey: nil))
    try find(&phone, seconds: 3, metersPerSecond: 5)
    #expect(updates(&phone).map { $0.fix == nil } == [false, false, false])
    try phone.call(.close, on: session)
    try find(&phone, seconds: 3, metersPerSecond: 5)
    #expect(updates(&phone) == [LiveUpdate(diagnostics: .serviceSessionRequired)])
  }

  @Test(arguments: [true, false], [true, false])
  func `DEL-045, DEL-007: Whether live updates keep an app running and wake it can be set`(
    keep: Bool, wake: Bool
  ) throws {
    var policy = AuthorizationPolicy.policy(for: .iOS17)
    policy.assumptions.liveUpdatesWake = wake
    var assumptions = DeviceAssumptions()
    assumptions.liveUpdatesKeepRunning = keep
    var phone = Phone(policy, assumptions: assumptions)
    try phone.settings(.chooses(.always, for: phone.app))
    try phone.opens()
    let updates = try phone.open(.liveUpdates(.default))
    try phone.person(.goesHome)
    phone.device.advance(by: 6)
    #expect((phone.state.phase == .background) == keep)
    _ = phone.told()
    try find(&phone, seconds: 60, metersPerSecond: 5)
    #expect(phone.told(updates).isEmpty == (!keep && !wake))
  }

  @Test(arguments: releases)
  func `AUTH-087: An app that is not enough in use is told so once, from 18 on`(release: Release) throws {
    var (phone, _) = try phone(release, .whileUsing)
    try phone.device.perform(.call(.beginBackgroundTask(seconds: 60), by: phone.app))
    try phone.person(.goesHome)
    try find(&phone, seconds: 30, metersPerSecond: 5)
    let told = updates(&phone)
    #expect(told.prefix(4).allSatisfy { $0.fix != nil }, "within grace they arrive")
    #expect(told.dropFirst(4) == (release == .iOS17 ? [] : [LiveUpdate(diagnostics: .insufficientlyInUse)]))
  }

  @Test(arguments: releases)
  func `AUTH-087: That no position can be found is said once, from 18 on`(release: Release) throws {
    var (phone, _) = try phone(release, .whileUsing)
    try phone.device.perform(.world(.losesPosition))
    phone.device.advance(by: 3)
    let told = updates(&phone).map(\.locationUnavailable)
    #expect(told == (release == .iOS17 ? [] : [true]))
    try phone.device.perform(.world(.findsPosition))
    try find(&phone, seconds: 1, metersPerSecond: 0)
    #expect(updates(&phone).map(\.locationUnavailable) == [false])
  }

  @Test(arguments: releases)
  func `ACC-001, AUTH-087, MON-016: With reduced accuracy the reduced position arrives, and 18 says so`(
    release: Release
  ) throws {
    var (phone, _) = try phone(release, .whileUsing)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    _ = phone.told()
    phone.device.advance(by: 10)
    var expected = LiveUpdate(fix: phone.device.newestFix(for: phone.app))
    #expect((expected.fix?.horizontalAccuracy ?? 0) > 1_000)
    expected.accuracyLimited = release >= .iOS18
    #expect(updates(&phone) == [expected])
  }

  @Test(arguments: releases)
  func
    `DEL-044: If the process ends, the app is launched for what is outstanding, once, and must iterate again`(
      release: Release
    ) throws
  {
    for ending in [SystemAction<AppID>.terminates, nil] {
      var (phone, _) = try phone(release, .always)
      if release >= .iOS18 { _ = try phone.open(.serviceSession(.always, purposeKey: nil)) }
      try phone.person(.goesHome)
      if let ending { try phone.system(ending(phone.app)) } else { try phone.person(.forceQuits(phone.app)) }
      _ = phone.told()
      try find(&phone, seconds: 1, metersPerSecond: 0)
      #expect(phone.told() == [.launched(.location(.liveUpdates))])
      try find(&phone, seconds: 60, metersPerSecond: 5)
      #expect(phone.told() == [], "the app does not iterate")
      #expect(phone.state.phase == .suspended)
      try phone.system(.terminates(phone.app))
      try find(&phone, seconds: 5, metersPerSecond: 5)
      #expect(phone.state.process == nil, "nothing is outstanding any more")
    }
  }

  @Test(arguments: releases)
  func `DEL-044, BG-023: With When In Use only a background activity session brings the app back`(
    release: Release
  ) throws {
    for withActivity in [true, false] {
      var (phone, _) = try phone(release, .whileUsing)
      if withActivity { _ = try phone.open(.backgroundActivitySession) }
      try phone.person(.goesHome)
      try phone.system(.terminates(phone.app))
      try find(&phone, seconds: 1, metersPerSecond: 0)
      #expect((phone.state.process != nil) == withActivity)
      try phone.person(.restartsPhone, .unlocksPhone)
      try find(&phone, seconds: 1, metersPerSecond: 0)
      #expect(phone.state.process == nil, "no session outlives a restart")
    }
  }
}
