/// Counts of moves, independent of the system that is explored.
@usableFromInline
struct MoveCounts: Sendable {
  @usableFromInline private(set) var transitions = 0
  /// The number of times that each move was made.
  @usableFromInline private(set) var moved: [Int]
  /// States that were reached recently, each at the index given by ``recency(of:)``: most repetitions come soon, and
  /// these states stay in the processor's cache.
  @usableFromInline private(set) var recent: [UInt64]

  @usableFromInline
  init(moves: Int) {
    moved = Array(repeating: 0, count: moves)
    // No state has this number at its own index.
    recent = Array(repeating: 0, count: 4096)
    recent[Self.recency(of: 0)] = 1
  }

  /// The memory in use, in bytes.
  var bytes: Int { (moved.capacity + recent.capacity) * 8 }

  @inlinable
  static func recency(of state: UInt64) -> Int {
    Int(truncatingIfNeeded: (state &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }

  /// Counts a move; returns whether it may have led to something new.
  @inlinable
  mutating func note(_ move: Int, from state: UInt64, to next: UInt64) -> Bool {
    transitions += 1
    moved[move] += 1
    // Many moves change nothing, and need no lookup.
    if next == state { return false }
    let recency = Self.recency(of: next)
    if recent[recency] == next { return false }
    recent[recency] = next
    return true
  }

  /// Adds the counts of another value, and resets that value.
  @usableFromInline
  mutating func take(from other: inout MoveCounts) {
    transitions += other.transitions
    for (move, count) in other.moved.enumerated() where count > 0 {
      moved[move] += count
      other.moved[move] = 0
    }
    other.transitions = 0
  }
}
