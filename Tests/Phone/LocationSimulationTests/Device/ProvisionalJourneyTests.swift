import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationTracks
import Testing

/// The journey in an article about the prompts: a running app that requested Always first.
@Suite struct ProvisionalJourneyTests {
  private static let releases: [Release] = [.iOS13, .iOS13_4, .iOS14, .iOS15, .iOS16, .iOS17, .iOS18, .iOS26]
  private let place = Coordinate(latitude: 48, longitude: 11)

  /// Returns a phone whose app tracks in the foreground after its person has answered a request.
  private func tracking(_ release: Release, _ request: ManagerCall) throws -> (Phone, ClientID) {
    var phone = Phone(release)
    try phone.device.perform(.world(.stays(at: TrackSample(place))))
    let manager = try phone.agrees(to: request, .allowWhileUsingApp)
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try phone.call(.startUpdating, on: manager)
    phone.device.advance(by: 5)
    return (phone, manager)
  }

  /// Returns whether locations arrive in the next seconds.
  private func arrive(at phone: inout Phone) -> Bool {
    _ = phone.told()
    phone.device.advance(by: 5)
    return phone.told().contains { if case .locations = $0 { true } else { false } }
  }

  @Test(arguments: releases)
  func
    `AUTH-062, AUTH-066: Provisional updates stop after grace, go on in the foreground, and leaving again prompts`(
      release: Release
    ) throws
  {
    var (phone, manager) = try tracking(release, .requestAlwaysAuthorization)
    #expect(phone.grant == .provisionalAlways)
    try phone.person(.goesHome)
    #expect(arrive(at: &phone), "within grace they go on")
    #expect(!arrive(at: &phone))
    #expect(phone.state.indicator == .none)
    #expect(phone.prompt == nil)
    try phone.opens()
    #expect(arrive(at: &phone))
    try phone.person(.goesHome)
    #expect(phone.prompt == phone.device.policy.provisionalPrompt.value)
    for choice in [Choice.keepOnlyWhileUsing, .changeToAlwaysAllow] {
      var fork = phone
      try fork.person(.answers(choice))
      #expect(fork.grant == (choice == .keepOnlyWhileUsing ? .whenInUse : .always))
      #expect(arrive(at: &fork))
      #expect(arrive(at: &fork), "either answer lets them go on in the background")
      #expect(fork.state.indicator.isVisible == (choice == .keepOnlyWhileUsing))
    }
    #expect(phone.device[phone.app].process?.managers.map(\.id) == [manager])
  }

  @Test(arguments: releases)
  func `AUTH-065: The cure: asking for When In Use, updates go on with the indicator`(release: Release) throws
  {
    var (phone, _) = try tracking(release, .requestWhenInUseAuthorization)
    try phone.person(.goesHome)
    #expect(arrive(at: &phone))
    #expect(arrive(at: &phone))
    #expect(phone.state.indicator.isVisible)
    try phone.person(.tapsIndicator)
    #expect(phone.state.phase == .foreground)
    #expect(phone.prompt == nil)
  }

  @Test(arguments: releases)
  func `AUTH-068, BG-013: A background session with the indicator keeps Allow Once alive until it ends`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.device.perform(.world(.stays(at: TrackSample(place))))
    let manager = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try phone.call(.startUpdating, on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 1_000)
    #expect(phone.grant == .temporary)
    try phone.call(.stop(.locationUpdates), on: manager)
    #expect(phone.grant == .notDetermined)
    phone.device.advance(by: phone.device.timings.afterUpdates)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: releases)
  func `AUTH-060, AUTH-061, AUTH-063: A region's event is held, and delivered when Always is agreed to`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.device.perform(.world(.stays(at: TrackSample(place))))
    let manager = try phone.agrees(to: .requestAlwaysAuthorization, .allowWhileUsingApp)
    let region = Region(
      identifier: "home", shape: .circle(center: place.moved(by: 5_000, bearing: 0), radius: 300))
    try phone.call(.start(.region(region)), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 600)
    try phone.device.perform(.world(.stays(at: TrackSample(place.moved(by: 5_000, bearing: 0)))))
    phone.device.advance(by: 600)
    #expect(phone.state.heldEvent?.content == .enteredRegion(region))
    _ = phone.told()
    phone.device.advance(by: phone.device.timings.secondPrompt.upperBound)
    #expect(phone.prompt == phone.device.policy.provisionalPrompt.value)
    var fork = phone
    try fork.person(.answers(.keepOnlyWhileUsing))
    fork.device.advance(by: 600)
    #expect(!fork.told().contains(.enteredRegion(region)))
    try phone.person(.answers(.changeToAlwaysAllow))
    #expect(phone.told().contains(.enteredRegion(region)))
  }

  @Test
  func `SET-021: A reminder follows some days after locations came in the background by virtue of Always`()
    throws
  {
    var policy = AuthorizationPolicy.policy(for: .iOS18)
    policy.timings.reminderDelay = 1_000
    var phone = Phone(policy)
    try phone.device.perform(.world(.stays(at: TrackSample(place))))
    try phone.settings(.chooses(.always, for: phone.app))
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try phone.call(.startUpdating, on: manager)
    phone.device.advance(by: 3_000)
    #expect(phone.prompt == nil, "the foreground is no reason to remind")
    try phone.person(.goesHome)
    phone.device.advance(by: 1_010)
    #expect(phone.prompt == .reminder13)
  }
}
