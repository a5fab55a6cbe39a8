import LocationPolicy
import LocationSituations

/// The shortest journeys for predefined questions, computed once for all tests.
struct NamedJourneys {
  /// A journey on a release.
  struct Journey {
    let name: String
    let rules: SituationRules
    let moves: [SituationMove]
  }

  /// The journeys on all releases that have one among their nearest situations.
  static let all = Result { try NamedJourneys() }

  private var journeys: [Journey] = []

  private init() throws {
    for release in Release.allCases {
      let plain = QuestionSearch(SituationRules(.policy(for: release)), bound: 2_500)
      for named in NamedQuestion.all {
        let question = try Question(named.text)
        guard let rules = question.addedMoves.isEmpty ? plain.rules : Self.rules(for: question, on: release)
        else { continue }
        let isPlain = question.addedMoves.isEmpty && !question.asksForEarlier
        let moves =
          isPlain
          ? plain.answer(to: question).journey
          : question.journey(under: rules, bounds: Self.bounds(for: question))
        if let moves { journeys.append(Journey(name: named.name, rules: rules, moves: moves)) }
      }
    }
  }

  /// Returns the numbers of situations within which journeys were found earlier; they are higher if an app may do more.
  private static func bounds(for question: Question) -> [Int] {
    if question.addedMoves.isEmpty { return [200, 2_500] }
    return question.addedMoves.contains(.sessions) ? [25_000] : [12_000]
  }

  /// Returns the rules for an app that uses additions of the Swift API; nil on releases without them.
  private static func rules(for question: Question, on release: Release) -> SituationRules? {
    let policy = AuthorizationPolicy.policy(for: release)
    guard
      question.addedMoves.contains(.sessions)
        ? policy.serviceSessions.value : policy.backgroundActivitySession.value
    else { return nil }
    // The app declares only what the question needs, so that a debug build has few situations.
    let app =
      question.addedMoves.contains(.sessions)
      ? .complete : AppConfiguration(descriptions: .whenInUse, traits: .backgroundMode)
    return SituationRules(policy, app: app, hasPurpose: false, addedMoves: question.addedMoves)
  }

  /// Returns the journeys on a release.
  func journeys(on release: Release) -> [Journey] {
    journeys.filter { $0.rules.policy.release == release }
  }

  /// Returns the journeys for a name, by release.
  subscript(name: String) -> [Release: [SituationMove]] {
    journeys.filter { $0.name == name }.reduce(into: [:]) { $0[$1.rules.policy.release] = $1.moves }
  }
}

extension Question {
  /// Returns the shortest journey among the nearest situations, which is independent of the bound, so that a small one
  /// is tried first.
  func journey(under rules: SituationRules, bounds: [Int]) -> [SituationMove]? {
    for bound in bounds {
      let search = QuestionSearch(rules, bound: bound)
      if let journey = search.answer(to: self).journey { return journey }
    }
    return nil
  }
}
