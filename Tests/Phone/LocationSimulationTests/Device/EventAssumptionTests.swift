import LocationPolicy
import Testing

@testable import LocationSimulation

/// Assumptions about events, callbacks and reminders without a fact: each other choice makes a difference.
@Suite struct EventAssumptionTests {
  private func phone(_ release: Release, _ change: (inout DeviceAssumptions) -> Void) -> Phone {
    var assumptions = DeviceAssumptions()
    change(&assumptions)
    return Phone(release, assumptions: assumptions)
  }

  /// Lets an app with Always monitor significant changes and be launched for one; the messages are taken.
  private func launchForChange(_ phone: inout Phone) throws {
    try phone.grants(.always)
    try phone.isPut(0)
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.start(.significantLocationChanges), on: manager)
    phone.device.advance(by: 60)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    try phone.isPut(5_000)
    phone.waitsForNews()
    #expect(phone.told() == [.launched(.location(.significantChange))])
  }

  @Test(arguments: [true, false])
  func `MON-004: Whether managers are told of significant changes that they did not start`(all: Bool) throws {
    var phone = phone(.iOS18) { $0.significantChangesReachAllManagers = all }
    try launchForChange(&phone)
    let manager = try phone.makeManager()
    #expect(phone.fixes(manager).count == (all ? 1 : 0))
  }

  @Test(arguments: [true, false])
  func `MON-004, MON-005: What no manager was there for, when the process is suspended`(ends: Bool) throws {
    var phone = phone(.iOS18) { $0.untoldEventsEndWithSuspension = ends }
    try launchForChange(&phone)
    phone.device.advance(by: 60)
    #expect(phone.state.phase == .suspended)
    try phone.opens()
    let manager = try phone.makeManager()
    _ = phone.told()
    try phone.call(.start(.significantLocationChanges), on: manager)
    #expect(phone.fixes(manager).isEmpty == ends)
  }

  @Test(arguments: [true, false])
  func `SET-020, SET-021: Whether an event that no manager was told of counts for the reminder`(counts: Bool)
    throws
  {
    var phone = phone(.iOS18) { $0.untoldEventsCountForReminder = counts }
    try launchForChange(&phone)
    phone.device.advance(by: phone.device.policy.timings.reminderDelay + 1)
    #expect((phone.prompt == .reminder13) == counts)
  }

  @Test(arguments: [true, false])
  func `SET-020, SET-021: Whether the seconds after the app was left count for the reminder`(counts: Bool)
    throws
  {
    var phone = phone(.iOS18) { $0.graceCountsForReminder = counts }
    try phone.grants(.always)
    try phone.isPut(0)
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: phone.device.policy.timings.reminderDelay + 10)
    #expect((phone.prompt == .reminder13) == counts)
  }

  @Test(arguments: [true, false])
  func `SET-008, SET-020: Whether a reset forgets the use before it`(forgets: Bool) throws {
    var phone = phone(.iOS18) { $0.resetForgetsUse = forgets }
    try launchForChange(&phone)
    try phone.settings(.resetsLocationAndPrivacy, .chooses(.always, for: phone.app))
    phone.device.advance(by: phone.device.policy.timings.reminderDelay + 1)
    #expect((phone.prompt == .reminder13) == !forgets)
  }

  @Test(arguments: [Release.iOS8, .iOS9, .iOS12, .iOS13], [true, false])
  func `SET-020: Whether the reminder of 9 to 12 comes again`(release: Release, again: Bool) throws {
    var policy = AuthorizationPolicy.policy(for: release)
    policy.assumptions.unknownReminderRepeats = again
    var phone = Phone(policy)
    try phone.grants(.always)
    for isFirst in [true, false] {
      phone.device.usedAlwaysInBackground(phone.app)
      phone.device.advance(by: phone.device.policy.timings.reminderDelay)
      let comes = isFirst || release == .iOS13 || (release != .iOS8 && again)
      #expect((phone.prompt != nil) == comes)
      if comes { try phone.person(.answers(release < .iOS13 ? .continue : .alwaysAllow)) }
    }
  }

  @Test(arguments: [Release.iOS14, .iOS18], [true, false])
  func `SET-004, AUTH-005: A change that was undone while the app was suspended`(
    release: Release, isTold: Bool
  ) throws {
    var phone = phone(release) { $0.undoneChangesAreTold = isTold }
    try phone.grants(.whileUsing)
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    _ = phone.told()
    try phone.person(.opensSettings, .chooses(.never, for: phone.app), .chooses(.whileUsing, for: phone.app))
    try phone.opens()
    let callback = MessageContent.authorization(.locationManagerDidChangeAuthorization, .authorizedWhenInUse)
    #expect(phone.told(manager).contains(callback) == isTold)
  }

  @Test(arguments: [3.0, 20])
  func `SET-004: How long an app runs that is woken for the callback`(seconds: Double) throws {
    var timings = DeviceTimings()
    timings.wokenForCallback = seconds
    var phone = Phone(.iOS10, timings: timings)
    try phone.grants(.whileUsing)
    try phone.opens()
    _ = try phone.makeManager()
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    try phone.person(.opensSettings, .chooses(.never, for: phone.app))
    phone.device.advance(by: seconds - 0.1)
    #expect(phone.state.phase == .background)
    phone.device.advance(by: 0.1)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: [true, false])
  func `SET-009: Whether a restriction keeps Location Services from being switched`(locks: Bool) throws {
    var phone = phone(.iOS18) { $0.restrictionLocksServices = locks }
    try phone.person(.opensSettings, .setsRestriction(true))
    #expect(phone.device.canPerform(.person(.setsLocationServices(false))) == !locks)
  }

  @Test(arguments: [0.0, 2])
  func `a state that is known is told when the system gets to the request, which can be late`(
    seconds: Double
  ) throws {
    var timings = DeviceTimings()
    timings.regionStateAnswer = seconds
    var (phone, manager) = try Phone.granted(.always, .iOS18, timings: timings)
    try phone.isPut(0)
    let region = Region(identifier: "home", shape: .circle(center: Phone.start, radius: 200))
    try phone.call(.start(.region(region)), on: manager)
    phone.device.advance(by: 60)
    _ = phone.told()
    try phone.call(.requestState(region: "home"), on: manager)
    #expect(phone.told(manager) == (seconds == 0 ? [.regionState(.inside, region)] : []))
    phone.device.advance(by: 2)
    #expect(phone.told(manager) == (seconds == 0 ? [] : [.regionState(.inside, region)]))
  }
}
