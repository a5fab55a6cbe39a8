import LocationPolicy
import Testing

/// The article "Permission and its use", section 2.4: what iOS 13 changed for Always.
@Suite("Permission and its use, 2.4: requestAlwaysAuthorization on iOS 13")
struct PermissionAndUseThirteenTests {
  static let releases: [Release] = [.iOS13, .iOS13_4]

  @Test(arguments: releases)
  func `note 1: asking for Always at once shows the same prompt as asking for When In Use`(release: Release)
    throws
  {
    var always = ArticlePhone(release)
    var whenInUse = ArticlePhone(release)
    let first = try #require(always.requestAlways().template)
    #expect(first == whenInUse.requestWhenInUse().template)
    #expect(Array(first.choices) == [.allowWhileUsingApp, .allowOnce, .dontAllow])
    #expect(first.text == .description(.whenInUse))
  }

  @Test(arguments: releases)
  func `note 1: the difference is that Allow While Using App then calls back with AuthorizedAlways`(
    release: Release
  ) {
    var always = ArticlePhone(release)
    always.requestAlways()
    always.answer(.allowWhileUsingApp)
    #expect(always.callbacks == [.authorizedAlways])
    var whenInUse = ArticlePhone(release)
    whenInUse.requestWhenInUse()
    whenInUse.answer(.allowWhileUsingApp)
    #expect(whenInUse.callbacks == [.authorizedWhenInUse])
  }

  @Test(arguments: releases)
  func
    `note 1: when the app is in the background the system asks in a moment of its own whether to change to Always`(
      release: Release
    ) throws
  {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.enter(.background)
    phone.holdEvent()
    let second = try #require(phone.showSecondPrompt().template)
    #expect(Array(second.choices) == [.keepOnlyWhileUsing, .changeToAlwaysAllow])
    phone.answer(.changeToAlwaysAllow)
    #expect(phone.state.grant == .always)
  }

  @Test
  func
    `Correction 6, note 2: the article says that asking for Always after When In Use prompts at once on iOS 13; it does from 13.4 on (AUTH-051)`()
  {
    var phone = ArticlePhone.having(.whenInUse, on: .iOS13_4)
    #expect(phone.requestAlways().template == .second13_4)
    phone.answer(.changeToAlwaysAllow)
    #expect(phone.state.grant == .always)
    #expect(phone.callbacks == [.authorizedAlways])
  }

  @Test
  func
    `Correction 6, note 2: on 13.0 to 13.3 nothing prompts, the app turns provisional Always instead (AUTH-052)`()
  {
    var phone = ArticlePhone.having(.whenInUse, on: .iOS13)
    #expect(phone.requestAlways().outcome == .changed)
    #expect(phone.state.prompt == nil)
    #expect(phone.state.grant == .provisionalAlways)
    #expect(phone.callbacks == [.authorizedAlways])
  }

  @Test(arguments: releases)
  func `difference from iOS 12: Always can't be had from the first prompt anymore`(release: Release) throws {
    var twelve = ArticlePhone(.iOS12)
    var thirteen = ArticlePhone(release)
    #expect(twelve.requestAlways().template?.choices.contains(.alwaysAllow) == true)
    let choices = try #require(thirteen.requestAlways().template?.choices)
    for choice in choices {
      var phone = thirteen
      phone.answer(choice)
      #expect(phone.state.grant != .always, "\(choice)")
    }
  }

  @Test(arguments: releases)
  func `difference from iOS 12: Allow Once is new among the answers to When In Use`(release: Release) {
    var twelve = ArticlePhone(.iOS12)
    var thirteen = ArticlePhone(release)
    #expect(twelve.requestWhenInUse().template?.choices.contains(.allowOnce) == false)
    #expect(thirteen.requestWhenInUse().template?.choices.contains(.allowOnce) == true)
  }
}
