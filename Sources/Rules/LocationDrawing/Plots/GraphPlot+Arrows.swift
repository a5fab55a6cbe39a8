import Markup

extension GraphPlot {
  /// A side of a node.
  private struct Side: Hashable {
    let node: Int
    let isRight: Bool
  }

  /// Draws all edges as arrows from side to side; those that share a side stand below one another.
  func addArrows(to canvas: inout Canvas) {
    let places = edges.map { sides(of: $0) }
    var counts: [Side: Int] = [:]
    for side in places.flatMap({ [$0.start, $0.end] }) { counts[side, default: 0] += 1 }
    var used: [Side: Int] = [:]
    func port(_ side: Side) -> (x: Double, y: Double) {
      used[side, default: 0] += 1
      let frame = frames[side.node]
      let share = Double(used[side, default: 0]) / Double(counts[side, default: 0] + 1)
      return (side.isRight ? frame.x + frame.width : frame.x, frame.y + frame.height * share)
    }
    for (start, end) in places {
      let (from, to) = (port(start), port(end))
      let (out, back) = (start.isRight ? 1.0 : -1, end.isRight ? 1.0 : -1)
      let tip = to.x + back * 7
      // The way bends further the further it leads.
      let bend = 24 + abs(to.y - from.y) / 8
      canvas.line(
        "M\(text(from.x)) \(text(from.y))C\(text(from.x + out * bend)) \(text(from.y)) "
          + "\(text(tip + back * bend)) \(text(to.y)) \(text(tip)) \(text(to.y))")
      canvas.path("M\(text(to.x)) \(text(to.y))l\(text(back * 8)) -4v8z", .faint)
    }
  }

  private func text(_ number: Double) -> String { AttributeValue(number).text }

  /// Between columns an arrow takes the sides that face each other; within one it goes down on the right and up on the
  /// left.
  private func sides(of edge: Edge) -> (start: Side, end: Side) {
    let (from, to) = (nodes[edge.from].column, nodes[edge.to].column)
    let leavesRight = from < to || from == to && edge.from < edge.to
    let arrivesRight = from > to || from == to && edge.from < edge.to
    return (Side(node: edge.from, isRight: leavesRight), Side(node: edge.to, isRight: arrivesRight))
  }
}
