import Foundation
import LocationDrawing
import Testing

@Suite struct PlotTests {
  /// Returns the number of shapes with a name and color in a drawing.
  private static func count(_ shape: String, _ color: String, in drawing: Drawing) -> Int {
    drawing.file(.light).components(separatedBy: "<\(shape) class=\"sx-\(color)\"").count - 1
  }

  @Test(
    arguments: [
      (0.5 as Double, ["0 s", "1 s"]), (60.0, ["0 s", "10 s", "20 s", "30 s", "40 s", "50 s", "1:00"]),
      (7_200.0, ["0 s", "15:00", "30:00", "45:00", "1:00:00", "1:15:00", "1:30:00", "1:45:00", "2:00:00"]),
      (20 * 86_400.0, ["0 s", "3 d", "6 d", "9 d", "12 d", "15 d", "18 d"]),
    ])
  func `the axis has round times, nine at most`(duration: Double, times: [String]) throws {
    let reader = DrawingReader()
    try reader.read(TimePlot(duration: duration, rows: []).drawing.file(.light))
    #expect(reader.texts == times)
  }

  @Test func `a day of locations takes no more shapes than the plot has points`() {
    let every = TimePlot.Row("all", marks: (0..<86_400).map(Double.init))
    let second = TimePlot.Row("half", marks: stride(from: 0.0, to: 86_400, by: 500).map(\.self))
    let drawing = TimePlot(duration: 86_400, rows: [every, second]).drawing
    #expect(Self.count("rect", "accent", in: drawing) == 1 + 173)
  }

  @Test func `bands are told in words`() {
    let row = TimePlot.Row(
      "App: state",
      bands: [
        TimePlot.Band(from: 0, to: 90, strength: 1, "in the foreground"),
        TimePlot.Band(from: 90, to: 400_000, strength: 0, "suspended"),
      ], marks: [1, 2])
    #expect(
      TimePlot(duration: 400_000, rows: [row]).drawing.label
        == "App: state: in the foreground from 0 s to 1:30, suspended from 1:30 to 4 d 15 h, 2 times.")
  }

  @Test func `a map has every location that came, within its frame, and a scale`() throws {
    let fixes = (0..<100).map { TrackPlot.Place(latitude: 60 + Double($0) * 1e-5, longitude: 25) }
    let far = [TrackPlot.Place(latitude: 60, longitude: 25), TrackPlot.Place(latitude: 61, longitude: 25)]
    let drawing = try #require(TrackPlot(way: far, fixes: fixes)).drawing
    #expect(Self.count("circle", "accent", in: drawing) == 100)
    #expect(Self.count("path", "road", in: drawing) == 1)
    let circles = drawing.file(.light).matches(of: /cx="([0-9.-]+)" cy="([0-9.-]+)"/)
    let places = try circles.map { (try #require(Double($0.1)), try #require(Double($0.2))) }
    #expect(places.allSatisfy { (0...drawing.width).contains($0.0) && (0...drawing.height).contains($0.1) })
    // North is at the top.
    #expect(places.first.map(\.1) ?? 0 > places.last.map(\.1) ?? 0)
    #expect(drawing.label.hasPrefix("A map, 50 m to the bar"))
  }

  @Test func `a long way is thinned, and nowhere has no map`() throws {
    let places = (0..<100_000).map { TrackPlot.Place(latitude: Double($0) * 1e-4, longitude: 0) }
    let drawing = try #require(TrackPlot(way: [], fixes: places)).drawing
    #expect(Self.count("circle", "accent", in: drawing) == 400)
    #expect(TrackPlot(way: [], fixes: []) == nil)
  }
}
