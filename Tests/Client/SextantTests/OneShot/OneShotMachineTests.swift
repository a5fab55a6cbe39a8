import CoreLocation
import Foundation
import LocationPolicy
import Testing

@testable import Sextant

@Suite struct OneShotMachineTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)
  private let first = RequestID(number: 1)
  private let second = RequestID(number: 2)
  private let whenInUse = AuthorizationReading(status: .authorizedWhenInUse, accuracy: .full)
  private let reduced = AuthorizationReading(status: .authorizedWhenInUse, accuracy: .reduced)

  private func location(_ accuracy: Double, age: Double = 0, latitude: Double = 48) -> CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 11), altitude: 0,
      horizontalAccuracy: accuracy, verticalAccuracy: -1, timestamp: now.addingTimeInterval(-age))
  }

  private func begun(
    _ request: LocationRequest, reading: AuthorizationReading? = nil
  ) -> OneShotMachine {
    var machine = OneShotMachine()
    if let reading { _ = machine.read(reading, isInForeground: true) }
    _ = machine.begin(request, id: first, now: now)
    return machine
  }

  // MARK: - The beginning

  @Test func `a search starts its timer and the manager`() {
    var machine = OneShotMachine()
    let effects = machine.begin(LocationRequest(timeLimit: 20), id: first, now: now)
    #expect(described(effects) == ["start timer 1: 20.0", "changed"])
    #expect(machine.desiredAccuracy == 100)
  }

  @Test(arguments: [(-1, 0), (.nan, 0), (0, 0), (30, 30), (.infinity, 86_400)] as [(Double, Double)])
  func `a time limit that is no length of time counts as none, and none is longer than a day`(
    limit: Double, seconds: Double
  ) {
    var machine = OneShotMachine()
    let effects = machine.begin(LocationRequest(timeLimit: limit), id: first, now: now)
    #expect(described(effects).first == "start timer 1: \(seconds)")
  }

  @Test(arguments: [
    (
      AuthorizationReading(status: .denied, accuracy: .full, servicesOn: true),
      LocationFailure.authorizationLost
    ),
    (AuthorizationReading(status: .denied, accuracy: .full, servicesOn: false), .servicesOff),
    (AuthorizationReading(status: .restricted, accuracy: .full), .notAuthorized(.notShown(.restricted))),
    (AuthorizationReading(status: .notDetermined, accuracy: .full), .authorizationLost),
  ])
  func `a search that begins after the authorization was lost ends at once, with the reason`(
    reading: AuthorizationReading, failure: LocationFailure
  ) {
    var machine = OneShotMachine()
    _ = machine.read(reading, isInForeground: true)
    #expect(described(machine.begin(LocationRequest(), id: first, now: now)) == ["1 failed: \(failure)"])
    #expect(machine.desiredAccuracy == nil)
  }

  // MARK: - The end of a search

  @Test func `a location that is fine enough ends the search, and the manager stops`() {
    var machine = begun(LocationRequest(accuracy: .nearestTenMeters))
    #expect(
      described(machine.found([location(10)], now: now)) == [
        "changed", "stop timer 1", "1 accurateEnough: 10.0 m",
      ])
    #expect(machine.desiredAccuracy == nil)
  }

  @Test func `the finest location so far is the answer when the time is over`() {
    var machine = begun(LocationRequest(accuracy: .nearestTenMeters))
    for accuracy in [80, 30, 65] as [Double] {
      #expect(described(machine.found([location(accuracy)], now: now)) == [])
    }
    #expect(described(machine.timeIsOver(first)) == ["changed", "stop timer 1", "1 bestAtTimeLimit: 30.0 m"])
    #expect(described(machine.timeIsOver(first)) == [])
  }

  @Test func `of locations that are equally fine the newer one is the answer`() {
    var machine = begun(LocationRequest(accuracy: .best))
    _ = machine.found([location(30, age: 2, latitude: 1), location(30, age: 1, latitude: 2)], now: now)
    _ = machine.found([location(30, age: 3, latitude: 3)], now: now)
    #expect(results(machine.timeIsOver(first)).first?.location.coordinate.latitude == 2)
  }

  @Test func `without any location the search ends as not found when its time is over`() {
    var machine = begun(LocationRequest())
    #expect(described(machine.timeIsOver(first)) == ["changed", "stop timer 1", "1 failed: notFound"])
  }

  @Test func `cancelling ends a search once`() {
    var machine = begun(LocationRequest())
    #expect(described(machine.cancel(first)) == ["changed", "stop timer 1", "1 failed: cancelled"])
    #expect(described(machine.cancel(first)) == [])
  }

  // MARK: - Ages

  @Test func `a location from before the search is the answer if it is fresh and fine enough`() {
    var machine = begun(LocationRequest(maximumAge: 10))
    #expect(described(machine.found([location(50, age: 11)], now: now)) == [])
    #expect(
      described(machine.found([location(50, age: 10)], now: now)) == [
        "changed", "stop timer 1", "1 cached: 50.0 m",
      ])
  }

  @Test
  func `a maximum age of 0 takes no location from before the search, nor does one that is not a number`() {
    for age in [0, -5, Double.nan] {
      var machine = begun(LocationRequest(maximumAge: age))
      #expect(described(machine.found([location(5, age: 0.5)], now: now)) == [])
      #expect(!machine.found([location(5)], now: now).isEmpty)
    }
  }

  @Test func `what one search was given does for the next one without a manager, while it is fresh`() {
    var machine = begun(LocationRequest(maximumAge: 10))
    _ = machine.found([location(5)], now: now)
    let request = LocationRequest(maximumAge: 10)
    #expect(
      described(machine.begin(request, id: second, now: now.addingTimeInterval(10))) == ["2 cached: 5.0 m"])
    #expect(
      described(machine.begin(request, id: second, now: now.addingTimeInterval(11)))
        == ["start timer 2: 30.0", "changed"])
  }

  @Test func `what was known is forgotten with the authorization, and when accuracy is reduced`() {
    let denied = AuthorizationReading(status: .denied, accuracy: .full)
    for readings in [[denied, whenInUse], [reduced], [reduced, whenInUse]] {
      var machine = begun(LocationRequest(), reading: whenInUse)
      _ = machine.found([location(5)], now: now)
      for reading in readings { _ = machine.read(reading, isInForeground: true) }
      #expect(described(machine.begin(LocationRequest(), id: second, now: now)).count == 2)
    }
  }

  // MARK: - Implausible locations

  @Test func `locations that can't be right are no answer`() {
    var machine = begun(LocationRequest(accuracy: .reduced))
    let wrong = [
      location(-1), location(.nan), location(.infinity), location(5, latitude: 91),
      location(5, latitude: .nan),
      location(5, age: -60), location(5, age: .nan),
    ]
    #expect(described(machine.found(wrong, now: now)) == [])
    #expect(described(machine.timeIsOver(first)).last == "1 failed: notFound")
  }

  @Test func `a clock that is a little ahead does no harm`() {
    var machine = begun(LocationRequest())
    #expect(!machine.found([location(5, age: -2)], now: now).isEmpty)
  }

  @Test func `a location that was known before the clock was put back is not an answer`() {
    var machine = begun(LocationRequest())
    _ = machine.found([location(5)], now: now)
    let effects = machine.begin(LocationRequest(), id: second, now: now.addingTimeInterval(-3_600))
    #expect(described(effects) == ["start timer 2: 30.0", "changed"])
  }

  // MARK: - Reduced accuracy

  @Test
  func `with reduced accuracy the first location is the answer, though it is coarse and 15 minutes old`() {
    for age in [0, 10] as [Double] {
      var machine = begun(LocationRequest(accuracy: .best, maximumAge: age), reading: reduced)
      let effects = machine.found([location(5_000, age: 900)], now: now)
      #expect(described(effects).last == "1 reducedAccuracy: 5000.0 m")
    }
  }

  @Test func `a search that asks for reduced accuracy takes what that brings, whatever is allowed`() {
    var machine = begun(LocationRequest(accuracy: .reduced), reading: whenInUse)
    #expect(described(machine.found([location(5_000, age: 900)], now: now)).last == "1 cached: 5000.0 m")
  }

  @Test func `when accuracy is reduced during a search, the best so far is the answer at once`() {
    var machine = begun(LocationRequest(accuracy: .best), reading: whenInUse)
    #expect(described(machine.read(reduced, isInForeground: true)) == [])
    machine = begun(LocationRequest(accuracy: .best), reading: whenInUse)
    _ = machine.found([location(40)], now: now)
    #expect(
      described(machine.read(reduced, isInForeground: true)) == [
        "changed", "stop timer 1", "1 reducedAccuracy: 40.0 m",
      ])
  }

  // MARK: - Failures

  @Test(arguments: [CLError.Code.locationUnknown, .network, .headingFailure, .regionMonitoringFailure])
  func `a failure that passes, or that is about something else, ends no search`(code: CLError.Code) {
    var machine = begun(LocationRequest())
    #expect(described(machine.failed(code)) == [])
    #expect(machine.isSearching(first))
  }

  @Test func `a refusal is explained by the next reading`() {
    let explanations: [(AuthorizationReading, LocationFailure)] = [
      (AuthorizationReading(status: .denied, accuracy: .full, servicesOn: true), .authorizationLost),
      (AuthorizationReading(status: .denied, accuracy: .full, servicesOn: false), .servicesOff),
      (whenInUse, .notInForeground),
    ]
    for (reading, failure) in explanations {
      var machine = begun(LocationRequest(), reading: whenInUse)
      #expect(described(machine.failed(.denied)) == ["read"])
      let effects = machine.read(reading, isInForeground: false)
      #expect(described(effects) == ["changed", "stop timer 1", "1 failed: \(failure)"])
      #expect(described(machine.failed(.denied)) == [])
    }
  }

  @Test
  func `a refusal of something else, while the app may use locations in the foreground, ends no search`() {
    var machine = begun(LocationRequest(), reading: whenInUse)
    #expect(described(machine.failed(.denied)) == ["read"])
    #expect(described(machine.read(whenInUse, isInForeground: true)) == [])
    #expect(described(machine.read(whenInUse, isInForeground: false)) == [])
  }

  // MARK: - Several searches

  @Test func `the manager aims for the finest that is wanted, and for less when that search has ended`() {
    var machine = OneShotMachine()
    _ = machine.begin(LocationRequest(accuracy: .kilometer), id: first, now: now)
    #expect(
      described(machine.begin(LocationRequest(accuracy: .best), id: second, now: now)) == [
        "start timer 2: 30.0", "changed",
      ])
    #expect(machine.desiredAccuracy == kCLLocationAccuracyBest)
    #expect(described(machine.cancel(second)) == ["changed", "stop timer 2", "2 failed: cancelled"])
    #expect(machine.desiredAccuracy == kCLLocationAccuracyKilometer)
  }

  @Test func `searches that begin in another order than they were announced in are all found again`() {
    var machine = OneShotMachine()
    let ids = [3, 1, 2].map(RequestID.init(number:))
    for id in ids { _ = machine.begin(LocationRequest(), id: id, now: now) }
    for id in ids { #expect(described(machine.timeIsOver(id)).last == "\(id.number) failed: notFound") }
    #expect(machine.desiredAccuracy == nil)
  }

  @Test func `one location ends those searches that it is enough for`() {
    var machine = OneShotMachine()
    _ = machine.begin(LocationRequest(accuracy: .hundredMeters), id: first, now: now)
    _ = machine.begin(LocationRequest(accuracy: .nearestTenMeters), id: second, now: now)
    #expect(
      described(machine.found([location(60)], now: now)) == ["stop timer 1", "1 accurateEnough: 60.0 m"])
    #expect(
      described(machine.found([location(9)], now: now)) == [
        "changed", "stop timer 2", "2 accurateEnough: 9.0 m",
      ])
  }

  @Test(arguments: [(-3, 0), (.nan, 0), (7, 7), (1e9, 3_000), (.infinity, 3_000)] as [(Double, Double)])
  func `meters that are no length, or coarser than Core Location knows, are never taken for reduced accuracy`(
    meters: Double, desired: Double
  ) {
    #expect(LocationAccuracy.meters(meters).desiredAccuracy == desired)
  }

  // MARK: - A clock that is set back

  @Test(arguments: [3, 3_600, 86_400.0])
  func `a clock that is set back during a search keeps no location from it`(seconds: Double) {
    var machine = begun(LocationRequest(accuracy: .nearestTenMeters, maximumAge: 0))
    let earlier = now.addingTimeInterval(-seconds)
    #expect(
      described(machine.found([location(5, age: seconds)], now: earlier)) == [
        "changed", "stop timer 1", "1 accurateEnough: 5.0 m",
      ])
  }

  @Test func `what was found before the clock was set back gives way to what is found after`() {
    var machine = begun(LocationRequest())
    _ = machine.found([location(5)], now: now)
    let earlier = now.addingTimeInterval(-3_600)
    #expect(!described(machine.begin(LocationRequest(), id: second, now: earlier)).isEmpty)
    _ = machine.found([location(8, age: 3_599)], now: earlier.addingTimeInterval(1))
    let third = RequestID(number: 3)
    #expect(
      described(machine.begin(LocationRequest(), id: third, now: earlier.addingTimeInterval(2))) == [
        "3 cached: 8.0 m"
      ])
  }

  // MARK: - Wording

  private func described(_ effects: [OneShotMachine.Effect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .startTimer(let id, let seconds): "start timer \(id.number): \(seconds)"
      case .stopTimer(let id): "stop timer \(id.number)"
      case .changed: "changed"
      case .read: "read"
      case .finish(let id, .success(let found)): "\(id.number) \(found.reason): \(found.achievedAccuracy) m"
      case .finish(let id, .failure(let failure)): "\(id.number) failed: \(failure)"
      }
    }
  }

  private func results(_ effects: [OneShotMachine.Effect]) -> [FoundLocation] {
    effects.compactMap { effect in
      if case .finish(_, .success(let found)) = effect { found } else { nil }
    }
  }
}
