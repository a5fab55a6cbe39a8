import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Understanding the prompts", parts 2 and 7: the mistake that it found in a running app, and how it was put right.
///
/// Not expressible: the error text on "保持仅使用期间" is the words of a third-party SDK (ERR-005); the model has
/// the change of status that it reacts to.
@Suite("Understanding the prompts, 2. 遇到的问题 and 7: Always asked for at launch, iOS 13 and later")
struct PromptsProblemTests {
  static let releases = (Release.iOS13...Release.iOS26).releases
  /// The manager of the article's app, with background updates and without the indicator.
  static let tracking = ManagerSettings(allowsBackgroundUpdates: true)

  /// Returns the article's app, which requested Always at launch; the person chose While Using.
  static func runner(on release: Release) -> ArticlePhone {
    var phone = ArticlePhone(release)
    phone.requestAlways()
    phone.answer(.allowWhileUsingApp)
    return phone
  }

  @Test(arguments: releases)
  func `the person chose While Using, yet the app prints kCLAuthorizationStatusAuthorizedAlways`(
    release: Release
  ) {
    let phone = Self.runner(on: release)
    #expect(phone.status == .authorizedAlways)
    #expect(phone.callbacks == [.authorizedAlways])
    #expect(phone.state.grant == .provisionalAlways)
  }

  @Test(arguments: releases) func `running in the foreground, locations come`(release: Release) {
    let arrival = Self.runner(on: release).arrival(in: .foreground, manager: Self.tracking)
    #expect(arrival.arrival == .delivered)
  }

  @Test(arguments: releases) func `left for 3 to 5 seconds, locations stop`(release: Release) {
    var phone = Self.runner(on: release)
    phone.enter(.grace)
    #expect(phone.arrival(in: .grace, manager: Self.tracking).arrival == .delivered)
    #expect((3.0...5.0).contains(phone.policy.timings.grace))
    phone.enter(.background)
    let left = phone.arrival(in: .background, manager: Self.tracking)
    #expect(left.arrival == .nothing)
    #expect(left.indicator == .none)
    #expect(left.facts.contains(.auth066))
  }

  @Test(arguments: releases) func `back in the foreground, locations come again`(release: Release) {
    var phone = Self.runner(on: release)
    phone.enter(.background)
    phone.enter(.foreground)
    #expect(phone.arrival(in: .foreground, manager: Self.tracking).arrival == .delivered)
    #expect(phone.state.grant == .provisionalAlways)
  }

  @Test(arguments: releases)
  func `left again, a second prompt asks: keep while using only, or change to Always`(release: Release) throws
  {
    var phone = Self.runner(on: release)
    phone.enter(.background)
    let template = try #require(phone.showSecondPrompt().template)
    #expect(template.choices.map(\.label) == ["Keep Only While Using", "Change to Always Allow"])
    #expect(template.text == .description(.alwaysAndWhenInUse))
  }

  @Test(arguments: releases)
  func
    `1. Keep Only While Using: the app has When In Use from then on, is told, and works in the background too`(
      release: Release
    )
  {
    var phone = Self.runner(on: release)
    phone.enter(.background)
    phone.showSecondPrompt()
    phone.forgetCallbacks()
    phone.answer(.keepOnlyWhileUsing)
    #expect(phone.state.grant == .whenInUse)
    #expect(phone.callbacks == [.authorizedWhenInUse])
    #expect(phone.arrival(in: .foreground, manager: Self.tracking).arrival == .delivered)
    let left = phone.arrival(in: .background, manager: Self.tracking)
    #expect(left.arrival == .delivered)
    #expect(left.indicator == .forcedBarOrPill)
  }

  @Test(arguments: releases)
  func `2. Change to Always Allow: the app has Always from then on, and works in the background too`(
    release: Release
  ) {
    var phone = Self.runner(on: release)
    phone.enter(.background)
    phone.showSecondPrompt()
    phone.answer(.changeToAlwaysAllow)
    #expect(phone.state.grant == .always)
    #expect(phone.arrival(in: .foreground, manager: Self.tracking).arrival == .delivered)
    #expect(phone.arrival(in: .background, manager: Self.tracking).arrival == .delivered)
  }

  @Test(arguments: releases)
  func `thoughts: both requests show the same prompt, but what follows differs`(release: Release) {
    var whenInUse = ArticlePhone(release)
    var always = ArticlePhone(release)
    #expect(whenInUse.requestWhenInUse().template == always.requestAlways().template)
    whenInUse.answer(.allowWhileUsingApp)
    always.answer(.allowWhileUsingApp)
    #expect(whenInUse.status == .authorizedWhenInUse)
    #expect(always.status == .authorizedAlways)
  }

  @Test(arguments: releases)
  func `7: asking for When In Use first, the run goes on in the background and the indicator says so`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.answer(.allowWhileUsingApp)
    phone.enter(.background)
    let left = phone.arrival(in: .background, manager: Self.tracking)
    #expect(left.arrival == .delivered)
    #expect(left.indicator.isVisible)
    #expect(phone.showSecondPrompt().outcome == .ignored(.doesNotApply))
  }
}
