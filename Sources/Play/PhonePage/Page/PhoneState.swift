import LocationDelivery
import LocationDrawing
import LocationPolicy
import LocationSimulation
import LocationTerms
import LocationTracks
import Phrases

/// The displayed state of a journey, as a JSON value.
struct PhoneState {
  private let history: PhoneHistory
  private let look: PhoneLook
  private let remarks: [PhoneRemark]

  init(_ history: PhoneHistory, _ look: PhoneLook, _ remarks: [PhoneRemark] = []) {
    self.history = history
    self.look = look
    self.remarks = remarks
  }

  private var moves: [PhoneMove] { history.moves }
  private var device: SimulatedDevice { history.play.device }

  /// Returns the whole state, with the journey's steps from a position on, because the page keeps the earlier ones.
  func value(stepsFrom first: Int) -> JSONValue {
    let use = UseIndicators(of: device)
    return [
      "release": .string(history.release.name),
      "releases": JSONValue(Release.allCases.map { $0.name }),
      "phone": look.drawn(history, use).value,
      "position": .integer(history.position), "words": JSONValue(history.words),
      "kind": .string(history.app.kind.rawValue), "infoPlist": history.app.infoPlist,
      "isStandard": .boolean(history.app.isStandard), "changes": history.app.changes, "map": map,
      "time": .string(TraceFormat.time(device.now)),
      "screen": screen, "locked": .boolean(device.isLocked),
      "servicesOn": .boolean(device.switches[.locationServices]),
      "apps": .array(device.apps.map { value(of: $0) }), "prompt": prompt, "indicator": indicator,
      "arrow": use.arrowValue, "controlCenter": use.apps.map { JSONValue($0) } ?? .null,
      "privacy": .string(device.policy.privacyPage.value.title), "rows": settingsRows,
      "moves": .array(moves.map { value(of: $0) }),
      "questions": .array(PhoneQuestion.all(among: moves, on: history.play).map { value(of: $0) }),
      "remarks": .array(remarks.map { $0.phrase.value }), "first": .integer(first),
      "steps": .array(history.steps.dropFirst(first).map { $0.value }),
    ]
  }

  /// The location of the phone, its fixes, and the circles that the app monitors.
  private var map: JSONValue {
    var map: [String: JSONValue] = ["place": .null, "circles": .array(circles)]
    switch device.world.whereabouts {
    case .place(let sample)?: map["place"] = .place(sample.coordinate)
    case .track(let playback, let start)?:
      map["place"] = playback.sample(at: device.now - start).map { .place($0.coordinate) } ?? .null
      map["way"] = .array(PhoneApp.way.points.map { .place($0.coordinate) })
    case nil: break
    }
    return .object(map)
  }

  private var circles: [JSONValue] {
    device.apps.filter { $0.isInstalled }.flatMap { app -> [JSONValue] in
      let regions = device.monitoredRegions(of: app.id).compactMap { region -> JSONValue? in
        guard case .circle(let center, let radius) = region.shape else { return nil }
        return Self.circle(center, radius)
      }
      let conditions = app.monitors.flatMap { $0.conditions }.compactMap { condition -> JSONValue? in
        guard case .circle(let center, let radius) = condition.condition else { return nil }
        return Self.circle(center, radius)
      }
      return regions + conditions
    }
  }

  private static func circle(_ center: Coordinate, _ radius: Double) -> JSONValue {
    ["center": .place(center), "radius": .number(radius)]
  }

  private func value(of move: PhoneMove) -> JSONValue {
    [
      "mover": .string(move.mover.word), "label": move.label.value, "word": .string(move.word),
    ]
  }

  private var screen: JSONValue {
    switch device.screen {
    case .home: "home"
    case .app: "app"
    case .settings: "settings"
    }
  }

  private func value(of app: InstalledApp) -> JSONValue {
    [
      "name": .string(app.bundle.name), "installed": .boolean(app.isInstalled),
      "phase": .string(app.phase.phrase.english), "running": .boolean(app.phase.isRunning),
      "grant": .string(app.authorization.grant.phrase.english),
      "status": .string(app.authorization.status.appleName),
      "precise": .boolean(app.authorization.chosenAccuracy == .full),
    ]
  }

