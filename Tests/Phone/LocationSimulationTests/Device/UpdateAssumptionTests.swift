import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// Assumptions about updates and requests without a fact: each other choice makes a difference.
@Suite struct UpdateAssumptionTests {
  /// Returns a phone with one changed assumption of the rules or the device, and the manager of its open app.
  private func phone(
    _ release: Release, _ row: SettingsRow?, rules: (inout Assumptions) -> Void = { _ in },
    device change: (inout DeviceAssumptions) -> Void = { _ in }
  ) throws -> (Phone, ClientID) {
    var policy = AuthorizationPolicy.policy(for: release)
    rules(&policy.assumptions)
    var assumptions = DeviceAssumptions()
    change(&assumptions)
    var phone = Phone(policy, assumptions: assumptions)
    if let row { try phone.grants(row) }
    try phone.isPut(0)
    try phone.opens()
    let manager = try phone.makeManager()
    _ = phone.told()
    return (phone, manager)
  }

  @Test(arguments: [true, false])
  func `BG-009: A start while another session keeps the app in use`(succeeds: Bool) throws {
    var (phone, manager) = try phone(.iOS18, .whileUsing, rules: { $0.startsWhileInUseSucceed = succeeds })
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    let other = try phone.makeManager()
    _ = phone.told()
    try phone.call(.start(.locationUpdates), on: other)
    phone.device.advance(by: 3)
    let told = phone.told(other)
    #expect(succeeds ? told.count == 4 : told == [.failed(.denied)])
  }

  @Test(arguments: [true, false])
  func `BG-009: A start within the seconds after the app was left`(succeeds: Bool) throws {
    var (phone, manager) = try phone(.iOS18, .whileUsing, rules: { $0.startsInGraceSucceed = succeeds })
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.person(.goesHome)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 20)
    #expect(phone.told(manager).contains(.failed(.denied)) == !succeeds)
    #expect(phone.state.indicator.isVisible == succeeds)
  }

  @Test(arguments: [true, false])
  func `ERR-003: Updates that run when Location Services is turned off`(isReported: Bool) throws {
    var (phone, manager) = try phone(.iOS18, .whileUsing, device: { $0.laterDenialIsReported = isReported })
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 2)
    try phone.settings(.setsLocationServices(false))
    try phone.opens()
    #expect(phone.told(manager).contains(.failed(.denied)) == isReported)
  }

  @Test(arguments: [true, false])
  func
    `BG-009, ERR-003: Updates that were started in the background with Always, when only When In Use is left`(
      isReported: Bool
    ) throws
  {
    var assumptions = DeviceAssumptions()
    assumptions.lossOfAlwaysIsReported = isReported
    var phone = Phone(.iOS18, assumptions: assumptions)
    try phone.grants(.always)
    try phone.isPut(0)
    try phone.system(.launchesInBackground(phone.app))
    let manager = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.opensSettings)
    _ = phone.told()
    try phone.person(.chooses(.whileUsing, for: phone.app))
    #expect(phone.told(manager).contains(.failed(.denied)) == isReported)
  }

  @Test(arguments: [true, false])
  func `BG-009, BG-010: A start that failed in the background, once Settings gives Always`(recovers: Bool)
    throws
  {
    var assumptions = DeviceAssumptions()
    assumptions.failedStartsRecoverWithAlways = recovers
    var phone = Phone(.iOS18, assumptions: assumptions)
    try phone.grants(.whileUsing)
    try phone.isPut(0)
    try phone.system(.launchesInBackground(phone.app))
    let manager = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.opensSettings, .chooses(.always, for: phone.app))
    _ = phone.told()
    phone.device.advance(by: 3)
    #expect(phone.fixes(manager).isEmpty == !recovers)
    try phone.opens()
    phone.device.advance(by: 3)
    #expect(!phone.fixes(manager).isEmpty)
  }

  @Test(arguments: [true, false])
  func `DEL-070: The time of a one-shot request while nobody has decided`(waits: Bool) throws {
    var (phone, manager) = try phone(.iOS18, nil, device: { $0.requestTimeWaitsForGrant = waits })
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == (waits ? [] : [.failed(.locationUnknown)]))
  }

  @Test(arguments: [true, false])
  func `DEL-060: Updates that begin with a later grant`(begin: Bool) throws {
    var assumptions = DeviceAssumptions()
    assumptions.laterGrantBeginsWithCachedFix = begin
    var phone = Phone(.iOS18, assumptions: assumptions)
    let other = phone.device.install(AppBundle(name: "Swim"))
    try phone.isPut(0)
    try phone.settings(.chooses(.whileUsing, for: other))
    try phone.person(.opens(other))
    let client = try #require(try phone.device.perform(.call(.createManager, by: other)))
    try phone.device.perform(.call(.manager(client, .setDelegate(.all)), by: other))
    try phone.device.perform(.call(.manager(client, .start(.locationUpdates)), by: other))
    phone.device.advance(by: 2)
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    _ = phone.told()
    try phone.person(.answers(.allowWhileUsingApp))
    #expect(phone.fixes(manager).count == (begin ? 1 : 0))
  }

  @Test(arguments: [true, false])
  func `BG-011: An app whose session ends by what the person does`(givesTime: Bool) throws {
    var (phone, manager) = try phone(.iOS18, .whileUsing, device: { $0.lostSessionGivesTime = givesTime })
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    try phone.person(.opensSettings, .chooses(.never, for: phone.app))
    #expect(phone.state.phase == (givesTime ? .background : .suspended))
    phone.device.advance(by: phone.device.timings.afterUpdates)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: [true, false])
  func `AUTH-068, AUTH-069: When Allow Once lapses after a session in the background`(fromLeaving: Bool)
    throws
  {
    var (phone, manager) = try phone(.iOS18, nil, device: { $0.lapseCountsFromLeaving = fromLeaving })
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    try phone.person(.answers(.allowOnce))
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    try phone.call(.stop(.locationUpdates), on: manager)
    phone.device.advance(by: phone.device.timings.afterUpdates + 1)
    #expect(phone.grant == (fromLeaving ? .notDetermined : .temporary))
    phone.device.advance(by: phone.device.policy.timings.allowOnceExpiry)
    #expect(phone.grant == .notDetermined)
  }
}
