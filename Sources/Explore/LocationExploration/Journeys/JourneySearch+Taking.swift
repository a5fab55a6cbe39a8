/// Of moves that commute, only one order is explored, using sleep sets (Godefroid): after a move, the moves that were
/// tried before it from the same state and commute with it need not be made, because the other order leads to the
/// same state with the same number of moves. If states are merged and a state is reached again with fewer moves
/// asleep, the remaining moves are made from it.
extension JourneySearch {
  mutating func take(_ end: End?, of journey: Int, upTo length: Int, commute: (Move, Move) -> Bool) {
    let sleeping = tree.takeAsleep(of: journey)
    let node = tree.nodes[journey]
    guard let end else {
      unrepeatable.append(tree.moves(of: journey))
      return
    }
    coverage.count(journeyOf: node.length, last: node.move)
    for finding in end.findings { note(finding, after: journey) }
    let awake = end.moves.filter { !sleeping.contains($0) }
    var moves = awake
    if let key = end.key, let known = asleep[key] {
      // Keys that don't determine the whole future only count states.
      if keysAreWhole {
        moves = awake.filter(known.contains)
        asleep[key] = known.intersection(sleeping)
        coverage.merged += 1
      }
    } else {
      coverage.states += 1
      if let key = end.key { asleep[key] = keysAreWhole ? sleeping : [] }
    }
    coverage.reordered += end.moves.count - awake.count
    guard !moves.isEmpty else { return }
    let continuation = Continuation(journey: journey, moves: moves, asleep: sleeping)
    if node.length < length { add(continuation, commute: commute) } else { waiting.append(continuation) }
  }

  /// Continues journeys that had the maximum length of an earlier run.
  mutating func continueWaiting(upTo length: Int, commute: (Move, Move) -> Bool) {
    let ready = waiting.filter { tree.nodes[$0.journey].length < length }
    waiting.removeAll { tree.nodes[$0.journey].length < length }
    for continuation in ready { add(continuation, commute: commute) }
  }

  private mutating func add(_ continuation: Continuation<Move>, commute: (Move, Move) -> Bool) {
    var asleep = continuation.asleep
    for move in continuation.moves {
      tree.add(move, to: continuation.journey, asleep: asleep.filter { commute($0, move) })
      asleep.insert(move)
    }
  }

  private mutating func note(_ finding: Finding, after journey: Int) {
    if let place = places[finding] {
      found[place].occurrences += 1
    } else {
      places[finding] = found.count
      found.append(Found(finding, after: tree.moves(of: journey)))
    }
  }
}
