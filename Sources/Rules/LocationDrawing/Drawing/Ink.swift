/// The role of a color.
enum Ink: String, CaseIterable {
  /// Text.
  case ink
  /// Secondary text.
  case faint
  /// Elements that can be tapped.
  case accent
  /// The background of a prompt or of a row.
  case panel
  /// The screen behind it.
  case screen
  /// Thin lines.
  case line
  /// The land of a map.
  case land
  /// The roads of a map.
  case road
  /// The water of a map.
  case water
  /// The circle of a location's accuracy.
  case halo
  /// A switch that is on.
  case on
  /// The knob of a switch, and the rim of the location's dot.
  case knob
  /// Text on the blue bar and on a wallpaper.
  case onAccent
  /// The shade that darkens the screen behind a prompt.
  case shade
  /// The frame of a phone.
  case device

  /// The color in the light appearance.
  private var light: String {
    switch self {
    case .ink: "#000000"
    case .faint: "#6d6d72"
    case .accent: "#0a6cff"
    case .panel: "#fafafa"
    case .screen: "#eeeef3"
    case .line: "#c8c7cc"
    case .land: "#e9ecdf"
    case .road: "#ffffff"
    case .water: "#b5d9ee"
    case .halo: "#0a6cff"
    case .on: "#34c759"
    case .knob, .onAccent: "#ffffff"
    case .shade: "#000000"
    case .device: "#1b1b1d"
    }
  }

  /// The color in the dark appearance.
  private var dark: String {
    switch self {
    case .ink: "#ffffff"
    case .faint: "#a1a1a8"
    case .accent: "#4c9dff"
    case .panel: "#2c2c2e"
    case .screen: "#101012"
    case .line: "#48484b"
    case .land: "#3a3f38"
    case .road: "#5b5d62"
    case .water: "#2d4a5c"
    case .halo: "#4c9dff"
    case .on: "#30d158"
    case .knob, .onAccent: "#ffffff"
    case .shade: "#000000"
    case .device: "#4a4a50"
    }
  }

  /// Returns the class of shapes in this color; those of eras without a dark appearance stay light.
  @inline(never)
  func name(in era: Era) -> String { era.hasDarkAppearance ? "sx-\(rawValue)" : "sx-\(rawValue)-l" }

  /// Returns the style sheet of all drawings for an appearance.
  static func style(for appearance: Appearance) -> String {
    let fixed = rules(suffix: "-l") { $0.light }
    switch appearance {
    case .light: return fixed + rules { $0.light }
    case .dark: return fixed + rules { $0.dark }
    case .readers:
      return fixed + rules { $0.light } + "@media (prefers-color-scheme:dark){" + rules { $0.dark } + "}"
    }
  }

  private static func rules(suffix: String = "", _ color: (Ink) -> String) -> String {
    allCases.map { ".sx-\($0.rawValue)\(suffix){fill:\(color($0))}" }.joined()
  }
}

/// The appearance of a drawing.
package enum Appearance: String, CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
  /// The setting of the reader's system.
  case readers
}
