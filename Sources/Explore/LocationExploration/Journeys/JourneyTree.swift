/// A tree of journeys that share their beginnings: each extends another one by a move.
struct JourneyTree<Move: Hashable & Sendable>: Sendable {
  private(set) var nodes = [Node(parent: -1, move: nil, length: 0, asleep: [])]

  struct Node: Sendable {
    let parent: Int
    let move: Move?
    let length: Int
    /// Moves that are not made next, because the same moves are explored in another order.
    var asleep: Set<Move>
  }

  mutating func add(_ move: Move, to parent: Int, asleep: Set<Move>) {
    nodes.append(Node(parent: parent, move: move, length: nodes[parent].length + 1, asleep: asleep))
  }

  /// Removes and returns data that is needed only until a journey has been played.
  mutating func takeAsleep(of journey: Int) -> Set<Move> {
    defer { nodes[journey].asleep = [] }
    return nodes[journey].asleep
  }

  func moves(of journey: Int) -> [Move] {
    var moves: [Move] = []
    var node = nodes[journey]
    while let move = node.move {
      moves.append(move)
      node = nodes[node.parent]
    }
    return moves.reversed()
  }
}

extension JourneyTree.Node: Codable where Move: Codable {}
extension JourneyTree: Codable where Move: Codable {}
