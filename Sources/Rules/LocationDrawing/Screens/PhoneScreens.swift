/// The location settings as a screen: the switch for all apps, and the page of one app.
package struct SettingsScreen: Hashable, Sendable {
  /// The title of the page in the words of the release.
  let title: String
  /// The label of the switch of Location Services.
  let services: String
  /// Whether Location Services is on.
  let isOn: Bool
  /// The page of the app; nil if none is installed.
  let page: SettingsPicture?

  /// Creates the screen.
  package init(title: String, services: String, isOn: Bool, page: SettingsPicture?) {
    self.title = title
    self.services = services
    self.isOn = isOn
    self.page = page
  }
}

extension PhonePicture {
  /// Adds the content of the screen to a canvas, below the status bar.
  ///
  /// Returns the parts that can be tapped.
  func add(
    _ screen: Screen, to canvas: inout Canvas, below top: Double, in frame: Frame
  ) -> [TouchTarget] {
    switch screen {
    case .home(let app, let settings): return addHome(to: &canvas, y: top + 20, app: app, settings: settings)
    case .app(let name, let status):
      addApp(to: &canvas, y: top, name: name, status: status, in: frame)
      return []
    case .settings(let settings): return add(settings, to: &canvas, y: top)
    case .lock:
      addLock(to: &canvas, y: top + 50)
      return [TouchTarget(.lock, at: Frame(x: 0, y: top, width: frame.width, height: frame.height - top))]
    case .controlCenter(let apps):
      addControlCenter(to: &canvas, y: top + 20, apps: apps)
      return []
    }
  }

  private static let iconSize = 60.0

  private func addHome(
    to canvas: inout Canvas, y: Double, app: String?, settings: String
  ) -> [TouchTarget] {
    var targets: [TouchTarget] = []
    let radius = canvas.era == .singleLevel ? 13.0 : 15
    for (name, part) in [(app, TouchTarget.Part.app), (settings, .settings)] {
      guard let name else { continue }
      let x = 22 + Double(targets.count) * 90
      let isApp = part == .app
      canvas.rectangle(
        x: x, y: y, width: Self.iconSize, height: Self.iconSize, radius: radius, isApp ? .accent : .faint)
      if isApp {
        canvas.addMark(x: x, y: y, size: Self.iconSize)
      } else {
        canvas.circle(x: x + 30, y: y + 30, radius: 18, .onAccent)
        canvas.circle(x: x + 30, y: y + 30, radius: 8, .faint)
      }
      let label = Typeface(size: 12).line(name, within: 84)
      canvas.text(label, x: x + 30, y: y + Self.iconSize + 17, size: 12, .onAccent)
      targets.append(TouchTarget(part, name, at: Frame(x: x - 8, y: y - 4, width: 76, height: 88)))
    }
    return targets
  }

  private func addApp(to canvas: inout Canvas, y: Double, name: String, status: String, in frame: Frame) {
    let (middle, line) = (frame.width / 2, Typeface(size: 17, isBold: true))
    canvas.text(line.line(name, within: frame.width - 32), x: middle, y: y + 28, size: 17, isBold: true)
    canvas.rectangle(x: 0, y: y + 44, width: frame.width, height: 0.5, .line)
    let top = y + 100
    canvas.rectangle(
      x: middle - 30, y: top, width: Self.iconSize, height: Self.iconSize, radius: 15, .accent)
    canvas.addMark(x: middle - 30, y: top, size: Self.iconSize)
    canvas.text(status, x: middle, y: top + 94, size: 15, .faint)
  }

  private func add(_ settings: SettingsScreen, to canvas: inout Canvas, y: Double) -> [TouchTarget] {
    let middle = SettingsPicture.width / 2
    canvas.text(settings.title, x: middle, y: y + 28, size: 17, isBold: true)
    canvas.rectangle(x: 0, y: y + 44, width: SettingsPicture.width, height: 0.5, .line)
    canvas.addSwitchRow(settings.services, y: y + 60, isOn: settings.isOn)
    let services = TouchTarget(.servicesSwitch, settings.services, at: SettingsPicture.row(at: y + 60))
    guard let page = settings.page else { return [services] }
    let name = Typeface(size: 13).line(page.appName, within: SettingsPicture.width - 56)
    canvas.text(name, x: 28, y: y + 132, size: 13, .faint, anchor: .start)
    return [services] + page.add(to: &canvas, y: y + 142).targets
  }

  private func addLock(to canvas: inout Canvas, y: Double) {
    let middle = SettingsPicture.width / 2
    let shackle = Frame(x: middle - 7, y: y - 26, width: 14, height: 20)
    canvas.path(shackle.outline(radius: 7) + shackle.inset(by: 2.5).outline(radius: 4.5), .onAccent)
    canvas.rectangle(x: middle - 10, y: y - 16, width: 20, height: 16, radius: 3, .onAccent)
    canvas.text(statusBar.clock, x: middle, y: y + 70, size: 68, .onAccent)
  }

  private func addControlCenter(to canvas: inout Canvas, y: Double, apps: [String]) {
    var top = y
    for app in apps.prefix(6) {
      canvas.addArrow(.solid, x: 28, y: top + 5, .onAccent)
      let name = Typeface(size: 14, isBold: true).line(app, within: 220)
      canvas.text(name, x: 48, y: top + 16, size: 14, .onAccent, anchor: .start, isBold: true)
      top += 26
    }
    for index in 0..<4 {
      let (column, row) = (Double(index % 2), Double(index / 2))
      canvas.rectangle(
        x: 28 + column * 126, y: top + 10 + row * 126, width: 116, height: 116, radius: 28, .onAccent,
        opacity: 0.25)
    }
  }
}

extension Canvas {
  /// Draws the arrow that all app icons have in these pictures.
  fileprivate mutating func addMark(x: Double, y: Double, size: Double) {
    var mark = Canvas(era: era)
    mark.addArrow(.solid, x: 0, y: 0, .onAccent)
    add(mark, x: x + size / 4, y: y + size / 4, scale: size / 24)
  }
}
