import LocationExploration
import LocationPolicy

/// The situations of two releases side by side, after the same moves.
///
/// A pair is a number made of the indexes of its situations in the two searches. Pairs that look different have no
/// moves, because the consequences of a difference are not new differences.
package struct ReleasePair: StateSpace {
  private let first: Numbered
  private let second: Numbered
  /// The moves that both releases have.
  package let moves: [SituationMove]

  /// The situations of a release with their indexes.
  private struct Numbered: Sendable {
    let search: StateSearch<SituationSpace>

    var rules: SituationRules { search.space.rules }

    func situation(at place: UInt64) -> Situation {
      search.space.situation(of: search.states[Int(place)])
    }

    func observed(at place: UInt64) -> ObservedSituation {
      ObservedSituation(situation(at: place), under: rules)
    }

    /// Returns the situation that a move leads to; nil if it is impossible.
    func next(_ move: SituationMove, from situation: Situation) -> UInt64? {
      guard situation.canMake(move, under: rules) else { return nil }
      var next = situation
      next.make(move, under: rules)
      return search.place(of: next.code).map(UInt64.init)
    }
  }

  /// Combines two searches that have reached all of their situations.
  package init(_ first: QuestionSearch, _ second: QuestionSearch) {
    self.first = Numbered(search: first.search)
    self.second = Numbered(search: second.search)
    let others = second.search.space.moves
    moves = first.search.space.moves.filter(others.contains)
  }

  package var stateBits: Int { 64 }
  package var starts: [UInt64] { [0] }

  package func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    guard observations(of: state).first == observations(of: state).second else { return }
    let one = first.situation(at: state >> 32)
    let other = second.situation(at: state & 0xFFFF_FFFF)
    for (index, move) in moves.enumerated() {
      guard let left = first.next(move, from: one), let right = second.next(move, from: other) else {
        continue
      }
      body(index, left << 32 | right)
    }
  }

  /// Returns the observations on both releases.
  package func observations(of state: UInt64) -> (first: ObservedSituation, second: ObservedSituation) {
    (first.observed(at: state >> 32), second.observed(at: state & 0xFFFF_FFFF))
  }
}
