/// Every state that can be reached, breadth first, for what can be copied.
///
/// The first way that leads to a state is one of the shortest. A search is a value: `run` goes on where the last one
/// stopped.
package struct StateSearch<Space: StateSpace>: Sendable {
  /// What is explored.
  package let space: Space

  @usableFromInline var store = StateStore()
  /// The first state in the store whose moves were not made yet.
  @usableFromInline var next = 0
  /// Where in the store the states begin that are this many moves away.
  @usableFromInline var layers = [0]
  @usableFromInline var transitions = 0
  @usableFromInline var moved: [Int]
  /// States without any move.
  @usableFromInline var ends = 0

  /// What stopped the last run.
  package internal(set) var ending = Ending.depth(0)

  /// Creates a search that has only seen where journeys begin.
  package init(_ space: Space) {
    self.space = space
    moved = Array(repeating: 0, count: space.moves.count)
    for start in space.starts { _ = store.insert(start, from: StateStore.none) }
  }

  /// The states that were met, nearest first.
  package var states: [UInt64] { store.states }

  /// How many moves were made.
  package var transitionCount: Int { transitions }

  /// How many states have no move.
  package var endCount: Int { ends }

  /// How many bytes of memory a state takes just now.
  package var bytesPerState: Double { Double(store.bytes) / Double(store.count) }

  /// Meets states until there are no more, or a limit is reached.
  ///
  /// - Parameters:
  ///   - depth: How many moves a state may be away.
  ///   - bound: How many states may be kept, which bounds memory: a state takes up to 23 bytes. A few more are kept
  ///     when the bound is met between two moves.
  ///   - mayGoOn: Asked now and then, with how many states were met; false interrupts.
  package mutating func run(
    upTo depth: Int = .max, bound: Int = 1 << 30, while mayGoOn: (Int) -> Bool = { _ in true }
  ) {
    ending = meetStates(upTo: depth, bound: bound, while: mayGoOn)
  }

  @inlinable
  mutating func meetStates(upTo depth: Int, bound: Int, while mayGoOn: (Int) -> Bool) -> Ending {
    let space = space
    while next < store.count {
      if next == layers[layers.count - 1] {
        if layers.count > depth { return .depth(depth) }
        layers.append(store.count)
      }
      if store.count >= bound { return .bound(bound) }
      if next % 4096 == 0, !mayGoOn(store.count) { return .interrupted }
      let parent = UInt32(truncatingIfNeeded: next)
      let before = transitions
      space.forEachMove(from: store.states[next]) { move, state in
        transitions += 1
        moved[move] += 1
        _ = store.insert(state, from: parent)
      }
      if transitions == before { ends += 1 }
      next += 1
    }
    return .complete
  }
}
