extension StateSearch {
  /// Returns the graph of all states that were reached as a model for the model checker Spin, which then searches and
  /// counts them itself.
  ///
  /// States are numbered in the order in which they were reached, and a table lists the moves of each. Spin makes
  /// these moves, and names them when it replays a trail.
  ///
  /// - Parameters:
  ///   - name: The name of a move, without quotes, backslashes and line ends.
  ///   - isForbidden: Returns whether Spin should report a state, with a trail to it.
  package func promela(
    named name: (Space.Move) -> String, isForbidden: (UInt64) -> Bool = { _ in false }
  ) -> String {
    let graph = graph
    let forbidden = states.map { isForbidden($0) ? 1 : 0 }
    let choices = (0..<graph.mostMoves).map { choice in
      """
        :: d_step { c_expr { \(Self.entry("first", "now.state")) + \(choice) < \(Self.entry("first", "(now.state + 1)")) } -> c_code {
             unsigned at = \(Self.entry("first", "now.state")) + \(choice), step = \(Self.entry("steps", "at"));
             if (readtrail) puts(names[step % \(space.moves.count)]);
             now.state = step / \(space.moves.count); } }

      """
    }
    let alarm = "  :: d_step { c_expr { \(Self.entry("forbidden", "now.state")) } -> assert(false) }\n"
    return """
      /* \(states.count) states, \(graph.steps.count) moves */
      \(Self.table("first", graph.firsts))
      \(Self.table("steps", graph.steps + [0]))
      \(Self.table("forbidden", forbidden))
      c_decl { static const char *const names[] = {
      \(space.moves.map { "\"\(name($0))\"" }.joined(separator: ",\n"))
      }; }
      int state = 0;
      active proctype moves() {
      end:
        do
      \(choices.joined())\(forbidden.contains(1) ? alarm : "")  od
      }

      """
  }

  /// The index of each state's first move, and all moves, each encoded as the index of the state that it leads to, times
  /// the number of different moves, plus the number of the move.
  private var graph: (firsts: [Int], steps: [Int], mostMoves: Int) {
    var space = space
    var firsts: [Int] = []
    var steps: [Int] = []
    var most = 0
    let moves = space.moves.count
    precondition(states.count <= Int(UInt32.max) / moves, "a move of a table has 32 bits")
    for state in states {
      firsts.append(steps.count)
      space.forEachMove(from: state) { move, next in
        // If a limit stopped the search, moves to states beyond it are omitted.
        if let place = place(of: next) { steps.append(place * moves + move) }
      }
      most = max(most, steps.count - firsts[firsts.count - 1])
    }
    return (firsts + [steps.count], steps, most)
  }

  /// The number of bits of an index within one piece of a table: Spin can't read blocks that are longer than some ten
  /// thousand characters.
  private static var pieceBits: Int { 12 }

  /// Returns a table in pieces.
  private static func table(_ name: String, _ numbers: [Int]) -> String {
    var text = ""
    var pieces: [String] = []
    for start in stride(from: 0, to: numbers.count, by: 1 << pieceBits) {
      pieces.append("\(name)\(pieces.count)")
      text += "c_decl { static const unsigned \(pieces[pieces.count - 1])[] = {"
      for (index, number) in numbers[start..<min(start + 1 << pieceBits, numbers.count)].enumerated() {
        text += index % 16 == 0 ? "\n\(number)," : "\(number),"
      }
      text += "\n}; }\n"
    }
    return text + "c_decl { static const unsigned *const \(name)[] = {\n"
      + pieces.joined(separator: ",\n") + "\n}; }"
  }

  /// Returns the C expression for an element of a table.
  private static func entry(_ name: String, _ place: String) -> String {
    "\(name)[\(place) >> \(pieceBits)][\(place) & \((1 << pieceBits) - 1)]"
  }
}
