extension Canvas {
  /// Draws a map of no particular place: roads, a river, and the person's location as a dot or as a wide circle.
  mutating func addMap(width: Double, height: Double, isCoarse: Bool) {
    rectangle(x: 0, y: 0, width: width, height: height, .land)
    path(
      "M0 96 C60 84 92 124 150 108 S238 66 290 78 L290 104 C238 92 206 130 150 134 S60 110 0 122 z", .water)
    for (x, slant) in [(38.0, 12.0), (104, -8), (176, 10), (240, -14)] {
      path("M\(Int(x)) 0 h6 l\(Int(slant)) 200 h-6 z", .road)
    }
    for y in [34, 78, 140] { path("M0 \(y) l300 -12 v6 l-300 12 z", .road) }
    let (x, y) = (width / 2, height / 2)
    if isCoarse {
      circle(x: x, y: y, radius: 52, .halo, opacity: 0.3)
    } else {
      circle(x: x, y: y, radius: 22, .halo, opacity: 0.2)
      circle(x: x, y: y, radius: 9, .knob)
      circle(x: x, y: y, radius: 6.5, .accent)
    }
  }
}
