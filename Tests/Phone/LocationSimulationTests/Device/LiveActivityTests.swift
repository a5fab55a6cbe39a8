import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// A Live Activity keeps an app in use as a background activity session does, but shows no indicator.
@Suite struct LiveActivityTests {
  private static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).liveActivity.value
  }

  /// Returns an app with While Using that shows a Live Activity and was left.
  private func left(_ release: Release, app bundle: AppBundle = AppBundle(name: "Run")) throws -> Phone {
    var (phone, _) = try Phone.granted(.whileUsing, release, app: bundle)
    try phone.isPut(0)
    _ = try phone.open(.liveUpdates(.default))
    try phone.device.perform(.call(.requestLiveActivity, by: phone.app))
    try phone.person(.goesHome)
    phone.device.advance(by: 30)
    return phone
  }

  @Test(arguments: releases)
  func `BG-027, DEL-001: A Live Activity keeps the app in use and running, without the bar`(
    release: Release
  ) throws {
    var phone = try left(release)
    #expect(phone.device.isInUse(phone.app))
    #expect(phone.state.phase == .background)
    #expect(phone.state.indicator == .none)
    _ = phone.told()
    try phone.isPut(100)
    phone.device.advance(by: 10)
    #expect(!phone.told().isEmpty)
  }

  @Test(arguments: releases)
  func `BG-027, DEL-004: A Live Activity wakes a suspended app, and a widget that was seen does not`(
    release: Release
  ) {
    let policy = AuthorizationPolicy.policy(for: release)
    for (aid, arrival) in [
      (DeliveryContext.Aids.liveActivity, Delivery.Arrival.wakes), (.widgetSeen, .nothing),
    ] {
      var context = DeliveryContext(
        grant: .whenInUse, app: AppBundle(name: "Run").configuration, phase: .suspended)
      context.aids.insert(aid)
      #expect(policy.delivery(of: .monitor, in: context).arrival == arrival)
    }
  }

  @Test(arguments: releases)
  func `BG-027: It ends when the person removes it, or the app does`(release: Release) throws {
    var phone = try left(release)
    try phone.person(.removesLiveActivity(phone.app))
    #expect(!phone.device.isInUse(phone.app))
    #expect(throws: CallError.self) { try phone.person(.removesLiveActivity(phone.app)) }
    var other = try left(release)
    try other.device.perform(.call(.endLiveActivity, by: other.app))
    #expect(!other.device.isInUse(other.app))
  }

  @Test(arguments: releases)
  func `BG-027: Without the background mode it has no effect`(release: Release) throws {
    let phone = try left(release, app: .withoutMode)
    #expect(phone.state.hasLiveActivity)
    #expect(!phone.device.isInUse(phone.app))
    #expect(phone.state.phase == .suspended)
  }

  @Test func `it is requested in the foreground only, outlives the process, and ends with a restart`() throws
  {
    var phone = try left(.iOS18)
    #expect(throws: CallError.self) { try phone.device.perform(.call(.requestLiveActivity, by: phone.app)) }
    try phone.system(.terminates(phone.app))
    #expect(phone.state.hasLiveActivity)
    try phone.person(.restartsPhone)
    #expect(!phone.state.hasLiveActivity)
  }

  @Test(arguments: Release.allCases.filter { !releases.contains($0) })
  func `releases before 17 have none that matters`(release: Release) throws {
    var (phone, _) = try Phone.granted(.whileUsing, release)
    #expect(throws: CallError.self) { try phone.device.perform(.call(.requestLiveActivity, by: phone.app)) }
  }
}
