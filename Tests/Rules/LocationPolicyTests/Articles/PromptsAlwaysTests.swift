import LocationPolicy
import LocationTerms
import Testing

/// The article "Understanding the prompts", part 5: Always, and its two ways A and B.
@Suite("Understanding the prompts, 5. 始终定位模式: keys, limits, and way A")
struct PromptsAlwaysTests {
  static let releases = (Release.iOS13...Release.iOS26).releases
  /// The releases on which the escalation shows a prompt immediately, from 13.4 on; the article says so of all.
  static let prompting = (Release.iOS13_4...Release.iOS26).releases

  @Test(arguments: releases)
  func `NSLocationAlwaysAndWhenInUse... and NSLocationWhenInUseUsageDescription are needed`(release: Release)
  {
    var phone = ArticlePhone(release, describing: [.whenInUse, .alwaysAndWhenInUse])
    #expect(phone.requestAlways().prompt != nil)
    for missing in [UsageDescriptions.whenInUse, .alwaysAndWhenInUse] {
      var without = ArticlePhone(release, describing: .all.subtracting(missing))
      #expect(without.requestAlways().lacksDescription)
    }
  }

  @Test
  func
    `Correction 21: the article misspells NSLocationAlawaysUsageDescription and runs two keys together; only exact names are keys (KEY-020)`()
  {
    #expect(LocationKey(rawValue: "NSLocationAlawaysUsageDescription") == nil)
    let together = "NSLocationAlwaysAndWhenInUseUsageDescriptionNSLocationWhenInUseUsageDescription"
    #expect(LocationKey(rawValue: together) == nil)
    let misspelt = ["NSLocationWhenInUseUsageDescription", "NSLocationAlawaysUsageDescription"]
      .compactMap(LocationKey.init).compactMap(UsageDescriptions.init)
      .reduce(into: UsageDescriptions()) { $0.formUnion($1) }
    var phone = ArticlePhone(.iOS10, describing: misspelt)
    #expect(phone.requestAlways().lacksDescription)
    let exact = ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"]
      .compactMap(LocationKey.init).compactMap(UsageDescriptions.init)
      .reduce(into: UsageDescriptions()) { $0.formUnion($1) }
    phone = ArticlePhone(.iOS10, describing: exact)
    #expect(phone.requestAlways().prompt != nil)
  }

  @Test(
    arguments: releases,
    [Grant.notDetermined, .whenInUse])
  func `requestAlwaysAuthorization may be called from notDetermined and from When In Use`(
    release: Release, grant: Grant
  ) {
    var phone = ArticlePhone.having(grant, on: release)
    let decision = phone.requestAlways()
    #expect(decision.prompt != nil || decision.outcome == .changed)
  }

  @Test(arguments: (Release.iOS8...Release.iOS26).releases)
  func
    `Correction 22: the article gives no release for asking from When In Use; it works from iOS 11 on (AUTH-024)`(
      release: Release
    )
  {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    let decision = phone.requestAlways()
    let acts = decision.prompt != nil || decision.outcome == .changed
    #expect(acts == (release >= .iOS11))
  }

  @Test(arguments: releases, Choice.allCases)
  func `having been called once, the request answers no more`(release: Release, choice: Choice) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(choice)
    guard phone.state.prompt == nil else { return }
    #expect(phone.requestAlways().prompt == nil)
  }

  @Test(arguments: prompting)
  func `A1: right after When In Use was granted, the request prompts at once`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestWhenInUse()
    phone.answer(.allowWhileUsingApp)
    let decision = phone.requestAlways()
    #expect(decision.template == .second13_4)
    #expect(decision.template?.choices.map(\.label) == ["Keep Only While Using", "Change to Always Allow"])
  }

  @Test
  func
    `Correction 6, A1: the article says so of iOS 13 too; 13.0 to 13.3 turn provisional without a prompt (AUTH-052)`()
  {
    var phone = ArticlePhone.having(.whenInUse, on: .iOS13)
    let decision = phone.requestAlways()
    #expect(decision.prompt == nil)
    #expect(phone.state.grant == .provisionalAlways)
    #expect(decision.facts.contains(.auth052))
  }

  @Test(arguments: releases)
  func `A2: after Allow Once every request for Always is ignored`(release: Release) {
    var phone = ArticlePhone.having(.temporary, on: release)
    for _ in 0..<2 { #expect(phone.requestAlways().outcome == .ignored(.temporaryGrant)) }
    #expect(phone.state.grant == .temporary)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: prompting)
  func `table of A, Keep Only While Using: stays When In Use, no callback`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(.keepOnlyWhileUsing)
    #expect(phone.status == .authorizedWhenInUse)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: prompting)
  func `table of A, Change to Always Allow: Always, with callback`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(.changeToAlwaysAllow)
    #expect(phone.state.grant == .always)
    #expect(phone.callbacks == [.authorizedAlways])
  }

  @Test(arguments: prompting)
  func `A: only Allow While Using App leads on to Always, by request; the other two answers do not`(
    release: Release
  ) {
    for choice in [Choice.allowWhileUsingApp, .allowOnce, .dontAllow] {
      var phone = ArticlePhone(release)
      phone.requestWhenInUse()
      phone.answer(choice)
      #expect((phone.requestAlways().prompt != nil) == (choice == .allowWhileUsingApp), "\(choice)")
    }
  }
}
