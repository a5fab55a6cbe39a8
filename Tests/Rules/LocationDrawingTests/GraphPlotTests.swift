import LocationDrawing
import Markup
import Testing

@Suite struct GraphPlotTests {
  private let plot = GraphPlot(
    columns: ["undecided", "decided"],
    nodes: [
      GraphPlot.Node(column: 0, lines: ["start", "3 situations"]),
      GraphPlot.Node(column: 1, lines: ["allowed", "9 situations"]),
      GraphPlot.Node(column: 1, lines: ["refused", "1 situation"]),
    ],
    edges: [
      GraphPlot.Edge(from: 0, to: 1, strength: 1), GraphPlot.Edge(from: 0, to: 2, strength: 0.2),
      GraphPlot.Edge(from: 2, to: 0, strength: 7),
    ], way: [0, 0, 2, 0])

  @Test func `a plot tells its nodes and its way to those who don't see it`() {
    #expect(
      plot.drawing.label
        == "undecided: start, 3 situations. decided: allowed, 9 situations. decided: refused, 1 situation. "
        + "The way: start, 3 situations; start, 3 situations; refused, 1 situation; start, 3 situations.")
  }

  @Test func `nodes of a column stand below each other, and the way numbers them as it comes to them`() {
    #expect(plot.drawing.width == 1 + 168 + 64 + 168 + 2)
    #expect(plot.drawing.height == 34 + 2 * (62 + 26))
    let shapes = plot.drawing.inline.written.split(separator: "\n")
    // Two rectangles a node, three ways and the two steps of the way that lead elsewhere.
    #expect(shapes.count { $0.contains("<rect") } == 6)
    #expect(shapes.count { $0.contains("<path") } == 5)
    #expect(
      shapes.filter { $0.contains("sx-onAccent") }.map { $0.split { "<>".contains($0) }[2] } == [
        "1", "3", "2",
      ])
  }

  @Test func `a plot of nothing is empty`() {
    let drawing = GraphPlot(columns: [], nodes: [], edges: []).drawing
    #expect(drawing.label == "")
    #expect(drawing.width == 2)
  }
}
