import LocationExploration

/// The towers of Hanoi: with n discs there are 3ⁿ states, and the tower can be moved in 2ⁿ − 1 moves.
struct Hanoi: StateSpace {
  let discs: Int

  struct Move: Hashable, Sendable {
    let from: Int
    let to: Int
  }

  var stateBits: Int { discs * 2 }
  var starts: [UInt64] { [0] }
  var moves: [Move] { (0..<9).map { Move(from: $0 / 3, to: $0 % 3) } }
  var end: UInt64 { (0..<discs).reduce(0) { $0 | 2 << ($1 * 2) } }

  func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    func top(_ peg: UInt64) -> Int? { (0..<discs).first { state >> ($0 * 2) & 3 == peg } }
    for from in 0..<3 {
      guard let disc = top(UInt64(from)) else { continue }
      for to in 0..<3 where to != from && disc < top(UInt64(to)) ?? discs {
        body(from * 3 + to, state & ~(3 << (disc * 2)) | UInt64(to) << (disc * 2))
      }
    }
  }
}

/// Eight tiles and a gap: half of the 9! arrangements can be reached, and the farthest two are 31 moves apart.
struct Tiles: StateSpace {
  enum Move: Int, Hashable, Sendable, CaseIterable {
    case up
    case down
    case left
    case right
  }

  /// The search of all reachable states, which is done once for all tests that compare with it.
  static let searched: StateSearch<Tiles> = {
    var search = StateSearch(Tiles())
    search.run()
    return search
  }()

  var stateBits: Int { 36 }
  var starts: [UInt64] { [(0..<9).reduce(0) { $0 | UInt64($1) << ($1 * 4) }] }
  var moves: [Move] { Move.allCases }

  func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    let gap: Int = (0..<9).first { state >> ($0 * 4) & 15 == 0 } ?? 0
    func swap(_ move: Move, with other: Int) {
      let tile = state >> (other * 4) & 15
      body(move.rawValue, state & ~(15 << (other * 4)) | tile << (gap * 4))
    }
    if gap >= 3 { swap(.up, with: gap - 3) }
    if gap < 6 { swap(.down, with: gap + 3) }
    if gap % 3 > 0 { swap(.left, with: gap - 1) }
    if gap % 3 < 2 { swap(.right, with: gap + 1) }
  }
}

/// A line of places from 0 to its length, with moves one place up, or back to 0 from anywhere but the last.
struct Line: StateSpace {
  let length: Int

  var stateBits: Int { 16 }
  var starts: [UInt64] { [0] }
  var moves: [String] { ["up", "back"] }

  func forEachMove(from state: UInt64, _ body: (Int, UInt64) -> Void) {
    guard state < length else { return }
    body(0, state + 1)
    if state > 0 { body(1, 0) }
  }
}
