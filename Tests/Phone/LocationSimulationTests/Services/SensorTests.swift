import Foundation
import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// Heading, ranging and deferred updates.
@Suite struct SensorTests {
  private let beacon = BeaconConstraint(
    uuid: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), major: 3)

  private func sighting(_ major: UInt16, distance: Double) -> BeaconSighting {
    BeaconSighting(uuid: beacon.uuid, major: major, minor: 1, distance: distance, rssi: -60)
  }

  // MARK: - Heading

  private func headings(_ messages: [MessageContent]) -> [[Double]] {
    messages.compactMap {
      if case .heading(let heading, _) = $0 { [heading.magneticHeading, heading.trueHeading] } else { nil }
    }
  }

  @Test(arguments: Release.allCases)
  func `DEL-090, DEL-091: The compass is a service of its own; the true heading needs location updates`(
    release: Release
  ) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.world(.heading(Heading(magneticHeading: 90, trueHeading: 93)))
    try phone.call(.start(.heading), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.world(.heading(Heading(magneticHeading: 100, trueHeading: 103)))
    try phone.world(.heading(Heading(magneticHeading: 110)))
    try phone.call(.stop(.locationUpdates), on: manager)
    try phone.world(.heading(Heading(magneticHeading: 120, trueHeading: 123)))
    try phone.call(.stop(.heading), on: manager)
    try phone.world(.heading(Heading(magneticHeading: 130)))
    #expect(headings(phone.told(manager)) == [[90, -1], [100, 103], [110, 110], [120, -1]])
  }

  @Test
  func `DEL-051: A heading is told when it turned as far as the filter says, one degree by default`() throws {
    var (phone, manager) = try Phone.granted(.whileUsing, .iOS18)
    try phone.call(.start(.heading), on: manager)
    for heading in [359, 359.5, 0.2, 350] { try phone.world(.heading(Heading(magneticHeading: heading))) }
    #expect(headings(phone.told()).map { $0[0] } == [359, 0.2, 350])
    try phone.call(.set(.headingFilter(20)), on: manager)
    for heading in [335.0, 330, 340] { try phone.world(.heading(Heading(magneticHeading: heading))) }
    #expect(headings(phone.told()).map { $0[0] } == [330])
    try phone.call(.set(.headingFilter(-1)), on: manager)
    for heading in [330.1, 330.2] { try phone.world(.heading(Heading(magneticHeading: heading))) }
    #expect(headings(phone.told()).map { $0[0] } == [330.1, 330.2])
  }

  @Test(arguments: Release.allCases)
  func `DEL-091: Interference is reported once, and the compass goes on after it`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.call(.start(.heading), on: manager)
    try phone.world(.magneticInterference(true))
    try phone.world(.heading(Heading(magneticHeading: 10)))
    #expect(phone.told() == [.failed(.headingFailure)])
    try phone.world(.magneticInterference(false))
    #expect(headings(phone.told()) == [[10, -1]])
  }

  @Test(arguments: Release.allCases)
  func `DEL-097: Who delivers headings in the foreground is asked to show the calibration display`(
    release: Release
  ) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.world(.compassCalibration(isNeeded: true))
    #expect(phone.told() == [])
    try phone.call(.start(.heading), on: manager)
    try phone.world(.compassCalibration(isNeeded: true))
    #expect(phone.told() == [.headingCalibration])
    #expect(!phone.state.showsHeadingCalibration)
    try phone.call(.displayHeadingCalibration(true), on: manager)
    #expect(phone.state.showsHeadingCalibration)
    try phone.call(.displayHeadingCalibration(false), on: manager)
    #expect(!phone.state.showsHeadingCalibration)
    try phone.call(.displayHeadingCalibration(true), on: manager)
    try phone.world(.compassCalibration(isNeeded: false))
    #expect(!phone.state.showsHeadingCalibration)
    try phone.person(.goesHome)
    _ = phone.told()
    try phone.world(.compassCalibration(isNeeded: true))
    #expect(phone.told() == [])
  }

  @Test(arguments: Release.allCases)
  func `DEL-091: No heading reaches a suspended app`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.call(.start(.heading), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    _ = phone.told()
    try phone.world(.heading(Heading(magneticHeading: 10)))
    #expect(phone.told() == [])
  }

  // MARK: - Ranging

  @Test(arguments: Release.allCases)
  func `beacons are ranged each second, nearest first`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    let (near, far, unknown) = (
      sighting(3, distance: 0.2), sighting(3, distance: 9), sighting(3, distance: -1)
    )
    try phone.world(.beacons([unknown, far, near, sighting(4, distance: 1)]))
    try phone.call(.start(.beacons(beacon)), on: manager)
    phone.device.advance(by: 2)
    try phone.call(.stop(.beacons(beacon)), on: manager)
    phone.device.advance(by: 10)
    let ranged = [near, far, unknown]
    #expect(
      phone.told()
        == (1...2).map { second in
          .beacons(ranged, satisfying: beacon, phone.device.now + (Double(second) - 12))
        })
    #expect(ranged.map(\.proximity) == [.immediate, .far, .unknown])
    #expect(sighting(3, distance: 2).proximity == .near)
  }

  @Test(arguments: Release.allCases)
  func `ERR-004: Without Bluetooth ranging fails once, and goes on with it`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.call(.start(.beacons(beacon)), on: manager)
    try phone.world(.bluetooth(false))
    phone.device.advance(by: 5)
    #expect(phone.told() == [.rangingFailed(beacon, .rangingUnavailable)])
    try phone.world(.bluetooth(true))
    phone.device.advance(by: 1)
    #expect(phone.told() == [.beacons([], satisfying: beacon, phone.device.now)])
  }

  /// Returns an app in the background that monitors the region of the beacon, inside of which the phone is.
  private func monitoring(_ row: SettingsRow, onDisplay: Bool = false) throws -> (Phone, ClientID, Region) {
    var (phone, manager) = try Phone.granted(row, .iOS18)
    var region = Region(identifier: "shop", shape: .beacon(beacon))
    region.notifyEntryStateOnDisplay = onDisplay
    try phone.world(.beacons([sighting(3, distance: 2)]))
    try phone.call(.start(.region(region)), on: manager)
    phone.device.advance(by: 60)
    return (phone, manager, region)
  }

  @Test func `MON-006: With Bluetooth back a running app is told the state, and no entry or exit`() throws {
    var (phone, manager, region) = try monitoring(.always)
    _ = phone.told()
    try phone.world(.bluetooth(false))
    phone.device.advance(by: 60)
    #expect(phone.told() == [])
    try phone.world(.bluetooth(true))
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == [.regionState(.inside, region)])
  }

  @Test func `MON-006: A suspended app is not woken for the state`() throws {
    var (phone, _, _) = try monitoring(.always)
    try phone.person(.goesHome)
    phone.device.advance(by: 60)
    _ = phone.told()
    try phone.world(.bluetooth(false))
    try phone.world(.bluetooth(true))
    phone.device.advance(by: 60)
    #expect(phone.state.phase == .suspended)
    #expect(phone.told() == [])
  }

  @Test(arguments: [true, false])
  func `MON-010: The display of the phone inside the region tells the state, if the region asks for it`(
    onDisplay: Bool
  ) throws {
    var (phone, _, region) = try monitoring(.always, onDisplay: onDisplay)
    try phone.person(.goesHome, .locksPhone)
    try phone.system(.terminates(phone.app))
    _ = phone.told()
    try phone.person(.turnsOnDisplay)
    #expect(phone.told() == (onDisplay ? [.launched(.location(.region))] : []))
    guard onDisplay else { return }
    let manager = try phone.makeManager()
    #expect(phone.told(manager).contains(.regionState(.inside, region)))
  }

  @Test func `MON-002, MON-010: With While Using the display tells nothing in the background`() throws {
    var (phone, _, _) = try monitoring(.whileUsing, onDisplay: true)
    try phone.person(.goesHome, .locksPhone)
    phone.device.advance(by: 60)
    _ = phone.told()
    try phone.person(.turnsOnDisplay)
    #expect(phone.told() == [])
  }

  /// Returns an app in the foreground whose beacon comes into reach, on a phone that takes a minute to find it.
  private func approaching(
    _ release: Release, onDisplay: Bool = false, ranges: Bool = false
  ) throws -> (Phone, ClientID, Region) {
    var timings = DeviceTimings()
    timings.beaconEntry = 60
    var (phone, manager) = try Phone.granted(.always, release, timings: timings)
    var region = Region(identifier: "shop", shape: .beacon(beacon))
    region.notifyEntryStateOnDisplay = onDisplay
    try phone.world(.beacons([]))
    try phone.call(.start(.region(region)), on: manager)
    if ranges { try phone.call(.start(.beacons(beacon)), on: manager) }
    phone.device.advance(by: 60)
    _ = phone.told()
    try phone.world(.beacons([sighting(3, distance: 2)]))
    return (phone, manager, region)
  }

  @Test(arguments: Release.allCases, [true, false])
  func `MON-020: A beacon is found late, unless the app ranges`(release: Release, ranges: Bool) throws {
    var (phone, manager, region) = try approaching(release, ranges: ranges)
    let entry: [MessageContent] = [.enteredRegion(region), .regionState(.inside, region)]
    phone.device.advance(by: 30)
    #expect(phone.told(manager).filter(\.isOfRegion) == (ranges ? entry : []))
    phone.device.advance(by: 90)
    #expect(phone.told(manager).filter(\.isOfRegion) == (ranges ? [] : entry))
  }

  @Test(arguments: [true, false])
  func `MON-020: The display makes the phone look for the regions that ask for it`(onDisplay: Bool) throws {
    var (phone, manager, region) = try approaching(.iOS18, onDisplay: onDisplay)
    try phone.person(.locksPhone, .turnsOnDisplay)
    let entry: [MessageContent] = [.enteredRegion(region), .regionState(.inside, region)]
    #expect(phone.told(manager).filter(\.isOfRegion) == (onDisplay ? entry : []))
  }

  @Test(arguments: [0.0, 180])
  func `MON-022: Crossings soon after a restart are not told`(wait: Double) throws {
    var timings = DeviceTimings()
    timings.regionsAfterRestart = wait
    var (phone, manager) = try Phone.granted(.always, .iOS18, timings: timings)
    let region = Region(identifier: "shop", shape: .beacon(beacon))
    try phone.world(.beacons([]))
    try phone.call(.start(.region(region)), on: manager)
    phone.device.advance(by: 60)
    try phone.person(.restartsPhone, .unlocksPhone)
    _ = phone.told()
    try phone.world(.beacons([sighting(3, distance: 2)]))
    #expect(phone.told() == (wait == 0 ? [.launched(.location(.region))] : []))
    phone.device.advance(by: 240)
    #expect((phone.state.process == nil) == (wait > 0))
    _ = phone.told()
    try phone.world(.beacons([]))
    phone.device.advance(by: 60)
    #expect(phone.state.process != nil, "once that time is over, crossings are told again")
  }

  @Test(arguments: [Release.iOS14, .iOS18])
  func `ACC-003: Reduced accuracy brings no ranging`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    try phone.call(.start(.beacons(beacon)), on: manager)
    _ = phone.told()
    phone.device.advance(by: 10)
    #expect(phone.told() == [])
  }

  // MARK: - Deferred updates

  private func deferring(_ release: Release) throws -> (Phone, ClientID) {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.walks(1, for: 1_000)
    if release >= .iOS9 { try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager) }
    try phone.call(.start(.locationUpdates), on: manager)
    return (phone, manager)
  }

  private static let releasesThatDefer = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).deferredUpdates.value
  }

  @Test(arguments: releasesThatDefer, [(9.5, 1e300), (1e300, 10.0)])
  func `DEL-085: In the background deferred updates come together, after so many meters or seconds`(
    release: Release, limits: (Double, Double)
  ) throws {
    var (phone, manager) = try deferring(release)
    try phone.call(.allowDeferredLocationUpdates(distance: limits.0, timeout: limits.1), on: manager)
    phone.device.advance(by: 1)
    #expect(phone.fixes(manager).count == 1)
    try phone.person(.goesHome)
    phone.device.advance(by: limits.1 < 100 ? 9 : 10)
    let told = phone.told(manager)
    guard case .locations(let fixes) = told.first else {
      Issue.record("no locations")
      return
    }
    #expect(fixes.count == (limits.1 < 100 ? 9 : 10))
    #expect(Array(told.dropFirst()) == [.finishedDeferredUpdates(nil)])
    phone.device.advance(by: 2)
    #expect(phone.fixes(manager).count == 2)
  }

  @Test(arguments: releasesThatDefer)
  func `DEL-085: What deferring needs is checked`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    for (call, code) in [
      (ManagerCall.set(.headingFilter(1)), LocationErrorCode.deferredNotUpdatingLocation),
      (.start(.locationUpdates), nil), (.set(.desiredAccuracy(10)), .deferredAccuracyTooLow),
      (.set(.desiredAccuracy(-2)), nil), (.set(.distanceFilter(5)), .deferredDistanceFiltered),
    ] {
      try phone.call(call, on: manager)
      _ = phone.told()
      try phone.call(.allowDeferredLocationUpdates(distance: 100, timeout: 100), on: manager)
      let replaced: [MessageContent] =
        code == .deferredAccuracyTooLow || code == .deferredDistanceFiltered
        ? [.finishedDeferredUpdates(.deferredCanceled)] : []
      #expect(phone.told() == replaced + (code.map { [.finishedDeferredUpdates($0)] } ?? []))
    }
  }

  @Test(arguments: releasesThatDefer)
  func `DEL-085: Disallowing hands over what was held back`(release: Release) throws {
    var (phone, manager) = try deferring(release)
    try phone.call(.allowDeferredLocationUpdates(distance: 1e300, timeout: 1e300), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: 3)
    #expect(phone.told(manager) == [])
    try phone.call(.disallowDeferredLocationUpdates, on: manager)
    let told = phone.told(manager)
    #expect(told.first?.isLocations == true)
    #expect(told.last == .finishedDeferredUpdates(.deferredCanceled))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS13 })
  func `DEL-085: From 13 on nothing is deferred`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.call(.allowDeferredLocationUpdates(distance: 100, timeout: 100), on: manager)
    #expect(phone.told() == [.finishedDeferredUpdates(.deferredFailed)])
  }
}
