/// A breadth-first search of every reachable state, for states that can be copied.
///
/// The first journey that reaches a state is one of the shortest. A search is a value: `run` continues where the last one
/// stopped.
package struct StateSearch<Space: StateSpace>: Sendable {
  /// The space that is explored.
  package var space: Space

  @usableFromInline var visits: StateVisits
  /// The first state in the store whose moves have not been made.
  @usableFromInline var next = 0
  /// The indexes in the store at which the states of each distance begin.
  @usableFromInline var layers = [0]
  /// The reason why the last run stopped.
  package private(set) var ending = Ending.depth(0)

  /// Creates a search that contains only the start states.
  package init(_ space: Space) {
    self.space = space
    visits = StateVisits(moves: space.moves.count)
    for start in space.starts { _ = visits.store.insert(start, from: StateStore.none) }
  }

  /// The states that were reached, nearest first.
  package var states: [UInt64] { visits.store.states }

  /// Returns the index of a state in ``states``; nil if it has not been reached.
  package func place(of state: UInt64) -> Int? { visits.store.place(of: state) }

  /// The number of moves that were made.
  package var transitionCount: Int { visits.counts.transitions }

  /// The memory per state in bytes, including the caches of the search and the space.
  package var bytesPerState: Double {
    Double(visits.store.bytes + visits.counts.bytes + space.rememberedBytes) / Double(visits.store.count)
  }

  /// The minimum number of states of a level that is worth sharing, and the maximum that is shared at a time, which
  /// bounds the memory of the workers.
  @usableFromInline static var shareable: ClosedRange<Int> { 1024...32_768 }

  /// Explores until no new states are left, or a limit is reached.
  ///
  /// The number of jobs doesn't affect the states, their order, or the journeys to them.
  ///
  /// - Parameters:
  ///   - depth: The greatest number of moves from the start.
  ///   - bound: The maximum number of states, which bounds memory: a state takes up to 23 bytes. A few more are kept
  ///     if the bound is reached between two moves.
  ///   - jobs: The number of workers that share a level. Each has a separate cache.
  @inlinable
  package mutating func run(upTo depth: Int = .max, bound: Int = 1 << 30, jobs: Int = 1) {
    // Copied out of the generic value, so that no generic metadata is looked up for each move.
    var visits = StateVisits(moves: 0)
    swap(&visits, &self.visits)
    stopped(by: meetStates(in: &visits, upTo: depth, bound: bound, jobs: jobs))
    swap(&visits, &self.visits)
  }

  @usableFromInline
  mutating func stopped(by ending: Ending) { self.ending = ending }

  @inlinable
  mutating func meetStates(in visits: inout StateVisits, upTo depth: Int, bound: Int, jobs: Int) -> Ending {
    var workers: [StateWorker<Space>] = []
    // The moves of the states before this index are left to a single worker.
    var alone = next
    while next < visits.store.count {
      if next == layers[layers.count - 1] {
        if layers.count > depth { return .depth(depth) }
        layers.append(visits.store.count)
      }
      if visits.store.count >= bound { return .bound(bound) }
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
      let current = visits.store.states[next]
      space.forEachMove(from: current) { move, state in
        visits.note(move, from: current, at: parent, to: state)
      }
      next += 1
    }
    return .complete
  }
}

/// The states that a search has reached, independent of the system that it explores.
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
