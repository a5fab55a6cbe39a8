/// Why an exploration stopped.
package enum Ending: Hashable, Sendable, Codable {
  /// Nothing is left to explore: what was not found is not there.
  case complete
  /// Everything up to this many moves was explored, and more moves are possible.
  case depth(Int)
  /// The bound on journeys or states was reached; deeper ones were not all looked at.
  case bound(Int)
  /// The caller had enough.
  case interrupted
}
