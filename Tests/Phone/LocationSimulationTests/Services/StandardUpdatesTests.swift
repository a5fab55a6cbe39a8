import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// startUpdatingLocation: what is delivered, and when.
@Suite struct StandardUpdatesTests {
  @Test(arguments: Release.allCases)
  func `where the phone is arrives each second, until the app stops`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.walks(2, for: 100)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 3)
    try phone.call(.stop(.locationUpdates), on: manager)
    phone.device.advance(by: 10)
    #expect(Phone.brief(phone.fixes(manager)) == [["1 s: 2 m"], ["2 s: 4 m"], ["3 s: 6 m"]])
    #expect(phone.device.nextEvent == nil || !phone.device.apps.contains { $0.need != .none })
  }

  @Test(arguments: Release.allCases)
  func `DEL-060: The newest position that is known comes first, however old; then fresh ones`(
    release: Release
  ) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    try phone.call(.stop(.locationUpdates), on: manager)
    try phone.isPut(5_000)
    phone.device.advance(by: 3_600)
    _ = phone.told()
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    #expect(Phone.brief(phone.fixes(manager)) == [["1 s: 0 m"], ["3602 s: 5000 m"]])
  }

  @Test(arguments: Release.allCases)
  func `DEL-060: Starting again has no effect until updates were stopped`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).count == 1)
    try phone.call(.start(.locationUpdates), on: manager)
    #expect(phone.fixes(manager).isEmpty)
    try phone.call(.stop(.locationUpdates), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    #expect(phone.fixes(manager).count == 1)
  }

  @Test(arguments: Release.allCases)
  func `DEL-061: The distance filter counts from the last fix that was delivered`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.walks(4, for: 100)
    try phone.call(.set(.distanceFilter(10)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 8)
    #expect(Phone.brief(phone.fixes(manager)) == [["1 s: 4 m"], ["4 s: 16 m"], ["7 s: 28 m"]])
  }

  @Test(arguments: Release.allCases)
  func `DEL-061: A much more accurate fix is delivered in spite of the filter`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0, accuracy: 100)
    try phone.call(.set(.distanceFilter(500)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 3)
    try phone.isPut(0, accuracy: 60)
    phone.device.advance(by: 1)
    try phone.isPut(0, accuracy: 50)
    phone.device.advance(by: 5)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[100], [50]])
  }

  @Test(arguments: Release.allCases)
  func `DEL-062: What was found while the app was suspended comes as one message, oldest first`(
    release: Release
  ) throws {
    var (phone, manager) = try Phone.granted(.always, release, app: .withoutMode)
    try phone.walks(1, for: 1_000)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    try phone.person(.goesHome)
    phone.device.advance(by: 6)
    #expect(phone.state.phase == .suspended)
    _ = phone.told()
    phone.device.advance(by: 100)
    #expect(phone.told() == [])
    try phone.opens()
    #expect(Phone.brief(phone.fixes(manager)) == [["36 s: 36 m", "66 s: 66 m", "96 s: 96 m"]])
  }

  @Test func `of what waits for a suspended app, only the newest is kept`() throws {
    var assumptions = DeviceAssumptions()
    assumptions.waitingFixLimit = 3
    var (phone, manager) = try Phone.granted(.always, .iOS18, assumptions: assumptions)
    try phone.walks(1, for: 10_000)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 3_000)
    _ = phone.told()
    try phone.opens()
    #expect(Phone.brief(phone.fixes(manager)) == [["2915 s: 2915 m", "2945 s: 2945 m", "2975 s: 2975 m"]])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `AUTH-021: Updates that were started while nobody had decided begin with the grant`(release: Release)
    throws
  {
    var (phone, manager) = try Phone.granted(nil, release)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 10)
    #expect(phone.told() == [])
    #expect(phone.device.visiblePrompt == nil)
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    try phone.person(.answers(phone.agreement()))
    phone.device.advance(by: 1)
    #expect(Phone.brief(phone.fixes(manager)) == [["11 s: 0 m"]])
  }

  @Test func `AUTH-020: On iOS 7 the first use prompts, and the updates begin with the answer`() throws {
    var (phone, manager) = try Phone.granted(nil, .iOS7)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    #expect(phone.prompt != nil)
    try phone.person(.answers(.ok))
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).count == 1)
  }

  @Test(arguments: Release.allCases)
  func `ERR-003: Starting when denied reports the error`(release: Release) throws {
    let row: SettingsRow = release == .iOS7 ? .off : .never
    var (phone, manager) = try Phone.granted(row, release)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 10)
    #expect(phone.told(manager) == [.failed(.denied)])
  }

  @Test(arguments: Release.allCases)
  func `ERR-002: Where no position can be found the app is told once, and updates go on`(release: Release)
    throws
  {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.world(.losesPosition)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 10)
    #expect(phone.told(manager) == [.failed(.locationUnknown)])
    try phone.world(.findsPosition)
    phone.device.advance(by: 1)
    #expect(Phone.brief(phone.fixes(manager)) == [["11 s: 0 m"]])
    try phone.world(.losesPosition)
    phone.device.advance(by: 5)
    #expect(phone.told(manager) == [.failed(.locationUnknown)])
  }
}
