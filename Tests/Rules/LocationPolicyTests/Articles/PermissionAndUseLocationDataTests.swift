import LocationCatalogue
import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", part 3: getting locations.
///
/// Not expressible, because the model has no locations, only whether they arrive:
///
/// | place | statement | why |
/// |---|---|---|
/// | 3.3 | what fitness, otherNavigation and so on mean | words of a header; see correction 27 below |
/// | 3.3, callback | `locations` is sorted by time, the last is the newest | data of an event (DEL-062) |
@Suite("Permission and its use, 3, 获取定位数据: one-shot, continuous, properties and constants")
struct PermissionAndUseLocationDataTests {
  static let all = (Release.iOS8...Release.iOS26).releases

  /// The constants of CLLocationAccuracy in the order of the article, with its values in meters.
  static let accuracies: [(name: String, meters: Double?)] = [
    ("kCLLocationAccuracyBestForNavigation", nil), ("kCLLocationAccuracyBest", nil),
    ("kCLLocationAccuracyNearestTenMeters", 10), ("kCLLocationAccuracyHundredMeters", 100),
    ("kCLLocationAccuracyKilometer", 1_000), ("kCLLocationAccuracyThreeKilometers", 3_000),
    ("kCLLocationAccuracyReduced", nil),
  ]

  /// The article's value for the accuracy of kCLLocationAccuracyReduced, in meters.
  static let printedReducedRadius = 5_000.0

  /// The activity types in the order of the article, the first with the value 1.
  static let activities = ["Other", "AutomotiveNavigation", "Fitness", "OtherNavigation", "Airborne"]

  @Test func `3.1: iOS 8 has no one-shot request, and continuous updates do instead`() {
    let phone = ArticlePhone.having(.whenInUse, on: .iOS8)
    #expect(phone.arrival(of: .requestLocation, in: .foreground).arrival == .notAvailable)
    #expect(phone.arrival(of: .standard, in: .foreground).arrival == .delivered)
  }

