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

  static let width = 300.0
  static let rowHeight = 44.0

  /// Draws the page as it looks in an era.
  package func drawing(in era: Era) -> Drawing {
    var rows = Canvas(era: era)
    let end = add(to: &rows, y: 60).end + 16
    var canvas = Canvas(era: era)
    canvas.rectangle(x: 0, y: 0, width: Self.width, height: end, radius: 12, .screen)
    canvas.text(appName, x: Self.width / 2, y: 28, size: 17, isBold: true)
    canvas.rectangle(x: 0, y: 44, width: Self.width, height: 0.5, .line)
    return Drawing(width: Self.width, height: end, label: label, canvas.shapes + rows.shapes)
  }

  /// Adds the rows and the switch to a canvas, starting at a height.
  ///
  /// Returns the lower edge and the parts that can be tapped.
  func add(to canvas: inout Canvas, y start: Double) -> (end: Double, targets: [TouchTarget]) {
    var end = start + Double(looks.rows.count) * Self.rowHeight
    canvas.addPanel(y: start, height: end - start)
    var targets: [TouchTarget] = []
    for (index, row) in looks.rows.enumerated() {
      let y = start + Double(index) * Self.rowHeight
      if index > 0 { canvas.rectangle(x: 28, y: y, width: Self.width - 40, height: 0.5, .line) }
      canvas.text(row.label, x: 28, y: y + 28, size: 16, anchor: .start)
      if row.isChosen { canvas.text("✓", x: Self.width - 28, y: y + 28, size: 16, .accent, anchor: .end) }
      targets.append(TouchTarget(.row(index), row.label, at: Self.row(at: y)))
    }
    if let isPrecise = looks.isPrecise {
      let y = end + 24
      canvas.addSwitchRow(looks.preciseLabel, y: y, isOn: isPrecise)
      targets.append(TouchTarget(.preciseSwitch, looks.preciseLabel, at: Self.row(at: y)))
      end = y + Self.rowHeight
    }
    return (end, targets)
  }

  /// Returns the row whose upper edge is at a height.
  static func row(at y: Double) -> Frame { Frame(x: 12, y: y, width: width - 24, height: rowHeight) }

  private var label: String {
    let rows = looks.rows.map { $0.isChosen ? "[\($0.label) ✓]" : "[\($0.label)]" }.joined(separator: " ")
    let precise = looks.isPrecise.map { " \(looks.preciseLabel): \($0 ? "On" : "Off")" } ?? ""
    return "Settings for \(appName): \(rows)\(precise)"
  }
}

extension Canvas {
  /// Draws the background of rows.
  fileprivate mutating func addPanel(y: Double, height: Double) {
    let frame = SettingsPicture.row(at: y)
    rectangle(
      x: frame.x, y: y, width: frame.width, height: height, radius: era == .glass ? 20 : 10, .panel)
  }

  /// Draws a row with a switch.
  mutating func addSwitchRow(_ label: String, y: Double, isOn: Bool) {
    addPanel(y: y, height: SettingsPicture.rowHeight)
    text(label, x: 28, y: y + 28, size: 16, anchor: .start)
    let x = SettingsPicture.width - 76
    rectangle(x: x, y: y + 8, width: 48, height: 28, radius: 14, isOn ? .on : .line)
    circle(x: x + (isOn ? 34 : 14), y: y + 22, radius: 12, .knob)
  }
}
