import LocationExploration
import LocationPolicy

/// All situations that a person, an app and the system can reach under the rules of one release.
package struct SituationSpace: StateSpace {
  /// All moves.
  package let moves: [SituationMove]
  private var decisions: RememberedDecisions

  /// The rules of the space.
  package var rules: SituationRules { decisions.rules }

  /// Creates the space of an app that was just installed.
  package init(_ rules: SituationRules) {
    decisions = RememberedDecisions(rules)
    moves = SituationMove.all(under: rules)
  }

  package var stateBits: Int { Situation.codeBits }
  package var rememberedBytes: Int { decisions.bytes }
  package var starts: [UInt64] { [Situation().code] }

  package mutating func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    let situation = situation(of: state)
    for index in moves.indices where situation.canMake(moves[index], by: &decisions) {
      var next = situation
      next.make(moves[index], by: &decisions)
      body(index, next.code)
    }
  }

  /// Returns the situation with a state's number.
  package func situation(of state: UInt64) -> Situation {
    guard let situation = Situation(code: state) else {
      preconditionFailure("\(state) is not a situation")
    }
    return situation
  }
}
