import LocationPolicy
import Testing

/// Seed 003, part 五: Always, and its two ways A and B.
@Suite("Seed 003, 五. 始终定位模式: keys, limits, and way A")
struct Seed003AlwaysTests {
  static let releases = (Release.iOS13...Release.iOS26).releases
  /// From 13.4 on the escalation prompts at once, as the seed says of all.
  static let prompting = (Release.iOS13_4...Release.iOS26).releases

  @Test(
    "NSLocationAlwaysAndWhenInUse… and NSLocationWhenInUseUsageDescription are needed", arguments: releases)
  func theDescriptions(release: Release) {
    var phone = SeedPhone(release, describing: [.whenInUse, .alwaysAndWhenInUse])
    #expect(phone.requestAlways().prompt != nil)
    for missing in [UsageDescriptions.whenInUse, .alwaysAndWhenInUse] {
      var without = SeedPhone(release, describing: .all.subtracting(missing))
      #expect(without.requestAlways().lacksDescription)
    }
  }

  @Test(
    """
    SEED-21: the seed misspells NSLocationAlawaysUsageDescription and runs two keys together; only exact names \
    are keys (KEY-020)
    """)
  func onlyExactNamesAreKeys() {
    #expect(UsageDescriptions(key: "NSLocationAlawaysUsageDescription") == nil)
    let together = "NSLocationAlwaysAndWhenInUseUsageDescriptionNSLocationWhenInUseUsageDescription"
    #expect(UsageDescriptions(key: together) == nil)
    let misspelt = ["NSLocationWhenInUseUsageDescription", "NSLocationAlawaysUsageDescription"]
      .compactMap(UsageDescriptions.init(key:)).reduce(into: UsageDescriptions()) { $0.formUnion($1) }
    var phone = SeedPhone(.iOS10, describing: misspelt)
    #expect(phone.requestAlways().lacksDescription)
    let exact = ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"]
      .compactMap(UsageDescriptions.init(key:)).reduce(into: UsageDescriptions()) { $0.formUnion($1) }
    phone = SeedPhone(.iOS10, describing: exact)
    #expect(phone.requestAlways().prompt != nil)
  }

  @Test(
    "requestAlwaysAuthorization may be called from notDetermined and from When In Use", arguments: releases,
    [Grant.notDetermined, .whenInUse])
  func theTwoStartingPoints(release: Release, grant: Grant) {
    var phone = SeedPhone.having(grant, on: release)
    let decision = phone.requestAlways()
    #expect(decision.prompt != nil || decision.outcome == .changed)
  }

  @Test(
    "SEED-22: the seed gives no release for asking from When In Use; it works from iOS 11 on (AUTH-024)",
    arguments: (Release.iOS8...Release.iOS26).releases)
  func fromWhenInUseSinceEleven(release: Release) {
    var phone = SeedPhone.having(.whenInUse, on: release)
    let decision = phone.requestAlways()
    let acts = decision.prompt != nil || decision.outcome == .changed
    #expect(acts == (release >= .iOS11))
  }

  @Test("Having been called once, the request answers no more", arguments: releases, Choice.allCases)
  func onlyOnce(release: Release, choice: Choice) {
    var phone = SeedPhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(choice)
    guard phone.state.prompt == nil else { return }
    #expect(phone.requestAlways().prompt == nil)
  }

  @Test("A1: right after When In Use was granted, the request prompts at once", arguments: prompting)
  func promptsAtOnce(release: Release) {
    var phone = SeedPhone(release)
    phone.requestWhenInUse()
    phone.answer(.allowWhileUsingApp)
    let decision = phone.requestAlways()
    #expect(decision.template == .second13_4)
    #expect(decision.template?.choices.map(\.label) == ["Keep Only While Using", "Change to Always Allow"])
  }

  @Test(
    "SEED-06, A1: the seed says so of iOS 13 too; 13.0 to 13.3 turn provisional without a prompt (AUTH-052)")
  func provisionalBefore13_4() {
    var phone = SeedPhone.having(.whenInUse, on: .iOS13)
    let decision = phone.requestAlways()
    #expect(decision.prompt == nil)
    #expect(phone.state.grant == .provisionalAlways)
    #expect(decision.facts.contains(.auth052))
  }

  @Test("A2: after Allow Once every request for Always is ignored", arguments: releases)
  func ignoredAfterAllowOnce(release: Release) {
    var phone = SeedPhone.having(.temporary, on: release)
    for _ in 0..<2 { #expect(phone.requestAlways().outcome == .ignored(.temporaryGrant)) }
    #expect(phone.state.grant == .temporary)
    #expect(phone.callbacks.isEmpty)
  }

  @Test("Table of A, 保持仅使用期间: stays When In Use, no callback", arguments: prompting)
  func keeping(release: Release) {
    var phone = SeedPhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(.keepOnlyWhileUsing)
    #expect(phone.status == .authorizedWhenInUse)
    #expect(phone.callbacks.isEmpty)
  }

  @Test("Table of A, 更改为始终允许: Always, with callback", arguments: prompting)
  func changing(release: Release) {
    var phone = SeedPhone.having(.whenInUse, on: release)
    phone.requestAlways()
    phone.answer(.changeToAlwaysAllow)
    #expect(phone.state.grant == .always)
    #expect(phone.callbacks == [.authorizedAlways])
  }

  @Test("A: only 使用App时允许 leads on to Always, by request; the other two answers do not", arguments: prompting)
  func onlyAllowingLeadsOn(release: Release) {
    for choice in [Choice.allowWhileUsingApp, .allowOnce, .dontAllow] {
      var phone = SeedPhone(release)
      phone.requestWhenInUse()
      phone.answer(choice)
      #expect((phone.requestAlways().prompt != nil) == (choice == .allowWhileUsingApp), "\(choice)")
    }
  }
}
