import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// requestLocation: a single location, or the reason why there is none.
@Suite struct RequestLocationTests {
  private static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).services.value.contains(.requestLocation)
  }

  @Test(arguments: releases)
  func `DEL-070: One accurate location arrives, and no more`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(7)
    try phone.call(.requestLocation, on: manager)
    #expect(phone.told(manager) == [])
    phone.device.advance(by: 60)
    #expect(Phone.brief(phone.fixes(manager)) == [["1 s: 7 m"]])
    #expect(!phone.device.apps.contains { $0.need != .none })
  }

  @Test(arguments: releases)
  func `DEL-070: What is not accurate enough is kept until the time is over, and is better than an error`(
    release: Release
  ) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0, accuracy: 80)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 3)
    try phone.isPut(5, accuracy: 40)
    phone.device.advance(by: 2)
    try phone.isPut(9, accuracy: 65)
    phone.device.advance(by: 4.9)
    #expect(phone.told(manager) == [])
    phone.device.advance(by: 0.2)
    #expect(Phone.brief(phone.fixes(manager)) == [["5 s: 5 m"]])
  }

  @Test(arguments: releases)
  func `DEL-070: A coarse accuracy that is asked for is enough`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0, accuracy: 80)
    try phone.call(.set(.desiredAccuracy(1_000)), on: manager)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[1_000]])
  }

  @Test(arguments: releases)
  func `DEL-070, ERR-002: Where no position can be found the request ends with that error`(release: Release)
    throws
  {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 9)
    #expect(phone.told(manager) == [])
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == [.failed(.locationUnknown)])
  }

  @Test(arguments: releases)
  func `DEL-070: It is ignored while updates run, and starting them takes it over`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0, accuracy: 80)
    try phone.call(.requestLocation, on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 2.5)
    #expect(Phone.brief(phone.fixes(manager)) == [["1 s: 0 m"], ["2 s: 0 m"]])
    try phone.call(.stop(.locationUpdates), on: manager)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == [])
  }

  @Test(arguments: releases) func `DEL-070: Stopping updates cancels it`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0, accuracy: 80)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 2)
    try phone.call(.stop(.locationUpdates), on: manager)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == [])
  }

  @Test(arguments: releases) func `ERR-003: When denied it fails at once`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.never, release)
    try phone.call(.requestLocation, on: manager)
    #expect(phone.told(manager) == [.failed(.denied)])
  }

  @Test(arguments: releases)
  func `AUTH-021: It waits for the answer, and its time runs from then on`(release: Release) throws {
    var (phone, manager) = try Phone.granted(nil, release)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 100)
    #expect(phone.told(manager) == [])
    try phone.isPut(3)
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    try phone.person(.answers(phone.agreement()))
    phone.device.advance(by: 2)
    #expect(Phone.brief(phone.fixes(manager)) == [["101 s: 3 m"]])
  }

  @Test(
    arguments: releases,
    [
      (DelegateMethods?.none, LocationException.noUpdateMethod), (.didFailWithError, .noUpdateMethod),
      (.didUpdateLocations, .noFailureMethod),
    ])
  func `DEL-071: Without the delegate's methods it raises, which ends the process`(
    release: Release, delegate: (DelegateMethods?, LocationException)
  ) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.call(.setDelegate(delegate.0), on: manager)
    #expect(throws: CallError.raised(delegate.1)) { try phone.call(.requestLocation, on: manager) }
    #expect(phone.state.phase == .terminated)
  }

  @Test(arguments: [Release.iOS7, .iOS8])
  func `releases before 9 have no such method`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.always, release)
    #expect(throws: CallError.self) { try phone.call(.requestLocation, on: manager) }
    #expect(phone.state.phase == .foreground)
  }
}
