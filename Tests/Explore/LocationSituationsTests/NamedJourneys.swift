import LocationPolicy
import LocationSituations

/// The shortest journeys to what named questions ask for, worked out once for all tests that look at them.
struct NamedJourneys {
  /// A journey on a release.
  struct Journey {
    let name: String
    let rules: SituationRules
    let moves: [SituationMove]
  }

  /// Those on all releases that have one among their nearest situations.
  static let all = Result { try NamedJourneys() }

  private var journeys: [Journey] = []

  private init() throws {
    for release in Release.allCases {
      let plain = QuestionSearch(SituationRules(.policy(for: release)), bound: 6_000)
      for named in NamedQuestion.all {
        let question = try Question(named.text)
        guard let search = question.services.isEmpty ? plain : Self.search(for: question, on: release),
          let moves = search.answer(to: question).journey
        else { continue }
        journeys.append(Journey(name: named.name, rules: search.rules, moves: moves))
      }
    }
  }

  /// The situations with what the Swift API adds; nil on releases that don't have it.
  private static func search(for question: Question, on release: Release) -> QuestionSearch? {
    let policy = AuthorizationPolicy.policy(for: release)
    guard
      question.services.contains(.sessions)
        ? policy.serviceSessions.value : policy.backgroundActivitySession.value
    else { return nil }
    // Few situations, for a debug build: an app declares what the question needs, and nothing else.
    let app =
      question.services.contains(.sessions)
      ? .complete : AppConfiguration(descriptions: .whenInUse, traits: .backgroundMode)
    return QuestionSearch(
      SituationRules(policy, app: app, hasPurpose: false, services: question.services), bound: 25_000)
  }

  /// The journeys on a release.
  func journeys(on release: Release) -> [Journey] {
    journeys.filter { $0.rules.policy.release == release }
  }

  /// The journeys of a name, by release.
  subscript(name: String) -> [Release: [SituationMove]] {
    journeys.filter { $0.name == name }.reduce(into: [:]) { $0[$1.rules.policy.release] = $1.moves }
  }
}
