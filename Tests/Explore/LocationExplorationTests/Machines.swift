import LocationExploration
import TestSupport

/// Random machines that share a few switches.
///
/// Moves of different machines commute unless one changes a switch that the other changes or needs.
struct Machines: Puzzle {
  struct Move: Hashable, Sendable {
    let machine: Int
    let from: Int
    let to: Int
    let needs: Int?
    let turns: Int?
  }

  struct State: Hashable, Sendable {
    var places = [0, 0, 0]
    var switches = [false, false]
  }

  let all: [Move]
  let marked: [State]

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    all = (0..<9).map { index in
      Move(
        machine: index % 3, from: .random(in: 0...2, using: &numbers),
        to: .random(in: 0...2, using: &numbers),
        needs: [nil, nil, 0, 1].randomElement(using: &numbers) ?? nil,
        turns: [nil, nil, 0, 1].randomElement(using: &numbers) ?? nil)
    }
    marked = (0..<20).map { _ in
      State(
        places: (0..<3).map { _ in .random(in: 0...2, using: &numbers) },
        switches: (0..<2).map { _ in .random(using: &numbers) })
    }
  }

  var start: State { State() }

  func moves(from state: State) -> [(Move, State)] {
    var seen: Set<Move> = []
    return all.filter { move in
      state.places[move.machine] == move.from && move.needs.map { state.switches[$0] } != false
        && seen.insert(move).inserted
    }.map { move in
      var next = state
      next.places[move.machine] = move.to
      if let turned = move.turns { next.switches[turned].toggle() }
      return (move, next)
    }
  }

  func findings(in state: State) -> [String] { marked.contains(state) ? ["\(state)"] : [] }

  @Sendable func commute(_ left: Move, _ right: Move) -> Bool {
    guard left.machine != right.machine else { return false }
    let meets =
      left.turns != nil && left.turns == right.needs || right.turns != nil && right.turns == left.needs
    return !meets
  }
}