  @Test(arguments: all.dropFirst())
  func `3.1: from iOS 9 on requestLocation brings one location`(release: Release) {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.arrival(of: .requestLocation, in: .foreground).arrival == .delivered)
  }

  @Test(arguments: all)
  func
    `Correction 1, 3.2: the article gives start/stopUpdatingHeading for continuous location; that is the compass, which runs without permission while locations do not (DEL-090)`(
      release: Release
    )
  {
    let phone = ArticlePhone.having(.denied, on: release)
    let heading = phone.arrival(of: .heading, in: .foreground)
    #expect(heading.arrival == .delivered)
    #expect(heading.facts.contains(.del090))
    #expect(phone.arrival(of: .standard, in: .foreground).arrival == .fails(.denied))
  }

  @Test func `3.3: CLActivityType has the printed names, numbered from 1, Other being the default`() throws {
    let printed = Self.activities.enumerated().map { "\($0 + 1) \($1.lowercased())" }
    #expect(LocationConstants.activityTypes.map { "\($0.rawValue) \($0.name.lowercased())" } == printed)
    let standard = PolicyTables.constant("activityType")
    let other = try #require(LocationConstants.activityTypes.first { $0.name == "other" })
    #expect(standard == .integer(other.rawValue))
  }

  @Test(arguments: all) func `3.3: CLActivityTypeAirborne exists from iOS 12 on`(release: Release) {
    #expect(AuthorizationPolicy.policy(for: release).airborneActivity.value == (release >= .iOS12))
  }

  @Test
  func
    `Correction 27, 3.3: the article explains fitness as walking, running, cycling; that is the wording until iOS 13, and only the names and numbers stayed (DEL-053)`()
    throws
  {
    let fitness = try #require(LocationConstants.activityTypes.first { $0.name == "fitness" })
    #expect(fitness.rawValue == Self.activities.firstIndex(of: "Fitness").map { $0 + 1 })
    #expect(PolicyTables.constant("fitness") == .integer(fitness.rawValue))
  }

  @Test func `3.3: the constants of CLLocationAccuracy are listed from the finest to the coarsest`() {
    let sorted = LocationConstants.accuracies.sorted { $0.meters < $1.meters }
    #expect(sorted.map(\.name) == Self.accuracies.map(\.name))
    for printed in Self.accuracies {
      guard let meters = printed.meters else { continue }
      #expect(LocationConstants.accuracies.first { $0.name == printed.name }?.meters == meters)
    }
  }

  @Test(arguments: (Release.iOS14...Release.iOS26).releases)
  func `3.3: the finest desired accuracy may not be met, as when the person allows the reduced one only`(
    release: Release
  ) {
    var manager = ManagerSettings()
    manager.desiredAccuracy = LocationConstants.accuracies[0].meters
    let precise = ArticlePhone.having(.whenInUse, on: release, precise: true)
    #expect(precise.arrival(in: .foreground, manager: manager).arrival == .delivered)
    let reduced = ArticlePhone.having(.whenInUse, on: release, precise: false)
    #expect(reduced.arrival(in: .foreground, manager: manager).arrival == .deliveredReduced)
  }

  @Test(arguments: all)
  func
    `3.3: kCLLocationAccuracyReduced brings reduced locations though full accuracy is allowed, from iOS 14`(
      release: Release
    ) throws
  {
    var manager = ManagerSettings()
    manager.desiredAccuracy = try #require(
      LocationConstants.accuracies.first { $0.name == "kCLLocationAccuracyReduced" }?.meters)
    let phone = ArticlePhone.having(.whenInUse, on: release, precise: true)
    #expect(phone.accuracy == .full)
    let arrival = phone.arrival(in: .foreground, manager: manager).arrival
    #expect(arrival == (release >= .iOS14 ? .deliveredReduced : .delivered))
  }

  @Test
  func
    `Correction 11, 3.3: the article puts reduced accuracy at 5,000 m; that is typical, from 1 to 20 km occur (ACC-001)`()
  {
    let numbers = ReducedAccuracy()
    #expect(numbers.typicalRadius == Self.printedReducedRadius)
    #expect(
      numbers.urbanRadius < Self.printedReducedRadius && numbers.ruralRadius > Self.printedReducedRadius)
    #expect(numbers.radii.contains(numbers.urbanRadius) && numbers.radii.contains(numbers.ruralRadius))
    #expect(numbers.radii == 1_000...20_000)
  }

  @Test func `3.3: distanceFilter is in meters and kCLDistanceFilterNone by default`() {
    #expect(ManagerSettings().distanceFilter == LocationConstants.noFilter)
    #expect(PolicyTables.constant("kCLDistanceFilterNone") == .number(ManagerSettings().distanceFilter))
  }

  @Test(arguments: all)
  func `3.3: with pausesLocationUpdatesAutomatically the system may pause a session in the background`(
    release: Release
  ) {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    var manager = ManagerSettings(allowsBackgroundUpdates: true)
    manager.pausesAutomatically = true
    #expect(phone.arrival(in: .background, manager: manager, aids: .pausedAutomatically).arrival == .nothing)
    manager.pausesAutomatically = false
    #expect(
      phone.arrival(in: .background, manager: manager, aids: .pausedAutomatically).arrival == .delivered)
  }

  @Test(arguments: all)
  func
    `Correction 8, 3.3: the article says that a paused session resumes when the app enters the foreground; the app must start it again (DEL-080)`(
      release: Release
    )
  {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    let manager = ManagerSettings(allowsBackgroundUpdates: true)
    let returned = phone.arrival(in: .foreground, manager: manager, aids: .pausedAutomatically)
    #expect(returned.arrival == .nothing)
    #expect(returned.facts.contains(.del080))
    // Updates run after a start in the foreground, and fail after a start in the background (BG-009).
    #expect(phone.arrival(in: .foreground, manager: manager).arrival == .delivered)
    let fromBackground = phone.arrival(in: .background, manager: manager, startedInForeground: false)
    #expect(fromBackground.arrival == .fails(.denied))
  }
}
