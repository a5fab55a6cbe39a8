import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Understanding the prompts", part 4: When In Use.
@Suite("Understanding the prompts, 4. 使用期间定位模式: When In Use, iOS 13 and later")
struct PromptsWhenInUseTests {
  static let releases = (Release.iOS13...Release.iOS26).releases

  @Test(arguments: releases) func `NSLocationWhenInUseUsageDescription is what it needs`(release: Release) {
    var phone = ArticlePhone(release, describing: .whenInUse)
    #expect(phone.requestWhenInUse().prompt != nil)
    var without = ArticlePhone(release, describing: [.legacyAlways, .alwaysAndWhenInUse])
    #expect(without.requestWhenInUse().lacksDescription)
  }

  @Test(
    arguments: releases,
    Grant.allCases)
  func `the request prompts only while the status is notDetermined, else nothing answers`(
    release: Release, grant: Grant
  ) {
    var phone = ArticlePhone.having(grant, on: release)
    #expect((phone.requestWhenInUse().prompt != nil) == (phone.status == .notDetermined))
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: releases, AppPhase.allCases)
  func `the app must be in the foreground for the prompt`(release: Release, phase: AppPhase) {
    var phone = ArticlePhone(release)
    phone.enter(phase)
    #expect((phone.requestWhenInUse().prompt != nil) == (phase == .foreground))
  }

  @Test(arguments: releases)
  func `table of answers, Allow While Using App: When In Use, which does not lapse`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.answer(.allowWhileUsingApp)
    #expect(phone.status == .authorizedWhenInUse)
    for phase in [AppPhase.background, .suspended, .terminated] {
      phone.enter(phase)
      phone.endUse()
    }
    phone.enter(.foreground)
    #expect(phone.callbacks == [.authorizedWhenInUse])
    #expect(phone.status == .authorizedWhenInUse)
  }

  @Test(arguments: releases)
  func `table of answers, Allow Once: When In Use for now, and notDetermined when the app is launched again`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.answer(.allowOnce)
    #expect(phone.status == .authorizedWhenInUse)
    phone.enter(.terminated)
    phone.endUse()
    phone.enter(.foreground)
    #expect(phone.status == .notDetermined)
  }

  @Test(arguments: releases)
  func
    `Correction 7, table of answers: the article lets Allow Once end at the next launch; it ends when the app is no longer in use, and a background session with indicator prolongs it (AUTH-068, BG-013)`(
      release: Release
    )
  {
    var phone = ArticlePhone.having(.temporary, on: release)
    let tracking = ManagerSettings(allowsBackgroundUpdates: true)
    let left = phone.arrival(in: .background, manager: tracking)
    #expect(left.arrival == .delivered)
    #expect(left.indicator.isVisible)
    var context = DeliveryContext(grant: .temporary, app: phone.app, phase: .background)
    context.manager = tracking
    #expect(phone.policy.isInUse(context, indicatorShows: left.indicator.isVisible))
    #expect(!phone.policy.isInUse(context, indicatorShows: false))
    phone.enter(.suspended)
    phone.endUse()
    #expect(phone.callbacks == [.notDetermined])
  }

  @Test(arguments: releases) func `table of answers, Don’t Allow: Denied`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.answer(.dontAllow)
    #expect(phone.callbacks == [.denied])
  }

  @Test(arguments: releases)
  func `with the capability locations go on in the background, and a blue indicator shows`(release: Release) {
    let tracking = ManagerSettings(allowsBackgroundUpdates: true)
    let left = ArticlePhone.having(.whenInUse, on: release).arrival(in: .background, manager: tracking)
    #expect(left.arrival == .delivered)
    #expect(left.indicator == .forcedBarOrPill)
  }

  @Test(arguments: releases)
  func `from iOS 16 Control Center names the apps that use or used location`(release: Release) {
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(policy.controlCenterAttribution.value == (release >= .iOS16))
  }

  @Test(arguments: releases)
  func `refused once, the system prompts no more: the app has to remind the person itself`(release: Release) {
    var phone = ArticlePhone.having(.denied, on: release)
    #expect(phone.requestWhenInUse().outcome == .ignored(.denied))
    #expect(phone.requestAlways().outcome == .ignored(.denied))
    #expect(phone.start().outcome == .failed(.denied))
    #expect(phone.state.prompt == nil)
  }
}
