/// The reason why an exploration stopped.
package enum Ending: Hashable, Sendable, Codable {
  /// Nothing is left to explore: anything that was not found does not exist.
  case complete
  /// Everything up to this many moves was explored, and more moves are possible.
  case depth(Int)
  /// The bound on journeys or states was reached; not all deeper ones were explored.
  case bound(Int)
  /// The caller stopped it.
  case interrupted
}
