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
  package var transitionCount: Int { visits.counts.transitions }

  /// How many states have no move.
  package var endCount: Int { visits.counts.ends }

  /// How many bytes of memory a state takes just now, with all that the search and the space remember.
  package var bytesPerState: Double {
    Double(visits.store.bytes + visits.counts.bytes + space.rememberedBytes) / Double(visits.store.count)
  }

  /// How many states of a level are worth sharing, and at most how many are shared at a time, which bounds what the workers
  /// keep to themselves.
  @usableFromInline static var shareable: ClosedRange<Int> { 1024...32_768 }

  /// Meets states until there are no more, or a limit is reached.
  ///
  /// Whatever the number of jobs, the same states are met in the same order, with the same ways to them.
  ///
  /// - Parameters:
  ///   - depth: How many moves a state may be away.
  ///   - bound: How many states may be kept, which bounds memory: a state takes up to 23 bytes. A few more are kept
  ///     when the bound is met between two moves.
  ///   - jobs: Among how many a level is shared. Each works out for itself what the space remembers.
  ///   - mayGoOn: Asked now and then, with how many states were met; false interrupts.
  @inlinable
  package mutating func run(
    upTo depth: Int = .max, bound: Int = 1 << 30, jobs: Int = 1, while mayGoOn: (Int) -> Bool = { _ in true }
  ) {
    // Out of the generic value, so that nothing generic is looked up for each move.
    var visits = StateVisits(moves: 0)
    swap(&visits, &self.visits)
    stopped(by: meetStates(in: &visits, upTo: depth, bound: bound, jobs: jobs, while: mayGoOn))
    swap(&visits, &self.visits)
  }

  @usableFromInline
  mutating func stopped(by ending: Ending) { self.ending = ending }

  @inlinable
  mutating func meetStates(
    in visits: inout StateVisits, upTo depth: Int, bound: Int, jobs: Int, while mayGoOn: (Int) -> Bool
  ) -> Ending {
    var workers: [StateWorker<Space>] = []
    // The moves of the states before this place are left to one.
    var alone = next
    var asked = next - 4096
    while next < visits.store.count {
      if next == layers[layers.count - 1] {
        if layers.count > depth { return .depth(depth) }
        layers.append(visits.store.count)
      }
      if visits.store.count >= bound { return .bound(bound) }
      if next - asked >= 4096 {
        asked = next
        if !mayGoOn(visits.store.count) { return .interrupted }
      }
      if jobs > 1, next >= alone, layers[layers.count - 1] - next >= Self.shareable.lowerBound {
        if workers.isEmpty { workers = Array(repeating: StateWorker(space), count: jobs) }
        let places = next..<min(next + Self.shareable.upperBound, layers[layers.count - 1])
        if Self.share(places, among: &workers, in: &visits, bound: bound) {
          next = places.upperBound
          continue
        }
        workers = []
        alone = places.upperBound
      }
      let parent = UInt32(truncatingIfNeeded: next)
      let before = visits.counts.transitions
      let current = visits.store.states[next]
      space.forEachMove(from: current) { move, state in
        visits.note(move, from: current, at: parent, to: state)
      }
      if visits.counts.transitions == before { visits.counts.ends += 1 }
      next += 1
    }
    return .complete
  }
}

/// What a search has met, whatever it is that it explores.
@usableFromInline
struct StateVisits: Sendable {
  @usableFromInline var store = StateStore()
  @usableFromInline var counts: MoveCounts

  @usableFromInline
  init(moves: Int) { counts = MoveCounts(moves: moves) }

  @inlinable
  mutating func note(_ move: Int, from state: UInt64, at place: UInt32, to next: UInt64) {
    if counts.note(move, from: state, to: next) { _ = store.insert(next, from: place) }
  }
}
