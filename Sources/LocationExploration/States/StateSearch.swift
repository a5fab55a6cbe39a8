/// Every state that can be reached, breadth first, for what can be copied.
///
/// The first way that leads to a state is one of the shortest. A search is a value: `run` goes on where the last one
/// stopped.
package struct StateSearch<Space: StateSpace>: Sendable {
  /// What is explored.
  package var space: Space

  @usableFromInline var visits: StateVisits
  /// The first state in the store whose moves were not made yet.
  @usableFromInline var next = 0
  /// Where in the store the states begin that are this many moves away.
  @usableFromInline var layers = [0]
  /// What stopped the last run.
  package private(set) var ending = Ending.depth(0)

  /// Creates a search that has only seen where journeys begin.
  package init(_ space: Space) {
    self.space = space
    visits = StateVisits(moves: space.moves.count)
    for start in space.starts { _ = visits.store.insert(start, from: StateStore.none) }
  }

  /// The states that were met, nearest first.
  package var states: [UInt64] { visits.store.states }

  /// The place of a state in ``states``; nil when it was not met.
  package func place(of state: UInt64) -> Int? { visits.store.place(of: state) }

  /// How many moves were made.
  package var transitionCount: Int { visits.transitions }

  /// How many states have no move.
  package var endCount: Int { visits.ends }

  /// How many bytes of memory a state takes just now.
  package var bytesPerState: Double { Double(visits.store.bytes) / Double(visits.store.count) }

  /// Meets states until there are no more, or a limit is reached.
  ///
  /// - Parameters:
  ///   - depth: How many moves a state may be away.
  ///   - bound: How many states may be kept, which bounds memory: a state takes up to 23 bytes. A few more are kept
  ///     when the bound is met between two moves.
  ///   - mayGoOn: Asked now and then, with how many states were met; false interrupts.
  @inlinable
  package mutating func run(
    upTo depth: Int = .max, bound: Int = 1 << 30, while mayGoOn: (Int) -> Bool = { _ in true }
  ) {
    // Out of the generic value, so that nothing generic is looked up for each move.
    var visits = StateVisits(moves: 0)
    swap(&visits, &self.visits)
    stopped(by: meetStates(in: &visits, upTo: depth, bound: bound, while: mayGoOn))
    swap(&visits, &self.visits)
  }

  @usableFromInline
  mutating func stopped(by ending: Ending) { self.ending = ending }

  @inlinable
  mutating func meetStates(
    in visits: inout StateVisits, upTo depth: Int, bound: Int, while mayGoOn: (Int) -> Bool
  ) -> Ending {
    while next < visits.store.count {
      if next == layers[layers.count - 1] {
        if layers.count > depth { return .depth(depth) }
        layers.append(visits.store.count)
      }
      if visits.store.count >= bound { return .bound(bound) }
      if next % 4096 == 0, !mayGoOn(visits.store.count) { return .interrupted }
      let parent = UInt32(truncatingIfNeeded: next)
      let before = visits.transitions
      let current = visits.store.states[next]
      space.forEachMove(from: current) { move, state in
        visits.note(move, from: current, at: parent, to: state)
      }
      if visits.transitions == before { visits.ends += 1 }
      next += 1
    }
    return .complete
  }
}

/// What a search has met, whatever it is that it explores.
@usableFromInline
struct StateVisits: Sendable {
  @usableFromInline var store = StateStore()
  @usableFromInline private(set) var transitions = 0
  /// How often each move was made.
  @usableFromInline private(set) var moved: [Int]
  /// States without any move.
  @usableFromInline var ends = 0
  /// States that were met lately, each where its ``recency(of:)`` says: what is met again mostly is met again soon, and
  /// these stay in the processor's own memory.
  @usableFromInline private(set) var recent: [UInt64]

  @usableFromInline
  init(moves: Int) {
    moved = Array(repeating: 0, count: moves)
    // None of these stands where it would be looked for.
    recent = Array(repeating: 0, count: 4096)
    recent[Self.recency(of: 0)] = 1
  }

  @inlinable
  static func recency(of state: UInt64) -> Int {
    Int(truncatingIfNeeded: (state &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }

  @inlinable
  mutating func note(_ move: Int, from state: UInt64, at place: UInt32, to next: UInt64) {
    transitions += 1
    moved[move] += 1
    // Many moves change nothing, and need no look for what was met.
    if next == state { return }
    let recency = Self.recency(of: next)
    if recent[recency] == next { return }
    recent[recency] = next
    _ = store.insert(next, from: place)
  }
}
