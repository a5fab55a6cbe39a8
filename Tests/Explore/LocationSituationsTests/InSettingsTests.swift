import LocationDelivery
import LocationPolicy
import LocationSituations
import Testing

/// The app's past determines what the person finds: rows in Settings after a request, a reminder after use of Always.
@Suite struct InSettingsTests {
  private static func situation(
    after moves: [SituationMove], under rules: SituationRules
  ) throws -> Situation {
    var situation = Situation()
    for move in moves {
      try #require(situation.canMake(move, under: rules), "\(move) of \(moves)")
      situation.make(move, under: rules)
    }
    return situation
  }

  private static func hasRows(_ situation: Situation, under rules: SituationRules) -> Bool {
    SituationMove.all(under: rules).contains { move in
      guard case .person(.chooses) = move else { return false }
      return situation.canMake(move, under: rules)
    }
  }

  @Test(arguments: Release.allCases, [false, true])
  func `SET-001: Settings lists an app once it has asked, unless that is assumed otherwise`(
    release: Release, listsAll: Bool
  ) throws {
    var policy = AuthorizationPolicy.policy(for: release)
    policy.assumptions.settingsListsAppsThatNeverAsked = listsAll
    let rules = SituationRules(policy)
    let ask = release == .iOS7 ? SituationMove.startsUpdates : .requestsWhenInUse
    let new = try Self.situation(after: [.opensApp, .opensSettings], under: rules)
    #expect(Self.hasRows(new, under: rules) == listsAll)
    let asked = try Self.situation(after: [.opensApp, ask, .opensSettings], under: rules)
    #expect(Self.hasRows(asked, under: rules))
    let reset = try Self.situation(
      after: [.opensApp, ask, .opensSettings, .resetsLocationAndPrivacy], under: rules)
    #expect(Self.hasRows(reset, under: rules) == listsAll)
    let installed = try Self.situation(
      after: [.opensApp, ask, .goesHome, .reinstallsApp, .opensSettings], under: rules)
    #expect(Self.hasRows(installed, under: rules) == listsAll)
  }

  @Test(
    arguments: Release.allCases.filter { AuthorizationPolicy.policy(for: $0).reminder.value.template != nil })
  func `SET-020, SET-021: the reminder comes to an app that has used Always in the background`(
    release: Release
  ) throws {
    let rules = SituationRules(.policy(for: release))
    let always: [SituationMove] = [.opensApp, .requestsWhenInUse, .opensSettings, .chooses(.always)]
    let idle = try Self.situation(after: always + [.minutePasses], under: rules)
    #expect(!idle.canMake(.reminds, under: rules))
    let inUse: [SituationMove] = [.opensApp, .allowsBackgroundUpdates, .startsUpdates]
    let left = try Self.situation(after: always + inUse + [.goesHome], under: rules)
    #expect(!left.canMake(.reminds, under: rules))
    let used = try Self.situation(after: always + inUse + [.goesHome, .minutePasses], under: rules)
    #expect(used.canMake(.reminds, under: rules))
    let never = try Self.situation(
      after: always + inUse + [
        .goesHome, .minutePasses, .opensSettings, .chooses(.never), .chooses(.always),
      ],
      under: rules)
    #expect(!never.canMake(.reminds, under: rules))
  }
}
