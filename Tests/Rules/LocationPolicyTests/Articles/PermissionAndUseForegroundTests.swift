import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", the parts 前台定位 of sections 2.1 to 2.5: When In Use.
///
/// Not expressible, because it is no rule of permission or delivery:
///
/// | place | statement | why |
/// |---|---|---|
/// | 1 | what the article is about | an introduction |
/// | 2.1–5 | the pictures of prompts | pictures; titles and buttons are compared instead |
/// | 2.1–5 | "Xcode 勾选 Capabilities" | the editor; the model reads the mode that it writes |
/// | 2.5 | the map can be switched off for the whole phone | a looks-only setting (AUTH-048) |
@Suite("Permission and its use, 2.1–5, 前台定位: When In Use on iOS 8 to 14")
struct PermissionAndUseForegroundTests {
  static let releases = (Release.iOS8...Release.iOS14).releases

  @Test(arguments: releases)
  func `configure NSLocationWhenInUseUsageDescription and call requestWhenInUseAuthorization: that prompts`(
    release: Release
  ) {
    var phone = ArticlePhone(release, describing: .whenInUse)
    let decision = phone.requestWhenInUse()
    #expect(decision.prompt?.cause == .whenInUse)
    #expect(decision.template?.text == .description(.whenInUse))
    phone.agree()
    #expect(phone.callbacks == [.authorizedWhenInUse])
  }

  @Test(arguments: releases)
  func `without NSLocationWhenInUseUsageDescription the request does nothing`(release: Release) {
    var phone = ArticlePhone(release, describing: [.legacy, .legacyAlways, .alwaysAndWhenInUse])
    #expect(phone.requestWhenInUse().lacksDescription)
    #expect(phone.status == .notDetermined)
  }

  @Test(arguments: releases)
  func `the request is made when location is first used: starting alone does not prompt`(release: Release) {
    var phone = ArticlePhone(release)
    #expect(phone.start().prompt == nil)
    #expect(phone.status == .notDetermined)
  }

  @Test
  func
    `2.1, note: on iOS 8 the capability alone keeps locations coming in the background, with the blue bar`()
  {
    let phone = ArticlePhone.having(.whenInUse, on: .iOS8)
    let left = phone.arrival(in: .background)
    #expect(left.arrival == .delivered)
    #expect(left.indicator == .forcedBar)
    let bare = ArticlePhone.having(.whenInUse, on: .iOS8, .complete.withoutBackgroundMode)
    #expect(bare.arrival(in: .background).arrival != .delivered)
  }

  @Test(arguments: releases.dropFirst())
  func
    `2.2, 2.3, notes: from iOS 9 it takes the capability and allowsBackgroundLocationUpdates, and the bar shows`(
      release: Release
    )
  {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    let left = phone.arrival(in: .background, manager: ManagerSettings(allowsBackgroundUpdates: true))
    #expect(left.arrival == .delivered)
    #expect(left.indicator.isVisible)
    #expect(phone.arrival(in: .background).arrival != .delivered)
  }

  @Test(arguments: (Release.iOS11...Release.iOS14).releases, [false, true])
  func `2.3, note: from iOS 11 the bar of When In Use can't be hidden`(release: Release, property: Bool) {
    let manager = ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: property)
    let left = ArticlePhone.having(.whenInUse, on: release).arrival(in: .background, manager: manager)
    #expect(left.indicator == .forcedBarOrPill)
  }

  @Test(arguments: releases)
  func `2.4, note: iOS 13 adds Allow Once to the prompt, which no release before had`(release: Release) throws
  {
    var phone = ArticlePhone(release)
    let template = try #require(phone.requestWhenInUse().template)
    #expect(template.choices.contains(.allowOnce) == (release >= .iOS13))
  }

  @Test(arguments: (Release.iOS13...Release.iOS14).releases)
  func `2.4, note: after Allow Once the app can ask again at its next use`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.answer(.allowOnce)
    #expect(phone.status == .authorizedWhenInUse)
    phone.enter(.background)
    phone.endUse()
    phone.enter(.foreground)
    #expect(phone.callbacks == [.authorizedWhenInUse, .notDetermined])
    #expect(phone.requestWhenInUse().prompt?.cause == .whenInUse)
  }

  @Test(arguments: releases)
  func `2.5, note: the prompt of iOS 14 differs from those before: Precise switch and map`(release: Release)
    throws
  {
    var phone = ArticlePhone(release)
    let template = try #require(phone.requestWhenInUse().template)
    #expect(template.hasPreciseToggle(for: AppConfiguration()) == (release == .iOS14))
    #expect(template.hasMap == (release == .iOS14))
  }
}
