/// States together with what a property remembers about the journey to them.
///
/// ``isBroken(in:)`` says where the property is violated; a search of these states finds the shortest journey there.
package struct WatchedSpace<Base: StateSpace>: StateSpace {
  /// What is watched.
  package private(set) var base: Base
  /// The property that must hold.
  package let property: Property<UInt64>

  /// Creates a space of states whose numbers leave the upper eight bits free.
  package init(_ base: Base, keepingTo property: Property<UInt64>) {
    precondition(base.stateBits <= 56, "the upper eight bits hold what the property remembers")
    self.base = base
    self.property = property
  }

  package var stateBits: Int { 64 }
  package var rememberedBytes: Int { base.rememberedBytes }
  package var moves: [Base.Move] { base.moves }
  package var starts: [UInt64] {
    base.starts.map { Self.next($0, after: .idle, keepingTo: property) }
  }

  package mutating func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    let watch = watch(of: state)
    // A violation is final, so nothing that follows matters.
    if watch == .broken { return }
    let property = property
    base.forEachMove(from: original(of: state)) { move, to in
      body(move, Self.next(to, after: watch, keepingTo: property))
    }
  }

  /// Whether the property is violated in a state.
  package func isBroken(in state: UInt64) -> Bool {
    let watch = watch(of: state)
    guard watch != .broken else { return true }
    guard property.isDue, watch.isWaiting else { return false }
    var isOver = true
    var base = base
    base.forEachMove(from: original(of: state)) { _, _ in isOver = false }
    return isOver
  }

  /// The state without what the property remembers.
  package func original(of state: UInt64) -> UInt64 { state & (1 << 56 - 1) }

  private func watch(of state: UInt64) -> Watch { Watch(code: UInt8(state >> 56)) }

  private static func next(
    _ state: UInt64, after watch: Watch, keepingTo property: Property<UInt64>
  ) -> UInt64 {
    state | UInt64(property.watch(watch, seeing: state).code) << 56
  }
}
