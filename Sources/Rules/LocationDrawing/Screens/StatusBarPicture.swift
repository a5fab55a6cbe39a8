package import LocationDelivery
import LocationPolicy
import LocationTerms
import Markup
import Phrases

/// A picture of the status bar: the time, the arrow, and the blue bar or pill of an app that uses location in the
/// background.
package struct StatusBarPicture: Hashable, Sendable {
  /// The app that an indicator names.
  package let appName: String
  /// The indicator of the app.
  package let indicator: Indicator
  /// Whether the arrow shows.
  package let hasArrow: Bool

  /// Creates a status bar.
  package init(appName: String, indicator: Indicator, hasArrow: Bool) {
    self.appName = appName
    self.indicator = indicator
    self.hasArrow = hasArrow
  }

  private static let width = 300.0

  /// Draws the status bar as it looks in an era.
  package func drawing(in era: Era) -> Drawing {
    var canvas = Canvas(era: era)
    let hasBar = indicator == .forcedBar
    let height = hasBar ? 44.0 : 32
    canvas.rectangle(x: 0, y: 0, width: Self.width, height: height, radius: 8, hasBar ? .accent : .screen)
    let ink: Ink = hasBar ? .onAccent : .ink
    let isPill = indicator.isVisible && !hasBar
    if isPill { canvas.rectangle(x: 14, y: 5, width: 62, height: 22, radius: 11, .accent) }
    canvas.text("9:41", x: isPill ? 45 : 38, y: 21, size: 14, isPill ? .onAccent : ink, isBold: true)
    if hasArrow {
      canvas.path("M\(isPill ? 82 : 62) 17 l12 -6 -6 12 -1 -5 z", isPill ? .ink : ink)
    }
    if hasBar { canvas.text(appName, x: Self.width / 2, y: 38, size: 12, .onAccent) }
    canvas.rectangle(x: Self.width - 42, y: 11, width: 24, height: 11, radius: 3, ink, opacity: 0.6)
    return Drawing(width: Self.width, height: height, label: label, canvas.shapes)
  }

  private var label: String {
    "The status bar: \(indicator.isVisible ? "\(indicator.phrase) for \(appName)" : "no indicator")"
      + (hasArrow ? ", with the arrow" : "")
  }
}
