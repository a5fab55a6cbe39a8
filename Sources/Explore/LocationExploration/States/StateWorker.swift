/// One of several workers that make moves concurrently: it reads the states that were reached before, and keeps its
/// own results separate.
package struct StateWorker<Space: StateSpace>: Sendable {
  /// The worker's own copy, with its own cache.
  @usableFromInline var space: Space
  @usableFromInline var counts: MoveCounts
  /// The states that may be new, in the order in which they were reached.
  @usableFromInline var met: [Meeting] = []

  /// A state, and the index of the one that it was reached from.
  @usableFromInline
  struct Meeting: Sendable {
    @usableFromInline let state: UInt64
    @usableFromInline let parent: UInt32

    @inlinable
    init(state: UInt64, parent: UInt32) {
      self.state = state
      self.parent = parent
    }
  }

  @usableFromInline
  init(_ space: Space) {
    self.space = space
    counts = MoveCounts(moves: space.moves.count)
  }

  /// Makes the moves of the states at some indexes.
  @inlinable
  package mutating func makeMoves(ofStatesAt places: Range<Int>, in store: StateStore) {
    Self.makeMoves(ofStatesAt: places, in: store, of: &space, counting: &counts, into: &met)
  }

  @inlinable
  static func makeMoves(
    ofStatesAt places: Range<Int>, in store: StateStore, of space: inout Space,
    counting counts: inout MoveCounts, into met: inout [Meeting]
  ) {
    for place in places {
      let current = store.states[place]
      space.forEachMove(from: current) { move, state in
        if counts.note(move, from: current, to: state), store.place(of: state) == nil {
          met.append(Meeting(state: state, parent: UInt32(truncatingIfNeeded: place)))
        }
      }
    }
  }
}
