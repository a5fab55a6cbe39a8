import LocationDrawing
import LocationPolicy

/// The map of states, which the page explores, as a drawing.
struct StateGraph {
  private let plot: GraphPlot

  /// Reads the states as their columns, the lines in each, and what leads from one to another:
  /// `{"states": [[0, "Not Determined"], [1, "Denied"]], "edges": [[0, 1]], "current": 0}`.
  init?(_ value: JSONValue) {
    guard case .array(let states)? = value["states"], case .array(let edges)? = value["edges"] else {
      return nil
    }
    let nodes = states.compactMap { state -> GraphPlot.Node? in
      guard case .array(let parts) = state, case .integer(let column)? = parts.first else { return nil }
      let lines = parts.dropFirst().compactMap { if case .string(let line) = $0 { line } else { nil } }
      return GraphPlot.Node(column: column, lines: lines)
    }
    guard nodes.count == states.count, let last = nodes.map({ $0.column }).max(),
      nodes.allSatisfy({ (0..<Self.columnLimit).contains($0.column) })
    else { return nil }
    let ways = edges.compactMap { edge -> GraphPlot.Edge? in
      guard case .array(let ends) = edge, ends.count == 2, case .integer(let from) = ends[0],
        case .integer(let to) = ends[1], nodes.indices.contains(from), nodes.indices.contains(to)
      else { return nil }
      return GraphPlot.Edge(from: from, to: to, strength: 1)
    }
    var current: Int?
    if case .integer(let index)? = value["current"] { current = index }
    plot = GraphPlot(
      columns: Array(repeating: "", count: last + 1), nodes: nodes, edges: ways, current: current,
      hasArrows: true)
  }

  private static let columnLimit = 32

  /// The drawing, and where each state is.
  var value: JSONValue {
    let drawing = plot.drawing
    return [
      "drawing": .string(drawing.written),
      "size": .array([.number(drawing.width), .number(drawing.height)]),
      "frames": .array(plot.frames.map { $0.value }),
    ]
  }
}
