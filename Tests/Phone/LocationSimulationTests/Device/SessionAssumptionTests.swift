import LocationPolicy
import Testing

@testable import LocationSimulation

/// Assumptions about sessions and their requests without a fact: each other choice makes a difference.
@Suite struct SessionAssumptionTests {
  private static let withSessions: [Release] = [.iOS18, .iOS26]
  private let whenInUse = StreamKind.serviceSession(.whenInUse, purposeKey: nil)

  private func phone(
    _ release: Release, _ bundle: AppBundle = AppBundle(name: "Run", purposeTexts: ["Race": "To measure."]),
    rules: (inout Assumptions) -> Void = { _ in }, device change: (inout DeviceAssumptions) -> Void = { _ in }
  ) throws -> Phone {
    var policy = AuthorizationPolicy.policy(for: release)
    rules(&policy.assumptions)
    var assumptions = DeviceAssumptions()
    change(&assumptions)
    var phone = Phone(policy, app: bundle, assumptions: assumptions)
    try phone.opens()
    return phone
  }

  @Test(arguments: withSessions, [true, false])
  func `KEY-010: Whether sessions, live updates and buttons log the usage description that they miss`(
    release: Release, log: Bool
  ) throws {
    let bundle = AppBundle(
      name: "Run", configuration: AppConfiguration(descriptions: [], traits: .backgroundMode))
    var phone = try phone(release, bundle, device: { $0.sessionsLogMissingDescriptions = log })
    _ = try phone.open(whenInUse)
    _ = try phone.open(.liveUpdates(.default))
    try phone.person(.tapsLocationButton())
    let messages = phone.told().filter {
      if case .console(.missingUsageDescription) = $0 { true } else { false }
    }
    #expect(messages.count == (log ? 3 : 0))
  }

  @Test(arguments: withSessions, [true, false])
  func `AUTH-085: Whether sessions from before a relaunch count while they can be made again`(
    release: Release, count: Bool
  ) throws {
    var phone = try phone(release, device: { $0.lostSessionsCount = count })
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    _ = try phone.open(.backgroundActivitySession)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    try phone.system(.launchesInBackground(phone.app))
    #expect(phone.device.isInUse(phone.app) == count)
    _ = try phone.open(.backgroundActivitySession)
    #expect(phone.device.isInUse(phone.app))
  }

  @Test(arguments: withSessions, [true, false])
  func `AUTH-009, AUTH-083: A prompt that another session wants too`(release: Release, stays: Bool) throws {
    var phone = try phone(release, device: { $0.promptStaysForOtherSessions = stays })
    let first = try phone.open(whenInUse)
    _ = try phone.open(.serviceSession(.always, purposeKey: nil))
    _ = phone.events()
    try phone.call(.close, on: first)
    #expect(phone.prompt == .first14)
    let isShownAnew = phone.events().contains { if case .promptShown = $0 { true } else { false } }
    #expect(isShownAnew == !stays)
  }

  @Test(arguments: withSessions, [true, false])
  func `AUTH-083: Full accuracy that was refused to a manager, while a session wants it`(
    release: Release, counts: Bool
  ) throws {
    var phone = try phone(release, device: { $0.refusalToManagerCountsForSessions = counts })
    let manager = try phone.makeManager()
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    try phone.person(.answers(.allowWhileUsingApp, precise: false))
    try phone.call(.requestTemporaryFullAccuracyAuthorization(purposeKey: "Race", request: 1), on: manager)
    _ = try phone.open(.serviceSession(.whenInUse, purposeKey: "Race"))
    try phone.person(.answers(.dontAllow))
    #expect((phone.prompt == .temporaryFullAccuracy) == !counts)
  }

  @Test(arguments: withSessions, [true, false])
  func `AUTH-084: Full accuracy that was refused to a session, after a reset`(release: Release, forgets: Bool)
    throws
  {
    var phone = try phone(release, rules: { $0.resetForgetsRefusedAccuracy = forgets })
    _ = try phone.open(.serviceSession(.whenInUse, purposeKey: "Race"))
    try phone.person(.answers(.allowWhileUsingApp, precise: false))
    try phone.person(.answers(.dontAllow), .opensSettings, .resetsLocationAndPrivacy, .opens(phone.app))
    try phone.person(.answers(.allowWhileUsingApp, precise: false))
    #expect((phone.prompt == .temporaryFullAccuracy) == forgets)
  }
}
