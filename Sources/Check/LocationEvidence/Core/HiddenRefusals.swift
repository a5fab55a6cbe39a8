import LocationFlow
import LocationPolicy
import SourceFacts

/// Determines which reactions to a refusal no one can notice: a state that nothing reads, a fixed place that is used
/// instead of the person's, and an answer that is the same as after "Allow".
package struct HiddenRefusals {
  /// A way in which a refusal stays hidden.
  package enum Kind: Hashable {
    case sameAnswer
    case fixedPlace
    /// It is kept in a state.
    case kept(String)
  }

  private let reads: StateReads
  private let fixedPlaces: Set<Effect.Place>
  private let sameAnswers: Set<Effect.Place>

  /// Examines the code of a process.
  init(in code: ProcessCode, isLibrary: Bool) {
    let entries = code.reactions.flatMap(\.entries)
    let published = Set(
      entries.flatMap(\.rows).flatMap(\.reaction.effects).compactMap {
        if case .publishes(let name, _) = $0.action { name } else { nil }
      })
    let answers = code.functions.filter { $0.code.receivesAnswer || $0.code.namesRefusal }
    let assigned = answers.flatMap { Assignment.all(in: $0.code.body) }.filter(\.isOfSelf).map(\.name)
    reads = StateReads(
      of: published.union(assigned), in: code, isLibrary: isLibrary,
      judged: Set(entries.filter { $0.questions.contains(.status) }.map(\.place)))
    let fixed = FixedPlaces(in: code.parts)
    fixedPlaces = code.functions.reduce(into: []) { $0.formUnion(fixed.all(in: $1)) }
    sameAnswers = entries.reduce(into: []) { $0.formUnion(Self.sameAnswers(in: $1)) }
  }

  /// Returns the places where a caller is told the same after a refusal as after both grants.
  private static func sameAnswers(in entry: ReactionTable.Entry) -> Set<Effect.Place> {
    guard entry.questions.contains(.status) else { return [] }
    let granted = [AuthorizationStatus.authorizedWhenInUse, .authorizedAlways].map { status in
      entry.reactions(to: status).flatMap(\.effects)
    }
    let refused = entry.reactions(to: AuthorizationStatus.denied).flatMap(\.effects)
    let same = granted.reduce(Set(refused.compactMap(Answer.init))) {
      $0.intersection($1.compactMap(Answer.init))
    }
    return Set(
      (refused + granted.joined()).filter { Answer($0).map(same.contains) ?? false }.map(\.place))
  }

  /// What a caller is told, if that is a success by itself.
  private struct Answer: Hashable {
    let caller: String
    let value: String

    init?(_ effect: Effect) {
      guard case .tells(let caller, let value) = effect.action,
        value == "true"
          || value.first == "." && value.dropFirst().allSatisfy({ $0.isLetter || "()".contains($0) })
      else { return nil }
      self.caller = caller
      self.value = value
    }
  }

  /// Returns why what code passes on or keeps at a place stays hidden; nil if it may be noticed.
  func kind(at place: Effect.Place) -> Kind? {
    sameAnswers.contains(place) ? .sameAnswer : fixedPlaces.contains(place) ? .fixedPlace : nil
  }

  /// Returns who certainly reads, or may read, a state of a type; nil if nothing does.
  func reading(of state: String, in type: String) -> StateReads.Reading? {
    reads.reading(of: state, in: type)
  }
}
