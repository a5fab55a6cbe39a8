import Markup

/// The location arrow of the status bar (IND-001, IND-002, IND-005).
package enum LocationArrow: Sendable {
  /// An app uses location, or regions are monitored.
  case hollow
  /// Location was used a moment ago.
  case solid
  /// A location button granted it a moment ago (IND-005).
  case blue

  /// The arrow as a word.
  package var word: String {
    switch self {
    case .hollow: "hollow"
    case .solid: "solid"
    case .blue: "blue"
    }
  }
}

extension Canvas {
  /// Draws an arrow in a square of 12 points.
  mutating func addArrow(_ arrow: LocationArrow, x: Double, y: Double, _ ink: Ink) {
    let start = "M\(AttributeValue(x + 12).text) \(AttributeValue(y).text)"
    let outline = start + "l-6 12 -.6 -5.4 -5.4 -.6z"
    let hole = start + "m-2.2 2.2l-6.8 3.4 3.4 .4 .3 3z"
    path(arrow == .hollow ? outline + hole : outline, arrow == .blue ? .accent : ink)
  }
}
