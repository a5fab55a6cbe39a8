import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Understanding the prompts", part 5, way B: Always requested directly, with its two prompts.
@Suite("Understanding the prompts, 5. 始终定位模式, B: provisional Always and the second prompt")
struct PromptsProvisionalTests {
  static let releases = (Release.iOS13...Release.iOS26).releases

  /// The first table of B: the answer, whether it is permanent, and the status.
  static let firstAnswers: [(choice: Choice, label: String, status: AuthorizationStatus, grant: Grant)] = [
    (.allowWhileUsingApp, "使用App时允许", .authorizedAlways, .provisionalAlways),
    (.allowOnce, "允许一次", .authorizedWhenInUse, .temporary),
    (.dontAllow, "不允许", .denied, .denied),
  ]

  @Test(arguments: releases) func `B1: the first prompt is the one of When In Use`(release: Release) {
    var always = ArticlePhone(release)
    var whenInUse = ArticlePhone(release)
    #expect(always.requestAlways().template == whenInUse.requestWhenInUse().template)
  }

  @Test(arguments: releases, firstAnswers.indices)
  func `table of B1: every answer`(release: Release, index: Int) throws {
    let row = Self.firstAnswers[index]
    var phone = ArticlePhone(release)
    let template = try #require(phone.requestAlways().template)
    #expect(Set(template.choices) == Set(Self.firstAnswers.map(\.choice)))
    phone.answer(row.choice)
    #expect(phone.callbacks == [row.status], "\(row.label)")
    #expect(phone.state.grant == row.grant, "\(row.label)")
  }

  @Test(arguments: releases)
  func `table of B1, Allow Once: lapsed at the next launch, the status is notDetermined`(release: Release) {
    var phone = ArticlePhone(release)
    phone.requestAlways()
    phone.answer(.allowOnce)
    phone.enter(.terminated)
    phone.endUse()
    #expect(phone.callbacks == [.authorizedWhenInUse, .notDetermined])
  }

  @Test(arguments: releases)
  func `Correction 7, table of B1: it does not wait for the next launch, but ends with use (AUTH-068)`(
    release: Release
  ) {
    var phone = ArticlePhone(release)
    phone.requestAlways()
    phone.answer(.allowOnce)
    phone.enter(.suspended)
    phone.endUse()
    #expect(phone.status == .notDetermined)
    phone.enter(.foreground)
    #expect(phone.requestWhenInUse().prompt != nil)
  }

  @Test(
    arguments: releases,
    [LocationService.region, .significantChange, .visits])
  func `B2, times, 1: when an event is due that needs Always, the second prompt appears`(
    release: Release, service: LocationService
  ) {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.enter(.background)
    #expect(phone.arrival(of: service, in: .background).arrival == .held)
    #expect(phone.holdEvent().heldEvent == .held)
    #expect(phone.showSecondPrompt().prompt?.cause == .provisional)
  }

  @Test(arguments: releases, Grant.allCases)
  func `B2, times, 2: only while the app is provisionally Always`(release: Release, grant: Grant) {
    var phone = ArticlePhone.having(grant, on: release)
    phone.enter(.background)
    #expect((phone.showSecondPrompt().prompt != nil) == (grant == .provisionalAlways))
  }

  @Test(arguments: releases, [AppPhase.background, .suspended, .terminated])
  func `B2, times, 3: while the app is in the background, inactive or suspended, or not running at all`(
    release: Release, phase: AppPhase
  ) {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.enter(phase)
    phone.holdEvent()
    let prompt = phone.showSecondPrompt().prompt
    #expect(prompt?.cause == .provisional)
    // It is the system's own prompt, and doesn't depend on the app.
    phone.enter(.terminated)
    #expect(phone.state.prompt == prompt)
  }

  @Test(arguments: releases)
  func `table of B2, Keep Only While Using: When In Use, with callback`(release: Release) {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.showSecondPrompt()
    phone.answer(.keepOnlyWhileUsing)
    #expect(phone.state.grant == .whenInUse)
    #expect(phone.callbacks == [.authorizedWhenInUse])
  }

  @Test(arguments: releases)
  func `table of B2, Change to Always Allow: Always for good, without callback`(release: Release) {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.showSecondPrompt()
    phone.answer(.changeToAlwaysAllow)
    #expect(phone.state.grant == .always)
    #expect(phone.status == .authorizedAlways)
    #expect(phone.callbacks.isEmpty)
  }

  @Test(arguments: releases, [true, false])
  func `note: the event that waited goes to the app if Always is granted, and is lost if not`(
    release: Release, changes: Bool
  ) {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.enter(.suspended)
    phone.holdEvent()
    phone.showSecondPrompt()
    let answer = phone.answer(changes ? .changeToAlwaysAllow : .keepOnlyWhileUsing)
    #expect(answer.heldEvent == (changes ? .delivered : .dropped))
  }
}
