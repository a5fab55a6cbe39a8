import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The first part of the article "Permission in detail": which settings there are, and its two tables of fields.
///
/// Not expressible, because it is neither permission nor delivery: that Apple's page on pausing is vague
/// (a remark on a text).
@Suite("Permission in detail, iOS定位权限相关字段: fields of Info.plist and Core Location, iOS 7 to 10")
struct PermissionInDetailFieldTests {
  static let releases = (Release.iOS7...Release.iOS10).releases

  static let keys = ArticleTable(
    """
    |iOS版本|NSLocationUsageDescription|NSLocationWhenInUseUsageDescription|NSLocationAlwaysUsageDescription|
    |:----:|:----:|:----:|:----:|
    | iOS 7  | YES | × | × |
    | iOS 8  | × | YES | YES |
    | iOS 9  | × | YES | YES |
    | iOS 10 | × | YES | YES |
    """)

  static let fields = ArticleTable(
    """
    |iOS版本|Capabilities|pauses Location Updates Automatically|request Always/WhenInUse Authorization|allows Background Location Updates|BlueBar|
    |:----:|:----:|:----:|:----:|:----:|:----:|
    | iOS 7  | YES | YES | × | × | × |
    | iOS 8  | YES | YES | YES | × | YES |
    | iOS 9  | YES | YES | YES | YES | YES |
    | iOS 10 | YES | YES | YES | YES | YES |
    """)

  @Test(arguments: keys.body)
  func `the table of Info.plist keys: a release reads a key exactly where the table says YES`(row: [String])
    throws
  {
    let release = try #require(Policies.known.release(named: String(row[0].dropFirst(4))))
    for (name, cell) in zip(Self.keys.headings, row).dropFirst() {
      let key = try #require(LocationKey(rawValue: name))
      #expect(key.isRead(under: .policy(for: release)) == (cell == "YES"), "iOS \(release.name) \(name)")
    }
  }

  @Test(arguments: fields.body)
  func `the table of settings: a setting makes a difference exactly where the table says YES`(row: [String])
    throws
  {
    let release = try #require(Policies.known.release(named: String(row[0].dropFirst(4))))
    let found = [
      Self.capabilityMatters(release), Self.pausingMatters(release), Self.hasRequests(release),
      Self.propertyMatters(release), Self.hasBar(release),
    ]
    #expect(found.map { $0 ? "YES" : "×" } == Array(row.dropFirst()))
  }

  @Test(arguments: releases)
  func `capability row: switched off, no standard session goes on once the app is left`(release: Release) {
    for phone in Self.authorized(release, .complete.withoutBackgroundMode) {
      #expect(phone.arrival(in: .foreground).arrival == .delivered)
      #expect(phone.arrival(in: .background).arrival != .delivered)
    }
  }

  @Test(arguments: releases)
  func
    `Correction 10, capability row: the article says no background location whatsoever without it; but monitoring and updates of an app that runs for another reason do not need it (DEL-006, KEY-040)`(
      release: Release
    ) throws
  {
    let phone = try #require(Self.authorized(release, .complete.withoutBackgroundMode).last)
    #expect(phone.state.grant == .always)
    #expect(phone.arrival(in: .background, aids: .otherBackgroundExecution).arrival == .delivered)
    for service in [LocationService.significantChange, .region] {
      #expect(phone.arrival(of: service, in: .suspended).arrival == .wakes)
      #expect(phone.arrival(of: service, in: .terminated).arrival == .relaunches)
    }
  }

  @Test func `NSLocationUsageDescription: the prompt's text on iOS 7, optional`() {
    var silent = ArticlePhone(.iOS7, AppConfiguration())
    let prompt = silent.start()
    #expect(prompt.template == .singleLevel)
    #expect(prompt.template?.text == .description(.legacy))
    silent.agree()
    #expect(silent.status == .authorizedAlways)
  }

  @Test(arguments: releases.dropFirst())
  func `NSLocationUsageDescription: for iOS 7 and before; from 8 on it helps no request`(release: Release) {
    var phone = ArticlePhone(release, describing: .legacy)
    #expect(phone.requestWhenInUse().lacksDescription)
    #expect(phone.requestAlways().lacksDescription)
    #expect(phone.status == .notDetermined)
  }

  @Test(arguments: releases.dropFirst())
  func `the two descriptions of iOS 8 to 10: each request needs its own one, and shows it`(release: Release) {
    var whenInUse = ArticlePhone(release, describing: .whenInUse)
    #expect(whenInUse.requestAlways().lacksDescription)
    #expect(whenInUse.requestWhenInUse().template?.text == .description(.whenInUse))
    var always = ArticlePhone(release, describing: .legacyAlways)
    #expect(always.requestWhenInUse().lacksDescription)
    #expect(always.requestAlways().template?.text == .description(.legacyAlways))
  }

  @Test func `iOS 10 is much like iOS 9: no rule differs`() {
    var ten = AuthorizationPolicy.policy(for: .iOS10)
    ten.release = .iOS9
    #expect(ten == .policy(for: .iOS9))
  }

  /// Returns phones with each possible grant, the most generous last.
  private static func authorized(_ release: Release, _ app: AppConfiguration) -> [ArticlePhone] {
    var whenInUse = ArticlePhone(release, app)
    var always = whenInUse
    if !whenInUse.policy.requestMethods.value {
      always.start()
      always.agree()
      return [always]
    }
    whenInUse.requestWhenInUse()
    whenInUse.agree()
    always.requestAlways()
    always.agree()
    return [whenInUse, always]
  }

  private static func cells(
    _ release: Release, _ app: AppConfiguration, _ manager: ManagerSettings
  ) -> [ArticleCell] {
    authorized(release, app).map { ArticleCell($0, manager: manager) }
  }

  private static func capabilityMatters(_ release: Release) -> Bool {
    let manager = ManagerSettings(allowsBackgroundUpdates: true)
    return cells(release, .complete, manager) != cells(release, .complete.withoutBackgroundMode, manager)
  }

  private static func propertyMatters(_ release: Release) -> Bool {
    cells(release, .complete, ManagerSettings(allowsBackgroundUpdates: true))
      != cells(release, .complete, ManagerSettings())
  }

  private static func hasBar(_ release: Release) -> Bool {
    cells(release, .complete, ManagerSettings(allowsBackgroundUpdates: true))
      .contains(.locates(inBackground: true, bar: true))
  }

  private static func hasRequests(_ release: Release) -> Bool {
    var phone = ArticlePhone(release)
    return phone.requestAlways().prompt != nil
  }

  private static func pausingMatters(_ release: Release) -> Bool {
    var unpausing = ManagerSettings(allowsBackgroundUpdates: true)
    unpausing.pausesAutomatically = false
    let pausing = ManagerSettings(allowsBackgroundUpdates: true)
    return authorized(release, .complete).allSatisfy { phone in
      phone.arrival(in: .background, manager: pausing, aids: .pausedAutomatically)
        != phone.arrival(in: .background, manager: unpausing, aids: .pausedAutomatically)
    }
  }
}
