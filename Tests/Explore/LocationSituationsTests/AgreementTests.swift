import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationSituations
import TestSupport
import Testing

/// A situation contains enough of a phone's state: the simulated device reacts to the same moves in the same way.
@Suite struct AgreementTests {
  /// The values that are compared after each move.
  private struct ObservedSituation: Equatable {
    let status: AuthorizationStatus
    let accuracy: Accuracy
    let state: AuthorizationState
    let prompt: Prompt?
    let indicator: Indicator
    let isLocked: Bool
  }

  @Test(arguments: Release.allCases)
  func `random journeys lead the simulated device where they lead the situation`(release: Release) throws {
    for (number, app) in Self.apps.enumerated() {
      let rules = SituationRules(.policy(for: release), app: app)
      for seed in 0..<10 { try walk(rules, seed: UInt64(number * 1_000 + seed)) }
    }
  }

  /// The releases with parts of the Swift API.
  private static let streamReleases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).asyncUpdates.value != .unavailable
  }

  @Test(arguments: streamReleases)
  func `so do journeys with sessions, live updates and monitors`(release: Release) throws {
    let apps =
      Self.apps + [AppConfiguration(descriptions: .all, traits: [.backgroundMode, .explicitServiceSession])]
    for (number, app) in apps.enumerated() {
      let rules = SituationRules(
        .policy(for: release), app: app, addedMoves: Set(AddedMoves.allCases))
      for seed in 0..<12 { try walk(rules, seed: UInt64(number * 1_000 + seed)) }
    }
  }

  private static let apps: [AppConfiguration] = [
    .complete, AppConfiguration(descriptions: .all),
    AppConfiguration(descriptions: .whenInUse, traits: [.backgroundMode, .defaultAccuracyReduced]),
  ]

  private func walk(_ rules: SituationRules, seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var situation = Situation()
    var phone = try MatchedPhone(rules)
    let all = SituationMove.all(under: rules)
    var journey: [SituationMove] = []
    for _ in 0..<60 {
      let possible = all.filter { situation.canMake($0, under: rules) }
      #expect(possible == all.filter { isExplored($0, in: situation) && phone.canMake($0) }, "\(journey)")
      // Requests and answers have the most effect, and there are few of them.
      let likely = possible.filter { $0.mover == .app || $0.isAnswer }
      let choices = Bool.random(using: &numbers) && !likely.isEmpty ? likely : possible
      guard let move = choices.randomElement(using: &numbers) else { return }
      journey.append(move)
      situation.make(move, under: rules)
      try phone.make(move)
      let agrees = observed(of: situation, under: rules) == observed(of: phone, under: rules)
      try #require(
        agrees,
        "\(journey) leads to \(situation), on the device to \(phone.device[phone.app])")
      #expect(try phone.arrivals() == arrivals(in: situation, under: rules), "\(journey)")
    }
  }

  /// Returns whether a move is explored; others are possible on the device but lead nowhere else, or aren't found by
  /// its person.
  private func isExplored(_ move: SituationMove, in situation: Situation) -> Bool {
    let phase = situation.authorization.phase
    return switch move {
    case .system(.launchesInBackground): phase != .foreground && phase != .grace
    case .person(.chooses): situation.hasAsked
    case .system(.reminds): situation.hasUsedAlways
    case .app(.stopsUpdates): situation.updates != .stopped
    case .app(.allowsBackgroundUpdates): !situation.allowsBackgroundUpdates
    case .app(.showsIndicator): !situation.showsIndicator
    case .app(.iteratesLiveUpdates): !situation.streams.iteratesLiveUpdates
    case .app(.makesSession): situation.streams.session == nil
    case .app(.makesActivitySession): ![.held, .pending].contains(situation.streams.activity)
    default: true
    }
  }

  private func observed(of situation: Situation, under rules: SituationRules) -> ObservedSituation {
    ObservedSituation(
      status: situation.authorization.status, accuracy: situation.authorization.accuracy(under: rules.policy),
      state: situation.authorization, prompt: situation.visiblePrompt,
      indicator: situation.indicator(under: rules), isLocked: situation.isLocked)
  }

  private func observed(of phone: MatchedPhone, under rules: SituationRules) -> ObservedSituation {
    let app = phone.device[phone.app]
    return ObservedSituation(
      status: app.authorization.status, accuracy: app.authorization.accuracy(under: rules.policy),
      state: app.authorization, prompt: phone.device.visiblePrompt?.prompt, indicator: app.indicator,
      isLocked: phone.device.isLocked)
  }

  private func arrivals(in situation: Situation, under rules: SituationRules) -> FixArrivals {
    func arrives(_ service: LocationService) -> Bool {
      switch situation.arrival(of: service, in: nil, under: rules) {
      case .delivered, .deliveredReduced, .wakes: true
      case .relaunches, .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
      }
    }
    return FixArrivals(
      toManager: situation.authorization.phase.isRunning && situation.updates != .stopped
        && arrives(.standard),
      toLiveUpdates: situation.streams.iteratesLiveUpdates && arrives(.liveUpdates))
  }
}

extension SituationMove {
  fileprivate var isAnswer: Bool { if case .person(.answers) = self { true } else { false } }
}
