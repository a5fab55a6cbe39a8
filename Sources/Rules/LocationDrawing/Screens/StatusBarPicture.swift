package import LocationDelivery
import LocationPolicy
import LocationTerms
import Markup
import Phrases

/// A picture of the status bar: the time, the arrow, and the blue bar or pill of an app in the background.
package struct StatusBarPicture: Hashable, Sendable {
  /// The app that an indicator names.
  package let appName: String
  /// The indicator of the app.
  package let indicator: Indicator
  /// The arrow; nil if there is none.
  package let arrow: LocationArrow?
  /// The time that it shows.
  package let clock: String

  /// Creates a status bar.
  package init(appName: String, indicator: Indicator, arrow: LocationArrow?, clock: String = "9:41") {
    self.appName = appName
    self.indicator = indicator
    self.arrow = arrow
    self.clock = clock
  }

  private static let width = 300.0
  /// The height that the blue bar of iOS 8 to 10 adds, in points.
  private static let barHeight = 20.0

  /// Whether the status bar has double height, with the blue bar (IND-003).
  private var hasBar: Bool { indicator == .forcedBar }

  /// Draws the status bar as it looks in an era.
  package func drawing(in era: Era) -> Drawing {
    let model: PhoneModel = hasBar || era < .choice ? .homeButton : .notch
    var canvas = Canvas(era: era)
    let height = height(on: model)
    canvas.rectangle(x: 0, y: 0, width: Self.width, height: height, radius: 8, hasBar ? .accent : .screen)
    _ = add(to: &canvas, on: model, .ink)
    return Drawing(width: Self.width, height: height, label: label, canvas.shapes)
  }

  /// Returns the height on a model of phone, in points.
  func height(on model: PhoneModel) -> Double { model.statusHeight + (hasBar ? Self.barHeight : 0) }

  /// Adds the status bar to a canvas, in an ink that is readable on its background.
  ///
  /// The lock screen has its own clock instead of the one in the bar; that a pill there contains the arrow is
  /// inferred. Returns the arrow and the indicator, which can be tapped or have a name.
  func add(
    to canvas: inout Canvas, on model: PhoneModel, _ ink: Ink, hasClock: Bool = true
  ) -> [TouchTarget] {
    let ink = hasBar ? Ink.onAccent : ink
    let isPill = indicator.isVisible && !hasBar
    let baseline = model.statusHeight / 2 + 5
    var targets: [TouchTarget] = []
    if hasBar {
      canvas.rectangle(x: 0, y: 0, width: Self.width, height: height(on: model), .accent)
      let frame = Frame(x: 0, y: model.statusHeight, width: Self.width, height: Self.barHeight)
      targets.append(TouchTarget(.indicator, appName, at: frame))
    }
    let middle = model == .homeButton ? Self.width / 2 : 44
    if isPill {
      let frame = Frame(x: middle - 28, y: baseline - 16, width: 56, height: 22)
      canvas.rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height, radius: 11, .accent)
      targets.append(TouchTarget(.indicator, clock, at: frame))
    }
    if hasClock {
      canvas.text(clock, x: middle, y: baseline, size: 14, isPill ? .onAccent : ink, isBold: true)
    } else if isPill {
      canvas.addArrow(.solid, x: middle - 6, y: baseline - 11, .onAccent)
    }
    if hasBar {
      let name = Typeface(size: 13).line(appName, within: Self.width - 32)
      canvas.text(name, x: Self.width / 2, y: model.statusHeight + 14, size: 13, .onAccent)
    }
    if let arrow {
      // Beside the battery until iOS 10, then beside the clock.
      let x = model == .homeButton ? Self.width - 54 : middle + 30
      canvas.addArrow(arrow, x: x, y: baseline - 11, ink)
      targets.append(TouchTarget(.arrow, at: Frame(x: x, y: baseline - 11, width: 12, height: 12)))
    }
    addSymbols(to: &canvas, on: model, baseline: baseline, ink)
    return targets
  }

  /// Adds the strength of the signal and the battery.
  private func addSymbols(
    to canvas: inout Canvas, on model: PhoneModel, baseline: Double, _ ink: Ink
  ) {
    let right = Self.width - (model == .homeButton ? 10 : 26)
    for index in 0..<4 {
      if model == .homeButton {
        canvas.circle(x: 14 + Double(index) * 8, y: baseline - 5, radius: 3, ink)
      } else {
        let height = Double(4 + index * 2)
        canvas.rectangle(
          x: right - 48 + Double(index) * 5, y: baseline - height, width: 3, height: height, radius: 1, ink)
      }
    }
    let battery = Frame(x: right - 24, y: baseline - 10, width: 22, height: 10)
    canvas.path(battery.outline(radius: 3) + battery.inset(by: 1).outline(radius: 2), ink, opacity: 0.6)
    canvas.rectangle(x: battery.x + 2, y: battery.y + 2, width: 13, height: 6, radius: 1, ink)
  }

  private var label: String {
    "The status bar: \(indicator.isVisible ? "\(indicator.phrase) for \(appName)" : "no indicator")"
      + (arrow == nil ? "" : ", with the arrow")
  }
}
