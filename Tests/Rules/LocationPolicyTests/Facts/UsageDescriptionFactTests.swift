import LocationCatalogue
import LocationPolicy
import Phrases
import Testing

/// The Info.plist keys that a request needs, on every release.
@Suite struct UsageDescriptionFactTests {
  @Test(arguments: Release.allCases)
  func `KEY-001: on 7 NSLocationUsageDescription is the text of the prompt, which shows without it too`(
    release: Release
  ) {
    var bare = Trial(release, app: AppConfiguration())
    bare.make(.start)
    #expect((bare.prompt?.text == .description(.legacy)) == Fact.key001.speaks(of: release))
  }

  @Test(
    arguments: Release.allCases,
    AppRequest.allCases)
  func `KEY-002: from 8 NSLocationUsageDescription has no effect`(release: Release, request: AppRequest) {
    let with = Trial.outcome(of: request, with: .legacy, on: release)
    let without = Trial.outcome(of: request, with: [], on: release)
    #expect(with == without)
    #expect(
      LocationKey.isRead("NSLocationUsageDescription", on: release) != Fact.key002.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `KEY-003: a When In Use request needs NSLocationWhenInUseUsageDescription and nothing else`(
    release: Release
  ) {
    let speaks = Fact.key003.speaks(of: release)
    let others = UsageDescriptions.all.subtracting(.whenInUse)
    #expect(Trial.outcome(of: .whenInUse, with: .whenInUse, on: release).isPrompt == speaks)
    #expect(
      Trial.outcome(of: .whenInUse, with: others, on: release)
        == .ignored(speaks ? .missingDescription : .notAvailable))
  }

