import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// The locations and events that an app with reduced accuracy receives.
@Suite struct ReducedAccuracyTests {
  private static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }

  private func imprecise(_ release: Release) throws -> (Phone, ClientID) {
    var phone = Phone(release)
    try phone.grants(.whileUsing)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    let manager = try phone.makeManager()
    _ = phone.told()
    return (phone, manager)
  }

  @Test(arguments: [1_000, 5_000, 20_000.0])
  func `ACC-001: The cell contains the true place, anywhere on earth`(radius: Double) {
    for latitude in stride(from: -90, through: 90, by: 3.7) {
      for longitude in stride(from: -180, through: 180, by: 11.3) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let cell = ReducedCell(containing: place, radius: radius)
        #expect(cell.center.isValid)
        #expect(cell.center.distance(to: place) <= radius)
        #expect(ReducedCell(containing: cell.center, radius: radius) == cell)
      }
    }
  }

  @Test(arguments: releases)
  func `ACC-001, ACC-005: The center of a region arrives, some kilometers wide`(release: Release) throws {
    var (phone, manager) = try imprecise(release)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 600)
    let fixes = phone.fixes(manager).flatMap(\.self)
    #expect(fixes.count == 1)
    let fix = try #require(fixes.first)
    #expect(fix.horizontalAccuracy == 5_000)
    #expect(fix.coordinate != Phone.start)
    #expect(fix.coordinate.distance(to: Phone.start) <= fix.horizontalAccuracy)
    #expect((fix.speed, fix.course, fix.verticalAccuracy) == (-1, -1, -1))
  }

  @Test(arguments: releases)
  func `ACC-002: A position is computed anew four times an hour, and told when it is another`(
    release: Release
  ) throws {
    var (phone, manager) = try imprecise(release)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    try phone.walks(20, for: 4 * 3_600)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 4 * 3_600)
    let seconds = phone.fixes(manager).flatMap(\.self).map { Int($0.moment.seconds) }
    #expect(seconds == (0..<16).map { $0 * 900 + 1 })
  }

  @Test(arguments: releases)
  func `ACC-004: An app may ask for reduced accuracy itself`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    try phone.call(.set(.desiredAccuracy(LocationConstants.reducedAccuracy)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 60)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[5_000]])
  }

  @Test(arguments: releases) func `ACC-006: Turning Precise off counts at once`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.isPut(0)
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.opensSettings)
    phone.device.advance(by: 20)
    #expect(Set(phone.fixes(manager).flatMap(\.self).map(\.horizontalAccuracy)) == [5])
    try phone.person(.setsPrecise(false, for: phone.app))
    phone.device.advance(by: 20)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[5_000]])
    try phone.person(.setsPrecise(true, for: phone.app))
    phone.device.advance(by: 2)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[5], [5]])
  }

  @Test(arguments: releases)
  func `AUTH-071: Full accuracy that was granted once counts at once`(release: Release) throws {
    var phone = Phone(release, app: AppBundle(name: "Run", purposeTexts: ["Route": "For the route."]))
    try phone.grants(.whileUsing)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[5_000]])
    try phone.call(
      .requestTemporaryFullAccuracyAuthorization(purposeKey: "Route", request: 1), on: manager)
    try phone.person(.answers(.allowOnce))
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[5]])
  }

  @Test(arguments: releases)
  func `a one-shot request is answered with the reduced position`(release: Release) throws {
    var (phone, manager) = try imprecise(release)
    try phone.isPut(0)
    try phone.call(.requestLocation, on: manager)
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).map { $0.map(\.horizontalAccuracy) } == [[5_000]])
  }
}
