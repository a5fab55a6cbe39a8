import Markup

/// A canvas for the looks of one era, to which shapes are added from the top down.
///
/// Its functions are never inlined: pictures consist of hundreds of calls, and the page must be small.
struct Canvas {
  let era: Era
  private(set) var shapes: [Markup] = []

  init(era: Era) { self.era = era }

  @inline(never)
  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, _ ink: Ink, opacity: Double = 1
  ) {
    var attributes: [Markup.Attribute] = [
      Markup.Attribute("class", ink.name(in: era)), .number("x", x), .number("y", y),
      .number("width", width), .number("height", height),
    ]
    if radius > 0 { attributes.append(.number("rx", radius)) }
    if opacity < 1 { attributes.append(.number("opacity", opacity)) }
    shapes.append(.element("rect", attributes, []))
  }

  @inline(never)
  mutating func circle(x: Double, y: Double, radius: Double, _ ink: Ink, opacity: Double = 1) {
    var attributes: [Markup.Attribute] = [
      Markup.Attribute("class", ink.name(in: era)), .number("cx", x), .number("cy", y), .number("r", radius),
    ]
    if opacity < 1 { attributes.append(.number("opacity", opacity)) }
    shapes.append(.element("circle", attributes, []))
  }

  /// Fills a path; where it overlaps itself, the even-odd rule leaves holes.
  @inline(never)
  mutating func path(_ data: String, _ ink: Ink, opacity: Double = 1) {
    var attributes = [
      Markup.Attribute("class", ink.name(in: era)), Markup.Attribute("fill-rule", "evenodd"),
      Markup.Attribute("d", data),
    ]
    if opacity < 1 { attributes.append(.number("opacity", opacity)) }
    shapes.append(.element("path", attributes, []))
  }

  /// Fills a rectangle with a wallpaper.
  @inline(never)
  mutating func wallpaper(_ frame: Frame, radius: Double) {
    let wallpaper = Wallpaper(in: era)
    shapes.append(wallpaper.gradient)
    shapes.append(
      Markup(
        "rect",
        [
          "fill": "url(#\(wallpaper.id))", "x": AttributeValue(frame.x), "y": AttributeValue(frame.y),
          "width": AttributeValue(frame.width), "height": AttributeValue(frame.height),
          "rx": AttributeValue(radius),
        ]))
  }

  /// Draws a straight line; draws nothing if both ends are at the same point.
  @inline(never)
  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double, _ ink: Ink
  ) {
    let (east, south) = (end.x - start.x, end.y - start.y)
    let length = (east * east + south * south).squareRoot()
    guard length > 0 else { return }
    let (x, y) = (-south / length * width / 2, east / length * width / 2)
    let corners = [
      (start.x + x, start.y + y), (end.x + x, end.y + y), (end.x - x, end.y - y), (start.x - x, start.y - y),
    ]
    let points = corners.map { "\(AttributeValue($0.0).text) \(AttributeValue($0.1).text)" }
    path("M" + points.joined(separator: "L") + "z", ink)
  }

  /// Writes a line of text whose baseline is at `y`.
  @inline(never)
  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, _ ink: Ink = .ink, anchor: Anchor = .middle,
    isBold: Bool = false, isItalic: Bool = false
  ) {
    var attributes: [Markup.Attribute] = [
      Markup.Attribute("class", ink.name(in: era)), .number("x", x), .number("y", y),
      .number("font-size", size),
    ]
    if anchor != .start { attributes.append(Markup.Attribute("text-anchor", anchor.rawValue)) }
    if isBold { attributes.append(Markup.Attribute("font-weight", "600")) }
    if isItalic { attributes.append(Markup.Attribute("font-style", "italic")) }
    shapes.append(.element("text", attributes, [.text(text)]))
  }

  enum Anchor: String { case start, middle, end }

  /// Puts shapes behind the existing ones.
  @inline(never)
  mutating func putBehind(_ other: Canvas) { shapes = other.shapes + shapes }

  /// Adds the shapes of another canvas as they are.
  @inline(never)
  mutating func add(shapesOf other: Canvas) { shapes += other.shapes }

  /// Adds the shapes of another canvas, moved and larger or smaller.
  @inline(never)
  mutating func add(_ other: Canvas, x: Double, y: Double, scale: Double = 1) {
    var move = "translate(\(AttributeValue(x).text) \(AttributeValue(y).text))"
    if scale != 1 { move += "scale(\(AttributeValue(scale).text))" }
    shapes.append(Markup("g", ["transform": AttributeValue(move)], other.shapes))
  }

  /// Adds the shapes of another canvas, clipped to a rectangle.
  @inline(never)
  mutating func add(_ other: Canvas, x: Double, y: Double, width: Double, height: Double) {
    shapes.append(
      Markup(
        "svg",
        [
          "x": AttributeValue(x), "y": AttributeValue(y), "width": AttributeValue(width),
          "height": AttributeValue(height),
        ], other.shapes))
  }
}

extension Markup.Attribute {
  fileprivate static func number(_ name: String, _ value: Double) -> Self {
    Self(name, AttributeValue(value).text)
  }
}
