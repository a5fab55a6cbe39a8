import LocationDrawing
import LocationPolicy
import LocationSimulation

/// What the page shows of a journey, as a value shaped like JSON.
struct PhoneState {
  private let history: PhoneHistory

  init(_ history: PhoneHistory) { self.history = history }

  private var moves: [PhoneMove] { history.moves }
  private var device: SimulatedDevice { history.play.device }

  /// Everything; of the journey's steps those from a position on, for the page keeps what it has.
  func value(stepsFrom first: Int) -> TableValue {
    [
      "release": .string(history.release.name),
      "releases": TableValue(Release.allCases.map { $0.name }),
      "era": .integer(Int(Era(of: device.policy).rawValue)),
      "position": .integer(history.position), "words": TableValue(history.words),
      "infoPlist": history.app.infoPlist, "isStandard": .boolean(history.app == PhoneApp()),
      "time": .string(TraceFormat.time(device.now)),
      "screen": screen, "locked": .boolean(device.isLocked),
      "servicesOn": .boolean(device.locationServicesOn),
      "apps": .array(device.apps.map { value(of: $0) }), "prompt": prompt, "indicator": indicator,
      "rows": settingsRows,
      "moves": .array(moves.map { value(of: $0) }),
      "questions": .array(PhoneQuestion.all(among: moves, on: history.play).map { value(of: $0) }),
      "first": .integer(first),
      "steps": .array(history.steps.dropFirst(first).map { value(of: $0) }),
    ]
  }

  private func value(of move: PhoneMove) -> TableValue {
    [
      "mover": .string(move.mover.word), "en": .string(move.label), "zh": .string(move.chinese),
      "word": .string(move.word),
    ]
  }

  private var screen: TableValue {
    switch device.screen {
    case .home: "home"
    case .app: "app"
    case .settings: "settings"
    }
  }

  private func value(of app: InstalledApp) -> TableValue {
    [
      "name": .string(app.bundle.name), "installed": .boolean(app.isInstalled),
      "phase": .string(app.phase.phrase), "running": .boolean(app.phase.isRunning),
      "grant": .string(app.authorization.grant.phrase),
      "status": .string(app.authorization.status.appleName),
      "precise": .boolean(app.authorization.chosenAccuracy == .full),
      "inUse": .boolean(device.isInUse(app.id)), "widget": .boolean(app.hasWidget),
    ]
  }

  /// The position of the move that something of the person's is; null when it is not possible.
  private func move(_ isWanted: (PersonAction) -> Bool) -> TableValue {
    let index = moves.firstIndex { move in
      if case .person(let action) = move.deed { isWanted(action) } else { false }
    }
    return index.map { .integer($0) } ?? .null
  }

  private var prompt: TableValue {
    guard let (app, prompt) = device.visiblePrompt else { return .null }
    let looks = PromptLooks(prompt, of: device[app].bundle, under: device.policy)
    let buttons = zip(prompt.template.choices, looks.buttons).map { choice, label -> TableValue in
      [
        "label": .string(label), "move": move { $0 == .answers(choice, precise: true) },
        "imprecise": move { $0 == .answers(choice, precise: false) },
      ]
    }
    return [
      "title": .string(looks.title), "text": TableValue(looks.text), "buttons": .array(Array(buttons)),
      "map": .boolean(looks.hasMap), "precise": .boolean(looks.hasPreciseToggle),
      "facts": TableValue(prompt.template.facts),
    ]
  }

  private var indicator: TableValue {
    guard let (app, indicator) = device.visibleIndicator else { return .null }
    return [
      "app": .string(device[app].bundle.name), "phrase": .string(indicator.phrase),
      "bar": .boolean(indicator == .forcedBar),
    ]
  }

  /// The rows of the app's page in Settings.
  private var settingsRows: TableValue {
    let rows = device.policy.settingsRows.value
    guard let app = device.apps.last(where: { $0.isInstalled }) else { return [] }
    return .array(
      rows.rows.map { row in
        [
          "label": .string(rows.label(of: row)),
          // Of a grant for once and a provisional one no source says which row is ticked.
          "chosen": .boolean(row.grant == app.authorization.grant),
          "move": move { if case .chooses(row, app.id) = $0 { true } else { false } },
        ]
      })
  }

  private func value(of question: PhoneQuestion) -> TableValue {
    [
      "call": .string(question.call), "prompts": .boolean(question.prompts),
      "answer": .string(question.answer), "facts": TableValue(question.facts),
    ]
  }

  private func value(of step: PhoneHistory.Step) -> TableValue {
    [
      "en": TableValue(step.move?.label), "zh": TableValue(step.move?.chinese),
      "missed": TableValue(step.missed), "time": .string(TraceFormat.time(step.play.device.now)),
      "lines": .array(
        step.lines.map { line in
          [
            "time": .string(TraceFormat.time(line.moment)), "actor": .string(line.actor),
            "text": .string(line.text), "facts": TableValue(line.facts),
          ]
        }),
    ]
  }
}

extension PhoneMove.Mover {
  /// The mover in a word.
  fileprivate var word: String {
    switch self {
    case .person: "person"
    case .app: "app"
    case .time: "time"
    }
  }
}
