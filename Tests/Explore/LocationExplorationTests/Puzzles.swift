import LocationExploration

/// A small system with a known number of states and length of the shortest journey.
protocol Puzzle: Sendable {
  associatedtype State: Hashable & Sendable
  associatedtype Move: Hashable & Sendable
  var start: State { get }
  /// Returns the possible moves with the states that they lead to.
  func moves(from state: State) -> [(Move, State)]
  func findings(in state: State) -> [String]
}

extension Puzzle {
  /// Plays a journey from the start, like a caller that can't copy its state.
  func end(of journey: [Move]) -> JourneyEnd<Move, State, String>? {
    var state = start
    for move in journey {
      guard let next = moves(from: state).first(where: { $0.0 == move })?.1 else { return nil }
      state = next
    }
    return JourneyEnd(key: state, moves: moves(from: state).map(\.0), findings: findings(in: state))
  }
}

/// Two jugs and a tap: jugs of 3 and 5 have 16 states, and 4 can be measured in 6 moves.
struct Jugs: Puzzle {
  var sizes = [3, 5]
  var wanted = 4

  enum Move: Hashable, Sendable, Codable {
    case fill(Int)
    case empty(Int)
    case pour(Int)
  }

  var start: [Int] { [0, 0] }

  func moves(from state: [Int]) -> [(Move, [Int])] {
    var moves: [(Move, [Int])] = []
    for jug in 0...1 {
      var filled = state
      filled[jug] = sizes[jug]
      moves.append((.fill(jug), filled))
      var emptied = state
      emptied[jug] = 0
      moves.append((.empty(jug), emptied))
      var poured = state
      let amount = min(state[jug], sizes[1 - jug] - state[1 - jug])
      poured[jug] -= amount
      poured[1 - jug] += amount
      moves.append((.pour(jug), poured))
    }
    return moves
  }

  func findings(in state: [Int]) -> [String] { state.contains(wanted) ? ["\(wanted)"] : [] }
}

/// Counters that only count up, each to its own height, whose moves commute.
///
/// With n counters there are (height + 1)ⁿ states.
struct Counters: Puzzle {
  var counters: Int
  var height: Int

  var start: [Int] { Array(repeating: 0, count: counters) }

  func moves(from state: [Int]) -> [(Int, [Int])] {
    state.indices.filter { state[$0] < height }.map { counter in
      var next = state
      next[counter] += 1
      return (counter, next)
    }
  }

  func findings(in state: [Int]) -> [String] { state == start.map { _ in height } ? ["top"] : [] }
}

/// Two processes that test and take a lock in two steps: both are inside after four moves.
///
/// With a lock that is taken in one step they never are.
struct Lock: Puzzle {
  var isAtomic: Bool

  enum Place: Hashable, Sendable {
    case outside
    case sawFree
    case inside
  }

  enum Move: Hashable, Sendable {
    case looks(Int)
    case enters(Int)
    case leaves(Int)

    var process: Int {
      switch self {
      case .looks(let process), .enters(let process), .leaves(let process): process
      }
    }
  }

  struct State: Hashable, Sendable {
    var places = [Place.outside, .outside]
    var isTaken = false
  }

  var start: State { State() }

  func moves(from state: State) -> [(Move, State)] {
    [0, 1].compactMap { process in
      var next = state
      switch state.places[process] {
      case .outside where state.isTaken: return nil
      case .outside:
        next.places[process] = isAtomic ? .inside : .sawFree
        next.isTaken = isAtomic
        return (isAtomic ? .enters(process) : .looks(process), next)
      case .sawFree:
        next.places[process] = .inside
        next.isTaken = true
        return (.enters(process), next)
      case .inside:
        next.places[process] = .outside
        next.isTaken = false
        return (.leaves(process), next)
      }
    }
  }

  func findings(in state: State) -> [String] { state.places == [.inside, .inside] ? ["both inside"] : [] }
}
