package import Markup

/// A drawing in SVG: our own shapes with the system's texts, and no artwork of Apple's.
package struct Drawing: Hashable, Sendable {
  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double
  /// A description for people who can't see the drawing.
  package let label: String

  private let shapes: [Markup]

  init(width: Double, height: Double, label: String, _ shapes: [Markup]) {
    self.width = width
    self.height = height
    self.label = label
    self.shapes = shapes
  }

  /// The drawing for a page that contains the ``style(for:)`` of drawings.
  package var inline: Markup { svg(shapes) }

  /// The same as text.
  package var written: String { inline.written }

  /// Returns the drawing as a separate file.
  package func file(_ appearance: Appearance) -> String {
    svg([Markup("style", text: Self.style(for: appearance))] + shapes).written + "\n"
  }

  /// Returns the style sheet that a page needs once for all of its drawings.
  package static func style(for appearance: Appearance) -> String { Ink.style(for: appearance) }

  /// Returns the drawing with another one to its right.
  package func beside(_ other: Drawing, gap: Double = 16) -> Drawing {
    Drawing(
      width: width + gap + other.width, height: max(height, other.height), label: "\(label) \(other.label)",
      shapes + [Markup("g", ["transform": "translate(\(AttributeValue(width + gap).text) 0)"], other.shapes)])
  }

  /// Returns the drawing with a line of text above it.
  package func titled(_ title: String) -> Drawing {
    let band = 30.0
    let text = Markup(
      "text",
      [
        "class": "sx-faint", "x": AttributeValue(width / 2), "y": 19, "font-size": 14,
        "text-anchor": "middle",
      ], text: title)
    return Drawing(
      width: width, height: height + band, label: "\(title): \(label)",
      [text, Markup("g", ["transform": "translate(0 \(AttributeValue(band).text))"], shapes)])
  }

  private func svg(_ children: [Markup]) -> Markup {
    Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": AttributeValue(width),
        "height": AttributeValue(height),
        "viewBox": "0 0 \(AttributeValue(width).text) \(AttributeValue(height).text)",
        "font-family":
          "-apple-system, 'Helvetica Neue', Helvetica, Arial, 'PingFang SC', 'Noto Sans CJK SC', sans-serif",
        "role": "img", "aria-label": AttributeValue(label),
      ], children)
  }
}