  /// Returns the index of the move that corresponds to an action of the person; null if it is not possible.
  private func move(_ isWanted: (PersonAction<AppID>) -> Bool) -> JSONValue {
    let index = moves.firstIndex { move in
      if case .person(let action) = move.deed { isWanted(action) } else { false }
    }
    return index.map { .integer($0) } ?? .null
  }

  private var prompt: JSONValue {
    guard let (_, prompt) = device.visiblePrompt, let looks = device.visiblePromptLooks else { return .null }
    let buttons = zip(prompt.template.choices, looks.buttons).map { choice, label -> JSONValue in
      [
        "label": .string(label), "move": move { $0 == .answers(choice, precise: true) },
        "imprecise": move { $0 == .answers(choice, precise: false) },
      ]
    }
    return [
      "title": looks.titlePhrase(on: device.policy.release).value,
      "text": looks.textPhrase(on: device.policy.release)?.value ?? .null,
      "buttons": .array(Array(buttons)),
    ]
  }

  private var indicator: JSONValue {
    guard let (app, indicator) = device.visibleIndicator else { return .null }
    return [
      "app": .string(device[app].bundle.name), "phrase": .string(indicator.phrase.english),
      "bar": .boolean(indicator == .forcedBar),
    ]
  }

  /// The rows of the app's page in Settings, while they are shown.
  private var settingsRows: JSONValue {
    guard device.screen == .settings, let app = device.apps.last(where: { $0.isInstalled }) else { return [] }
    let looks = SettingsLooks(of: app.authorization, of: app.bundle.configuration, under: device.policy)
    return .array(
      looks.rows.map { row in
        [
          "label": .string(row.label), "chosen": .boolean(row.isChosen),
          "move": move { if case .chooses(row.row, app.id) = $0 { true } else { false } },
        ]
      })
  }

  private func value(of question: PhoneQuestion) -> JSONValue {
    [
      "word": .string(question.word), "prompts": .boolean(question.prompts),
      "answer": question.answer.value, "facts": JSONValue(question.facts),
    ]
  }

}

extension UseIndicators {
  /// The arrow as displayed on the page.
  fileprivate var arrowValue: JSONValue {
    arrow.map { ["looks": .string($0.word), "facts": JSONValue(facts)] } ?? .null
  }
}

extension PhoneHistory.Step {
  /// The step as displayed on the page.
  var value: JSONValue {
    [
      "label": move?.label.value ?? .null, "missed": JSONValue(missed),
      "lines": .array(
        lines.map { line in
          [
            "time": .string(TraceFormat.time(line.moment)), "actor": .string(line.actor),
            "text": line.phrase.value, "facts": JSONValue(line.facts),
          ]
        }),
      "fixes": .array(
        fixes.map { fix in
          [
            .number(fix.coordinate.latitude), .number(fix.coordinate.longitude),
            .number(fix.horizontalAccuracy),
          ]
        }),
    ]
  }
}

extension Phrase {
  /// The phrase for the page, which translates it: the format and its arguments, or a text if it is the same
  /// in all languages.
  ///
  /// An empty text precedes the format and arguments of the system's words.
  fileprivate var value: JSONValue {
    format == "%@" ? arguments.first?.value ?? .null : .array(parts)
  }

  fileprivate var parts: [JSONValue] { [.string(format)] + arguments.map { $0.value } }
}

extension Phrase.Argument {
  fileprivate var value: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .phrase(let phrase): phrase.value
    case .system(let words, _): .array([""] + words.parts)
    }
  }
}

extension PhoneComparison.Group {
  /// The group as displayed on the page.
  func value(_ look: PhoneLook) -> JSONValue {
    [
      "title": .string(title), "releases": JSONValue(releases.map { $0.name }),
      "drawn": .string(history.release.name),
      "parting": parting.map { .integer($0) } ?? .null,
      "steps": .array(history.steps.map { $0.value }),
      "drawing": .string(look.drawn(history).drawing.written),
    ]
  }

  /// The releases as a title.
  var title: String {
    let others = releases.count > 1 ? " … \(releases[releases.count - 1].name)" : ""
    return "iOS \(releases[0].name)\(others)"
  }
}

extension PhoneMove.Mover {
  /// The mover as a word.
  fileprivate var word: String {
    switch self {
    case .person: "person"
    case .app: "app"
    case .time: "time"
    }
  }
}