  @Test(arguments: Release.allCases)
  func `KEY-004: on 8 to 10 an Always request needs NSLocationAlwaysUsageDescription alone`(release: Release)
  {
    let speaks = Fact.key004.speaks(of: release)
    #expect(Trial.outcome(of: .always, with: .legacyAlways, on: release).isPrompt == speaks)
    let others = UsageDescriptions.all.subtracting(.legacyAlways)
    #expect(
      (Trial.outcome(of: .always, with: others, on: release) == .ignored(.missingDescription)) == speaks)
  }

  @Test(arguments: Release.allCases)
  func `KEY-005: from 11 an Always request needs both of the newer descriptions`(release: Release) {
    let speaks = Fact.key005.speaks(of: release)
    let both: UsageDescriptions = [.whenInUse, .alwaysAndWhenInUse]
    #expect(Trial.outcome(of: .always, with: both, on: release).isPrompt == speaks)
    for one in [UsageDescriptions.whenInUse, .alwaysAndWhenInUse] where speaks {
      let others = UsageDescriptions.all.subtracting(one)
      #expect(Trial.outcome(of: .always, with: others, on: release) == .ignored(.missingDescription))
    }
  }

  @Test(arguments: Release.allCases)
  func `KEY-006: from 11 NSLocationAlwaysUsageDescription alone is ignored`(release: Release) {
    let speaks = Fact.key006.speaks(of: release)
    let legacy = Trial.outcome(of: .always, with: .legacyAlways, on: release)
    #expect((legacy == .ignored(.missingDescription)) == speaks)
    #expect(
      LocationKey.isRead("NSLocationAlwaysUsageDescription", on: release) == Fact.key004.speaks(of: release))
  }

  @Test(arguments: Fact.key007.releases, [AppRequest.whenInUse, .always])
  func `KEY-007: NSLocationAlwaysAndWhenInUseUsageDescription alone makes neither request prompt`(
    release: Release, request: AppRequest
  ) {
    #expect(
      Trial.outcome(of: request, with: .alwaysAndWhenInUse, on: release) == .ignored(.missingDescription))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS11 })
  func `KEY-008: the pair that only a beta of 11 accepted is not enough for an Always request`(
    release: Release
  ) {
    #expect(
      Trial.outcome(of: .always, with: [.legacyAlways, .whenInUse], on: release)
        == .ignored(.missingDescription))
  }

  @Test(arguments: Release.allCases, [AppRequest.whenInUse, .always])
  func `KEY-009: on 8 to 10 a missing description leaves a request without any effect or message`(
    release: Release, request: AppRequest
  ) {
    var bare = Trial(release, app: AppConfiguration())
    let decision = bare.make(request)
    let isSilent =
      decision.outcome == .ignored(.missingDescription)
      && bare.policy.missingDescription.value.consoleTextForAlways == nil
    #expect(isSilent == Fact.key009.speaks(of: release))
    #expect(decision.callback == .none)
    #expect(bare.state == AuthorizationState())
  }

  @Test(arguments: Release.allCases)
  func `KEY-010: from 11 the console says which keys a request lacks`(release: Release) {
    let explanation = Explanation(
      .always, from: AuthorizationState(), of: AppConfiguration(), under: .policy(for: release))
    let message = explanation.sentences.map(\.english).first { $0.hasPrefix("The console says:") }
    #expect((message != nil) == Fact.key010.speaks(of: release))
    if let message {
      #expect(message.contains("must contain both “NSLocationAlwaysAndWhenInUseUsageDescription”"))
      #expect(message.hasSuffix("explaining to the user how the app uses this data"))
    }
  }

  @Test(arguments: Fact.key011.releases, AppRequest.allCases)
  func `KEY-011: a missing location description does not end the process`(
    release: Release, request: AppRequest
  ) {
    var bare = Trial(release, app: AppConfiguration())
    let decision = bare.make(request)
    #expect(bare.state.phase == .foreground)
    #expect(!decision.outcome.isPrompt)
  }

  @Test(arguments: [
    ("", true, false), (" \n\t", true, false), ("To draw your run on the map.", false, false),
    (String(repeating: "a", count: 3_999), false, false),
    (String(repeating: "a", count: 4_000), false, true), (String(repeating: "ü", count: 2_000), false, true),
  ])
  func `KEY-013: a description is a string that is not blank and shorter than 4,000 bytes`(
    text: String, isBlank: Bool, isTooLong: Bool
  ) {
    let description = UsageDescription(text)
    #expect(description == (isBlank ? .blank : .text(text)))
    #expect(description.isTooLong == isTooLong)
  }

  @Test(arguments: Release.allCases)
  func `KEY-018: a description that is no string counts as missing`(release: Release) {
    let policy = AuthorizationPolicy.policy(for: release)
    let descriptions: [UsageDescription] = [
      .missing, .mistyped(key: "NSLocationUsage"), .notString, .blank, .text("To draw your run."),
    ]
    #expect(descriptions.filter { $0.counts(under: policy) } == [.blank, .text("To draw your run.")])
  }

  @Test(arguments: [
    "NSLocationAlawaysUsageDescription", "NSLocationWhenInUseUsageDescription ",
    "nslocationwheninuseusagedescription", "NSLocationAlwaysAndWhenInUsageDescription",
  ])
  func `KEY-020: a mistyped key is no key`(name: String) {
    #expect(LocationKey(rawValue: name) == nil)
    for key in UsageDescriptions.all.keys { #expect(UsageDescriptions(key)?.keys == [key]) }
  }

  @Test(arguments: Release.allCases)
  func `KEY-022: of all sets of descriptions, a request prompts with those that have the required ones`(
    release: Release
  ) {
    let required: (whenInUse: UsageDescriptions, always: UsageDescriptions)? =
      switch release {
      case .iOS7: nil
      case .iOS8, .iOS9, .iOS10: (.whenInUse, .legacyAlways)
      default:
        (.whenInUse, [.whenInUse, .alwaysAndWhenInUse])
      }
    for bits in 0...UsageDescriptions.all.rawValue {
      let set = UsageDescriptions(rawValue: bits)
      let whenInUse = Trial.outcome(of: .whenInUse, with: set, on: release).isPrompt
      let always = Trial.outcome(of: .always, with: set, on: release).isPrompt
      #expect(whenInUse == required.map { set.isSuperset(of: $0.whenInUse) } ?? false)
      #expect(always == required.map { set.isSuperset(of: $0.always) } ?? false)
    }
  }
}
