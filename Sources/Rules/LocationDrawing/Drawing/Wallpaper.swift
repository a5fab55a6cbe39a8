import Markup

/// The picture behind the icons and on the lock screen: a gradient of our own.
enum Wallpaper: String {
  /// Of the flat look until iOS 10.
  case sea
  /// Of the releases after it.
  case dusk

  init(in era: Era) { self = era < .choice ? .sea : .dusk }

  /// The name by which shapes are filled with it; all drawings of a page share it.
  var id: String { "sx-\(rawValue)" }

  /// The definition, which each drawing holds that uses it.
  var gradient: Markup {
    let colors =
      switch self {
      case .sea: ["#2b5876", "#4e9f9f"]
      case .dusk: ["#5b8cff", "#8f7bff", "#f7948f"]
      }
    let stops = colors.enumerated().map { index, color in
      Markup(
        "stop",
        [
          "offset": AttributeValue(Double(index) / Double(colors.count - 1)),
          "stop-color": AttributeValue(color),
        ])
    }
    return Markup("linearGradient", ["id": AttributeValue(id), "x1": 0, "y1": 0, "x2": 0.2, "y2": 1], stops)
  }
}
