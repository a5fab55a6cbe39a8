import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", the parts 后台定位 of sections 2.1 to 2.5: Always.
@Suite("Permission and its use, 2.1–5, 后台定位: Always on iOS 8 to 14")
struct PermissionAndUseBackgroundTests {
  static let old = (Release.iOS8...Release.iOS10).releases
  static let new = (Release.iOS11...Release.iOS14).releases
  static let pair: UsageDescriptions = [.whenInUse, .alwaysAndWhenInUse]

  @Test(arguments: old)
  func `2.1, 2.2: NSLocationAlwaysUsageDescription and requestAlwaysAuthorization, until iOS 10`(
    release: Release
  ) {
    var phone = ArticlePhone(release, describing: .legacyAlways)
    #expect(phone.requestAlways().template?.text == .description(.legacyAlways))
    phone.agree()
    #expect(phone.callbacks == [.authorizedAlways])
    var without = ArticlePhone(release, describing: [.whenInUse, .alwaysAndWhenInUse])
    #expect(without.requestAlways().lacksDescription)
  }

  @Test(arguments: new)
  func
    `2.3-5: from iOS 11 both NSLocationWhenInUse... and NSLocationAlwaysAndWhenInUseUsageDescription are needed`(
      release: Release
    )
  {
    var both = ArticlePhone(release, describing: Self.pair)
    #expect(both.requestAlways().prompt?.cause == .always)
    for one in [UsageDescriptions.whenInUse, .alwaysAndWhenInUse, [.whenInUse, .legacyAlways]] {
      var phone = ArticlePhone(release, describing: one)
      #expect(phone.requestAlways().lacksDescription, "\(one)")
    }
  }

  @Test func `2.1: on iOS 8 Always needs the capability to go on in the background, and shows no bar`() {
    let phone = ArticlePhone.having(.always, on: .iOS8)
    #expect(ArticleCell(phone, manager: ManagerSettings()) == .locates(inBackground: true, bar: false))
    let bare = ArticlePhone.having(.always, on: .iOS8, .complete.withoutBackgroundMode)
    #expect(ArticleCell(bare, manager: ManagerSettings()) == .locates(inBackground: false, bar: false))
  }

  @Test(arguments: (Release.iOS9...Release.iOS14).releases)
  func `2.2-5: from iOS 9 Always needs the capability and allowsBackgroundLocationUpdates = YES`(
    release: Release
  ) {
    let phone = ArticlePhone.having(.always, on: release)
    let on = ManagerSettings(allowsBackgroundUpdates: true)
    #expect(ArticleCell(phone, manager: on) == .locates(inBackground: true, bar: false))
    #expect(ArticleCell(phone, manager: ManagerSettings()) == .locates(inBackground: false, bar: false))
    let bare = ArticlePhone.having(.always, on: release, .complete.withoutBackgroundMode)
    #expect(ArticleCell(bare, manager: on) == .crash)
  }

  @Test(arguments: [Grant.whenInUse, .always], [true, false])
  func `2.2, difference from iOS 8: there the property could be taken to be always YES`(
    grant: Grant, capability: Bool
  ) {
    let app = capability ? AppConfiguration.complete : .complete.withoutBackgroundMode
    let eight = ArticlePhone.having(grant, on: .iOS8, app)
    let on = ManagerSettings(allowsBackgroundUpdates: true)
    #expect(ArticleCell(eight, manager: on) == ArticleCell(eight, manager: ManagerSettings()))
    // Only the crash without the capability is new; without the property nothing can raise an exception.
    let nine = ArticlePhone.having(grant, on: .iOS9, app)
    #expect((ArticleCell(nine, manager: on) == ArticleCell(eight, manager: on)) == capability)
    #expect((ArticleCell(nine, manager: on) == .crash) == !capability)
  }

  @Test(arguments: new, [false, true])
  func `2.3, note: from iOS 11 Always shows no bar by default, and showsBackgroundLocationIndicator decides`(
    release: Release, shows: Bool
  ) {
    let manager = ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: shows)
    let left = ArticlePhone.having(.always, on: release).arrival(in: .background, manager: manager)
    #expect(left.arrival == .delivered)
    #expect(left.indicator.isVisible == shows)
    #expect(!ManagerSettings().showsBackgroundIndicator)
  }

  @Test func `2.3, difference from iOS 10: the key of Always changed`() {
    var ten = ArticlePhone(.iOS10, describing: [.whenInUse, .legacyAlways])
    var eleven = ArticlePhone(.iOS11, describing: [.whenInUse, .legacyAlways])
    #expect(ten.requestAlways().prompt != nil)
    #expect(eleven.requestAlways().lacksDescription)
    ten = ArticlePhone(.iOS10, describing: Self.pair)
    eleven = ArticlePhone(.iOS11, describing: Self.pair)
    #expect(ten.requestAlways().lacksDescription)
    #expect(eleven.requestAlways().prompt != nil)
  }

  @Test(arguments: old, [false, true])
  func
    `Correction 12, 2.3: the article says that the indicator property is as if NO up to iOS 10; so it is for Always, but When In Use has the bar (BG-006, BG-007)`(
      release: Release, shows: Bool
    )
  {
    let manager = ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: shows)
    let always = ArticlePhone.having(.always, on: release).arrival(in: .background, manager: manager)
    let whenInUse = ArticlePhone.having(.whenInUse, on: release).arrival(in: .background, manager: manager)
    #expect(always.indicator == .none)
    #expect(whenInUse.indicator == .forcedBar)
  }
}
