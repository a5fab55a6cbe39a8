import LocationExploration
import LocationPolicy
import LocationSituations
import LocationTerms
import Phrases
import Testing

@Suite struct QuestionTests {
  private func journey(to text: String, on release: Release) throws -> [SituationMove]? {
    // These questions are answered by near situations; all situations are too many for a debug build.
    try Question(text).journey(under: SituationRules(.policy(for: release)), bounds: [1_000, 12_000])
  }

  @Test func `the shortest way to provisional Always parts 13.0 from 13.4`() throws {
    let question = "reads authorizedAlways, background: nothing"
    #expect(
      try journey(to: question, on: .iOS13) == [
        .opensApp, .requestsAlways, .answers(.allowWhileUsingApp, precise: true),
      ])
    #expect(try journey(to: "prompt:provisionalAlways", on: .newest)?.last == .showsSecondPrompt)
    #expect(try journey(to: "prompt:provisionalAlways", on: .iOS12) == nil)
  }

  @Test func `Allow Once lapses a minute after the app is left`() throws {
    #expect(
      try journey(to: "reads notDetermined after has temporary", on: .iOS14) == [
        .opensApp, .requestsWhenInUse, .answers(.allowOnce, precise: true), .forceQuitsApp,
      ])
    // The order of the app's calls makes no difference.
    let kept = try journey(to: "has temporary, app background, indicator", on: .iOS14)
    #expect(kept?.count == 7)
    #expect(
      Set(kept ?? []) == [
        .opensApp, .requestsWhenInUse, .answers(.allowOnce, precise: true), .startsUpdates,
        .allowsBackgroundUpdates, .goesHome, .minutePasses,
      ])
  }

  @Test func `every part of the language is read`() throws {
    for text in [
      "live started", "monitor stopped", "session:always", "session lost", "not activity held",
      "reads denied", "reads reducedAccuracy", "not reads fullAccuracy", "has always", "prompt:none",
      "prompt any", "app running", "screen settings", "locked", "not locked", "updates started", "indicator",
      "remembers alwaysRequestSpent", "row askNextTime", "background: nothing", "now: delivered",
      "suspended significantChange: wakes", "request always: prompt",
      "locked, not indicator after has always",
    ] { #expect(throws: Never.self) { try Question(text) } }
  }

  @Test func `what is not understood is named with what would be`() {
    #expect(throws: QuestionError.self) { try Question("") }
    func error(_ text: String) -> String? {
      do throws(QuestionError) { _ = try Question(text) } catch {
        return "\(error.message): \(error.allowed.joined(separator: " "))"
      }
      return nil
    }
    #expect(
      error("reads alway")
        == "'alway' is not known here: notDetermined restricted denied authorizedAlways authorizedWhenInUse "
        + "fullAccuracy reducedAccuracy")
    #expect(error("screen") == "a word is missing at the end: home app settings")
    #expect(error("locked now") == "'now' is one word too many: ")
    #expect(error("locked after locked after locked") == "there can be one 'after': ")
    #expect(
      error("Background: nothing")?.hasPrefix("'Background' can't begin a condition: reads")
        == true)
  }

  @Test func `each named question is found on some release, but for those of missing keys`() throws {
    let journeys = try NamedJourneys.all.get()
    let unfound = NamedQuestion.all.map(\.name).filter { journeys[$0].isEmpty }
    #expect(unfound == ["no-prompt", "purpose-unknown", "always-row-missing"])
  }

  @Test func `an app that lets its background activity session go gets nothing more`() throws {
    let journeys = try NamedJourneys.all.get()["activity-session-gone"]
    // From iOS 18 on, live updates show the prompt themselves.
    let asked: [SituationMove] = [
      .opensApp, .iteratesLiveUpdates, .answers(.allowWhileUsingApp, precise: true), .makesActivitySession,
      .goesHome, .minutePasses, .invalidatesActivitySession, .minutePasses,
    ]
    let allowed: [SituationMove] = [
      .opensApp, .tapsLocationButton, .iteratesLiveUpdates, .makesActivitySession, .opensSettings,
      .chooses(.whileUsing), .minutePasses, .invalidatesActivitySession, .minutePasses,
    ]
    #expect(journeys == [.iOS17: allowed, .iOS18: asked, .iOS26: asked])
  }

  @Test func `an app that does not make its session again after a launch gets nothing`() throws {
    let journeys = try NamedJourneys.all.get()["session-not-made-again"]
    let journey: [SituationMove] = [
      .opensApp, .makesSession(.always), .answers(.allowWhileUsingApp, precise: true),
      .answers(.changeToAlwaysAllow, precise: true), .forceQuitsApp, .launchesInBackground,
      .iteratesLiveUpdates, .minutePasses,
    ]
    #expect(journeys == [.iOS18: journey, .iOS26: journey])
  }

  @Test func `each mistake has a question, or a reason why no situation shows it`() {
    let asked = Set(NamedQuestion.all.flatMap(\.mistakes))
    let reasons = UnaskedMistake.all
    #expect(asked.isDisjoint(with: reasons.map(\.mistake)))
    #expect(asked.union(reasons.map(\.mistake)) == Set(MistakeID.allCases))
    #expect(reasons.count == Set(reasons.map(\.mistake)).count)
    #expect(reasons.map(\.mistake.rawValue) == reasons.map(\.mistake.rawValue).sorted())
    #expect(reasons.allSatisfy { $0.reason.english.hasSuffix(".") && $0.reason.english.count > 20 })
  }

  @Test func `an app without the text for its purpose is refused full accuracy without a prompt`() throws {
    let named = try #require(NamedQuestion.all.first { $0.name == "purpose-unknown" })
    let rules = SituationRules(.policy(for: .newest), hasPurpose: false)
    let journey = QuestionSearch(rules, bound: 6_000).answer(to: try Question(named.text)).journey
    #expect(
      journey == [.opensApp, .requestsWhenInUse, .answers(.allowWhileUsingApp, precise: false)])
  }

  @Test func `an app without a key gets no prompt`() throws {
    let question = try Question(try #require(NamedQuestion.all.first { $0.name == "no-always-prompt" }).text)
    let app = AppConfiguration(descriptions: [.legacyAlways])
    let newest = QuestionSearch(SituationRules(.policy(for: .newest), app: app), bound: 100)
    #expect(newest.answer(to: question).journey == [.opensApp])
  }
}
