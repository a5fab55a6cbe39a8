/// A plot of nodes in columns and the edges between them, with one path highlighted.
package struct GraphPlot: Hashable, Sendable {
  /// A node of the graph.
  package struct Node: Hashable, Sendable {
    /// The node's column, from the left.
    package let column: Int
    /// The lines of text in the node, of which three are drawn; the first is its name.
    package let lines: [String]

    /// Creates a node.
    package init(column: Int, lines: [String]) {
      self.column = column
      self.lines = lines
    }
  }

  /// An edge from one node to another.
  package struct Edge: Hashable, Sendable {
    /// The index of the node where it begins.
    package let from: Int
    /// The index of the node where it ends.
    package let to: Int
    /// The width of the line, from 0 to 1.
    package let strength: Double

    /// Creates an edge.
    package init(from: Int, to: Int, strength: Double) {
      self.from = from
      self.to = to
      self.strength = strength
    }
  }

  private let columns: [String]
  private let nodes: [Node]
  private let edges: [Edge]
  private let way: [Int]
  /// For each node, the number of nodes above it in its column.
  private let rows: [Int]

  /// Creates a plot; the nodes of a column keep their order.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - nodes: The nodes, each in one of the columns.
  ///   - edges: The edges between nodes.
  ///   - way: The nodes of the highlighted path, from its start.
  package init(columns: [String], nodes: [Node], edges: [Edge], way: [Int] = []) {
    self.columns = columns
    self.nodes = nodes
    self.edges = edges
    self.way = way
    var heights: [Int: Int] = [:]
    rows = nodes.map { node in
      defer { heights[node.column, default: 0] += 1 }
      return heights[node.column, default: 0]
    }
  }

  private static let box = (width: 168.0, height: 62.0)
  private static let gap = (x: 64.0, y: 26.0)
  private static let head = 34.0

  /// The drawing, whose description names its nodes and the path for people who can't see it.
  package var drawing: Drawing {
    var canvas = Canvas(era: .precise)
    for edge in edges { add(edge, to: &canvas) }
    for (from, to) in zip(way, way.dropFirst()) where from != to {
      canvas.line(from: center(of: from), to: center(of: to), width: 3, .accent)
    }
    for (column, name) in columns.enumerated() {
      canvas.text(name, x: x(of: column) + Self.box.width / 2, y: 18, size: 13, .faint)
    }
    for index in nodes.indices { add(index, to: &canvas) }
    addNumbers(to: &canvas)
    let height = Double((rows.max() ?? 0) + 1) * (Self.box.height + Self.gap.y)
    return Drawing(
      width: max(x(of: columns.count) - Self.gap.x, 0) + 2, height: Self.head + height, label: label,
      canvas.shapes)
  }

  private func x(of column: Int) -> Double { 1 + Double(column) * (Self.box.width + Self.gap.x) }

  private func corner(of index: Int) -> (x: Double, y: Double) {
    (x(of: nodes[index].column), Self.head + Double(rows[index]) * (Self.box.height + Self.gap.y))
  }

  private func center(of index: Int) -> (x: Double, y: Double) {
    let corner = corner(of: index)
    return (corner.x + Self.box.width / 2, corner.y + Self.box.height / 2)
  }

  /// Draws an edge; edges in opposite directions are drawn side by side.
  private func add(_ edge: Edge, to canvas: inout Canvas) {
    let (start, end) = (center(of: edge.from), center(of: edge.to))
    let shift = edge.from < edge.to ? 5.0 : -5
    canvas.line(
      from: (start.x + shift, start.y + shift), to: (end.x + shift, end.y + shift),
      width: 0.5 + 3 * min(max(edge.strength, 0), 1), .line)
  }

  private func add(_ index: Int, to canvas: inout Canvas) {
    let corner = corner(of: index)
    let isOnWay = way.contains(index)
    canvas.rectangle(
      x: corner.x, y: corner.y, width: Self.box.width, height: Self.box.height, radius: 8,
      isOnWay ? .accent : .line)
    canvas.rectangle(
      x: corner.x + 1.5, y: corner.y + 1.5, width: Self.box.width - 3, height: Self.box.height - 3, radius: 7,
      .panel)
    for (line, text) in nodes[index].lines.prefix(3).enumerated() {
      let size = line == 0 ? 13.0 : 11
      canvas.text(
        Typeface(size: size).lines(of: text, within: Self.box.width - 16, atMost: 1).first ?? "",
        x: corner.x + Self.box.width / 2, y: corner.y + 19 + Double(line) * 17, size: size,
        line == 0 ? .ink : .faint, isBold: line == 0)
    }
  }

  /// Numbers the nodes in the order of the path.
  private func addNumbers(to canvas: inout Canvas) {
    var numbers: [Int: [String]] = [:]
    var number = 0
    for (step, index) in way.enumerated() where step == 0 || way[step - 1] != index {
      number += 1
      numbers[index, default: []].append("\(number)")
    }
    for (index, texts) in numbers.sorted(by: { $0.key < $1.key }) {
      let corner = corner(of: index)
      for (place, text) in texts.enumerated() {
        let x = corner.x + 2 + Double(place) * 20
        canvas.circle(x: x, y: corner.y + 2, radius: 9, .accent)
        canvas.text(text, x: x, y: corner.y + 6, size: 11, .onAccent, isBold: true)
      }
    }
  }

  private var label: String {
    func name(_ index: Int) -> String { nodes[index].lines.joined(separator: ", ") }
    let names = nodes.indices.map { "\(columns[nodes[$0].column]): \(name($0))." }
    let steps = way.isEmpty ? [] : ["The way: " + way.map(name).joined(separator: "; ") + "."]
    return (names + steps).joined(separator: " ")
  }
}
