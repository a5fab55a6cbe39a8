/// A space that also tracks whether a condition was true earlier on the journey to a state, and then a second one.
///
/// ``isFinal(_:)`` shows where both were; a search of these states finds the shortest journey there.
package struct WatchedSpace<Base: StateSpace>: StateSpace {
  /// The conditions that were true on the journey to a state, in the upper two bits of its number.
  private enum History: UInt64 {
    case nothing
    /// The first condition was true, in this state or an earlier one.
    case first
    /// The first condition was true, and the second is true in this state.
    case both
  }

  private var base: Base
  private let first: @Sendable (UInt64) -> Bool
  private let second: @Sendable (UInt64) -> Bool

  /// Creates a space of states whose numbers leave the upper two bits free.
  ///
  /// - Parameters:
  ///   - base: The space to watch.
  ///   - second: The condition that must be true at the same point as the first one, or later.
  ///   - first: The condition that must be true at some point.
  package init(
    _ base: Base, until second: @escaping @Sendable (UInt64) -> Bool,
    after first: @escaping @Sendable (UInt64) -> Bool
  ) {
    precondition(base.stateBits <= 62, "the upper two bits hold what held before")
    self.base = base
    self.first = first
    self.second = second
  }

  package var stateBits: Int { 64 }
  package var rememberedBytes: Int { base.rememberedBytes }
  package var moves: [Base.Move] { base.moves }
  package var starts: [UInt64] { base.starts.map { Self.number(of: $0, after: .nothing, first, second) } }

  package mutating func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    // Nothing after this matters.
    if isFinal(state) { return }
    // Not the whole space, because a second copy of it would make the base copy its cache for each state.
    let (first, second, history) = (first, second, history(of: state))
    base.forEachMove(from: original(of: state)) {
      body($0, Self.number(of: $1, after: history, first, second))
    }
  }

  /// Returns whether the second condition is true in a state, and the first one was before or is.
  package func isFinal(_ state: UInt64) -> Bool { history(of: state) == .both }

  private func history(of state: UInt64) -> History { History(rawValue: state >> 62) ?? .nothing }

  private func original(of state: UInt64) -> UInt64 { state & (1 << 62 - 1) }

  private static func number(
    of state: UInt64, after history: History, _ first: (UInt64) -> Bool, _ second: (UInt64) -> Bool
  ) -> UInt64 {
    let next: History = history == .nothing && !first(state) ? .nothing : second(state) ? .both : .first
    return state | next.rawValue << 62
  }
}
