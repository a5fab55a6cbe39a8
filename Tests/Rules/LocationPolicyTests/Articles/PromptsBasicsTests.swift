import LocationCatalogue
import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Understanding the prompts", part 3: the switch, the enumerations, the callback and the properties.
@Suite("Understanding the prompts, 3. 定位基础: switch, enumerations, properties")
struct PromptsBasicsTests {
  static let releases = (Release.iOS13...Release.iOS26).releases

  /// The enumerators of CLAuthorizationStatus as the article prints them, the first with the value 0.
  static let statuses = [
    "NotDetermined", "Denied", "Restricted", "AuthorizedAlways", "AuthorizedWhenInUse", "Authorized",
  ]

  static let accuracies = ["FullAccuracy", "ReducedAccuracy"]

  @Test(arguments: releases)
  func `locationServicesEnabled: off, no app has locations until the person turns it on in Settings`(
    release: Release
  ) {
    var phone = ArticlePhone.having(.always, on: release)
    phone.setLocationServices(on: false)
    #expect(phone.state.memory.contains(.servicesOff))
    #expect(phone.arrival(in: .foreground).arrival == .fails(.denied))
    #expect(phone.requestAlways().prompt == nil)
    phone.setLocationServices(on: true)
    #expect(phone.arrival(in: .foreground).arrival == .delivered)
  }

  @Test(arguments: releases)
  func `notDetermined: no prompt of the system has been answered yet`(release: Release) {
    var phone = ArticlePhone(release)
    #expect(phone.status == .notDetermined)
    phone.requestWhenInUse()
    #expect(phone.status == .notDetermined)
    phone.answer(.dontAllow)
    #expect(phone.status != .notDetermined)
  }

  @Test(arguments: releases)
  func `denied: the app was refused, or the switch of the device is off`(release: Release) {
    #expect(ArticlePhone.having(.denied, on: release).status == .denied)
    var off = ArticlePhone.having(.whenInUse, on: release)
    off.setLocationServices(on: false)
    #expect(off.status == .denied)
  }

  @Test(arguments: releases, SettingsRow.allCases)
  func `restricted: the person can't change it in Settings`(release: Release, row: SettingsRow) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.setRestricted(true)
    #expect(phone.choose(row).outcome == .ignored(.restricted))
    #expect(phone.status == .restricted)
  }

  @Test(arguments: releases)
  func `authorizedAlways: locations in the background; authorizedWhenInUse: while the app is used`(
    release: Release
  ) {
    let always = ArticlePhone.having(.always, on: release)
    let whenInUse = ArticlePhone.having(.whenInUse, on: release)
    #expect(always.status == .authorizedAlways)
    #expect(whenInUse.status == .authorizedWhenInUse)
    #expect(always.arrival(of: .region, in: .suspended).arrival == .wakes)
    #expect(whenInUse.arrival(of: .region, in: .suspended).arrival == .nothing)
    #expect(whenInUse.arrival(of: .region, in: .foreground).arrival == .delivered)
  }

  @Test
  func
    `Correction 3: the article prints Denied before Restricted, which would make them 1 and 2; restricted is 1 and denied is 2 (AUTH-001)`()
  {
    #expect(Self.statuses.firstIndex(of: "Denied") == 1)
    #expect(AuthorizationStatus(rawValue: 1) == .restricted)
    #expect(AuthorizationStatus(rawValue: 2) == .denied)
    let wrong = Self.statuses.indices.filter { index in
      AuthorizationStatus(rawValue: Int32(index)).map { "\($0)".lowercased() }
        != Self.statuses[index].lowercased()
    }
    #expect(wrong == [1, 2, 5])
  }

  @Test
  func
    `Correction 4: the article prints Authorized as a sixth enumerator; no such status can be read (AUTH-001)`()
  {
    #expect(AuthorizationStatus.allCases.count == Self.statuses.count - 1)
    #expect(Set(Grant.allCases.map(\.status)).isSubset(of: AuthorizationStatus.allCases))
  }

  @Test func `CLAccuracyAuthorization: the printed order gives the values 0 and 1`() {
    let named = Accuracy.allCases.map { "\($0)Accuracy".lowercased() }
    #expect(named == Self.accuracies.map { $0.lowercased() })
    #expect(Accuracy.allCases.map(\.rawValue) == Array(Self.accuracies.indices))
  }

  @Test(arguments: releases) func `delegate: a change of status is told to the delegate`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.choose(.never).callback != .none)
    #expect(phone.callbacks == [.denied])
  }

  @Test(arguments: releases)
  func `pausesLocationUpdatesAutomatically is YES by default, and lets the system pause`(release: Release) {
    var manager = ManagerSettings()
    manager.allowsBackgroundUpdates = true
    let phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.arrival(in: .background, manager: manager).arrival == .delivered)
    #expect(phone.arrival(in: .background, manager: manager, aids: .pausedAutomatically).arrival == .nothing)
  }

  @Test(arguments: releases)
  func `allowsBackgroundLocationUpdates is NO by default, and nothing comes in the background then`(
    release: Release
  ) {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.arrival(in: .background, manager: ManagerSettings()).arrival == .nothing)
    let standard = PolicyTables.constant("allowsBackgroundLocationUpdates")
    #expect(standard == .boolean(ManagerSettings().allowsBackgroundUpdates))
  }
}
