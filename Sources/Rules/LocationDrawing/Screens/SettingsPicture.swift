package import LocationPolicy

/// A picture of an app's location page in Settings: the rows to choose from, and the Precise switch (SET-001).
package struct SettingsPicture: Hashable, Sendable {
  /// The app's name.
  package let appName: String
  /// The rows and the switch.
  package let looks: SettingsLooks

  /// Creates a picture of an app's page.
  package init(appName: String, _ looks: SettingsLooks) {
    self.appName = appName
    self.looks = looks
  }

  private static let width = 300.0
  private static let rowHeight = 44.0

  /// Draws the page as it looks in an era.
  package func drawing(in era: Era) -> Drawing {
    let rowsHeight = Double(looks.rows.count) * Self.rowHeight
    let height = 44 + 16 + rowsHeight + (looks.isPrecise == nil ? 0 : 24 + Self.rowHeight) + 16
    var canvas = Canvas(era: era)
    canvas.rectangle(x: 0, y: 0, width: Self.width, height: height, radius: 12, .screen)
    canvas.text(appName, x: Self.width / 2, y: 28, size: 17, isBold: true)
    canvas.rectangle(x: 0, y: 44, width: Self.width, height: 0.5, .line)
    panel(on: &canvas, y: 60, height: rowsHeight)
    for (index, row) in looks.rows.enumerated() {
      let y = 60 + Double(index) * Self.rowHeight
      if index > 0 { canvas.rectangle(x: 28, y: y, width: Self.width - 40, height: 0.5, .line) }
      canvas.text(row.label, x: 28, y: y + 28, size: 16, anchor: .start)
      if row.isChosen { canvas.text("✓", x: Self.width - 28, y: y + 28, size: 16, .accent, anchor: .end) }
    }
    if let isPrecise = looks.isPrecise {
      let y = 60 + rowsHeight + 24
      panel(on: &canvas, y: y, height: Self.rowHeight)
      canvas.text(looks.preciseLabel, x: 28, y: y + 28, size: 16, anchor: .start)
      canvas.addSwitch(x: Self.width - 76, y: y + 8, isOn: isPrecise)
    }
    return Drawing(width: Self.width, height: height, label: label, canvas.shapes)
  }

  private func panel(on canvas: inout Canvas, y: Double, height: Double) {
    canvas.rectangle(x: 12, y: y, width: Self.width - 24, height: height, radius: 10, .panel)
  }

  private var label: String {
    let rows = looks.rows.map { $0.isChosen ? "[\($0.label) ✓]" : "[\($0.label)]" }.joined(separator: " ")
    let precise = looks.isPrecise.map { " \(looks.preciseLabel): \($0 ? "On" : "Off")" } ?? ""
    return "Settings for \(appName): \(rows)\(precise)"
  }
}

extension Canvas {
  /// Draws a switch.
  mutating func addSwitch(x: Double, y: Double, isOn: Bool) {
    rectangle(x: x, y: y, width: 48, height: 28, radius: 14, isOn ? .on : .line)
    circle(x: x + (isOn ? 34 : 14), y: y + 14, radius: 12, .knob)
  }
}
