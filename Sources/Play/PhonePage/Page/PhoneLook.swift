import LocationDrawing
import LocationPolicy
import LocationSimulation
import LocationTerms

/// The parts of the phone's appearance that aren't moves of a journey, and the language of its texts.
struct PhoneLook: Sendable {
  /// Whether the Precise toggle of the prompt is on.
  var isPrecise = true
  /// Whether Control Center is open.
  var showsControlCenter = false
  /// The words of the phone's texts.
  var words = PhoneWords()

  /// Draws the phone of a journey.
  func drawn(_ history: PhoneHistory) -> DrawnPhone { drawn(history, UseIndicators(of: history.play.device)) }

  /// Draws the phone of a journey with the indicators that were found on it.
  func drawn(_ history: PhoneHistory, _ use: UseIndicators) -> DrawnPhone {
    let device = history.play.device
    return picture(of: device, use).drawn(
      as: device.policy.design.phone, in: Era(of: device.policy), label: "iOS \(history.release.name)")
  }

  private func picture(of device: SimulatedDevice, _ use: UseIndicators) -> PhonePicture {
    let indicator = device.visibleIndicator
    return PhonePicture(
      screen(of: device, use),
      statusBar: StatusBarPicture(
        appName: indicator.map { device[$0.app].bundle.name } ?? "", indicator: indicator?.indicator ?? .none,
        arrow: use.arrow, clock: Self.clock(at: device.now)),
      prompt: prompt(of: device))
  }

  /// The time of day: a journey begins at 9:41.
  private static func clock(at moment: Moment) -> String {
    let minutes = (9 * 60 + 41 + Int(moment.seconds / 60)) % (24 * 60)
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  private func screen(of device: SimulatedDevice, _ use: UseIndicators) -> PhonePicture.Screen {
    if device.isLocked { return .lock }
    if showsControlCenter, let apps = use.apps { return .controlCenter(apps) }
    let app = device.apps.last { $0.isInstalled }
    switch device.screen {
    case .home:
      return .home(app: app?.bundle.name, settings: words.text(of: "Settings", on: device.policy.release))
    case .app:
      return .app(app?.bundle.name ?? "", reads: app?.authorization.status.appleName ?? "")
    case .settings: return .settings(settings(of: device, app))
    }
  }

  private func settings(of device: SimulatedDevice, _ app: InstalledApp?) -> SettingsScreen {
    let release = device.policy.release
    let page = app.map { app in
      let looks = SettingsLooks(of: app.authorization, of: app.bundle.configuration, under: device.policy)
      return SettingsPicture(
        appName: app.bundle.name, looks.said { words.text(of: $0, on: release) })
    }
    return SettingsScreen(
      title: words.text(of: device.policy.privacyPage.value.title, on: release),
      services: words.text(of: "Location Services", on: release), isOn: device.switches[.locationServices],
      page: page)
  }

  private func prompt(of device: SimulatedDevice) -> PromptPicture? {
    let release = device.policy.release
    guard let looks = device.visiblePromptLooks else { return nil }
    let toggle = PromptPicture.Toggle(
      words.text(of: .precise(isPrecise), on: release), isOn: isPrecise)
    return PromptPicture(
      looks.said { words.text(of: $0, naming: looks.appName, on: release) },
      toggle: looks.hasPreciseToggle ? toggle : nil)
  }
}

extension DrawnPhone {
  /// The drawing for the page, with the parts that can be tapped.
  var value: JSONValue {
    [
      "drawing": .string(drawing.written),
      "size": .array([.number(drawing.width), .number(drawing.height)]),
      "targets": .array(
        targets.map { target in
          let (name, index) = target.part.name
          return [
            "part": .string(name), "index": .integer(index), "label": .string(target.label),
            "frame": target.frame.value,
          ]
        }),
      "prompt": prompt?.value ?? .null,
      "scroll": scroll.map { scroll in
        ["frame": scroll.frame.value, "drawing": .string(scroll.drawing.written)]
      } ?? .null,
    ]
  }
}

extension Frame {
  /// The rectangle as a list.
  var value: JSONValue { .array([x, y, width, height].map { .number($0) }) }
}

extension TouchTarget.Part {
  /// The part as a word, and its position.
  fileprivate var name: (String, Int) {
    switch self {
    case .answer(let index): ("answer", index)
    case .preciseToggle: ("preciseToggle", 0)
    case .row(let index): ("row", index)
    case .preciseSwitch: ("preciseSwitch", 0)
    case .servicesSwitch: ("servicesSwitch", 0)
    case .app: ("app", 0)
    case .settings: ("settings", 0)
    case .lock: ("lock", 0)
    case .indicator: ("indicator", 0)
    case .arrow: ("arrow", 0)
    }
  }
}
