import LocationPolicy
import LocationSimulation
import LocationTerms

/// A scenario, played as far as the page supports: with one app, and with the moves of the page.
struct OpenedScenario {
  private(set) var history: PhoneHistory
  private(set) var remarks: [PhoneRemark] = []
  /// The calls at each launch other than creating a manager, which the page's app does by itself.
  private let launchCalls: [JSONValue]
  private let others: [JSONValue]
  private var leftOut: Set<String> = []
  /// Whether the person is in an app that the page ignores.
  private var isElsewhere = false

  /// The actions of the person and the system that concern an app, which a step may name or omit.
  private static let appActions: Set = [
    "opens", "forceQuits", "deletes", "addsWidget", "looksAtWidget", "removesLiveActivity", "terminates",
    "launchesInBackground", "showsSecondPrompt", "reminds",
  ]
  /// The keys that are played, and those that can be ignored.
  private static let appKeys: Set = ["name", "infoPlist", "onLaunch", "hasLocationWidget"]
  private static let keys: Set = ["name", "description", "ios", "apps", "steps"]
  private static let standardLaunch: [JSONValue] = ["CLLocationManager", ["delegate": "self"]]
  /// The default limit for a step that waits for something: a week.
  private static let patience = 604_800.0

  /// Plays a scenario on a release, or on the newest of those that it is for.
  init(_ scenario: JSONValue, on wanted: Release) throws(PhonePageError) {
    guard case .array(let apps)? = scenario["apps"], let written = apps.first,
      case .object(let values) = written, case .object(let document) = scenario,
      case .string(let name)? = written["name"], case .array(let steps)? = scenario["steps"]
    else { throw .noJourney }
    let releases = Self.releases(of: scenario)
    let release = releases.contains(wanted) ? wanted : releases.last ?? .newest
    if releases.isEmpty { remarks.append(.unknownRelease(scenario["ios"]?.words ?? "", shown: release)) }

    var app: PhoneApp
    if let own = Self.own(written, on: release) {
      app = own
      launchCalls = []
    } else {
      app = PhoneApp()
      switch written["infoPlist"] {
      case .object?: app.infoPlist = written["infoPlist"] ?? app.infoPlist
      case .string(let path)?: remarks.append(.infoPlistElsewhere(path))
      default: app.infoPlist = [:]
      }
      app.rename(name)
      launchCalls = Self.list(written["onLaunch"]).filter { !Self.standardLaunch.contains($0) }
      leftOut.formUnion(values.keys.filter { !Self.appKeys.contains($0) })
    }
    others = apps.dropFirst().compactMap { $0["name"] }
    if !others.isEmpty { remarks.append(.otherApps(played: app.name)) }
    leftOut.formUnion(
      document.keys.filter { !Self.keys.contains($0) && document[$0] != app.scenario(steps: [])[$0] })
    history = PhoneHistory(app, on: release)
    for step in steps.first == PhoneApp.firstStep ? steps.dropFirst() : steps[...] { try play(step) }
    if !leftOut.isEmpty { remarks.append(.leftOut(leftOut.sorted())) }
    remarks += PhoneRemark.missed(in: history)
  }

  /// Returns the releases that a scenario or a step is for; all if it does not say.
  private static func releases(of value: JSONValue) -> [Release] {
    guard let named = value["ios"] else { return Release.allCases }
    let ranges = list(named).compactMap { text -> ClosedRange<Release>? in
      if case .string(let text) = text { Policies.known.range(named: text) } else { nil }
    }
    return Release.allCases.filter { release in ranges.contains { $0.contains(release) } }
  }

  /// Returns the page's app with which a scenario was written, including its code.
  private static func own(_ written: JSONValue, on release: Release) -> PhoneApp? {
    for kind in PhoneApp.Kind.allCases {
      var app = PhoneApp(kind)
      app.infoPlist = written["infoPlist"] ?? app.infoPlist
      if app.value(on: release) == written { return app }
    }
    return nil
  }

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let values)? = value { values } else { value.map { [$0] } ?? [] }
  }

  // Steps

  private mutating func play(_ step: JSONValue) throws(PhonePageError) {
    guard case .object(var values) = step else { throw .noJourney }
    guard Self.releases(of: step).contains(history.release) else { return }
    for name in ["note", "ios", "mayBeRefused"] { values[name] = nil }
    if values.isEmpty { return }
    if values["expect"] != nil {
      leftOut.insert("expect")
      return
    }
    if let other = Self.appNames(in: values).first(where: { $0 != .string(history.app.name) }),
      others.contains(other)
    {
      guard values["person"]?["opens"] == other else { return }
      // Opening another app leaves this one, and further actions there are not played here.
      isElsewhere = true
      if history.play.device.screen != .home { try history.add("goesHome") }
      return
    }
    if isElsewhere, values["person"] == "goesHome" || values["person"]?["answers"] != nil { return }
    if values["until"] == "prompt" { return try waitForPrompt(values["atMost"]) }
    if let move = move(for: values) { return try add(move) }
    guard let calls = values["app"] else { return try history.miss(Self.word(for: values)) }
    for call in Self.list(calls) { try make(call) }
  }

  /// Returns the app that a step refers to, if it names one.
  private static func appNames(in step: [String: JSONValue]) -> [JSONValue] {
    var names = step["of"].map { [$0] } ?? []
    for subject in ["person", "system"] {
      guard case .object(let deeds)? = step[subject] else { continue }
      names += deeds.filter { appActions.contains($0.key) }.map { $0.value }
    }
    return names
  }

  private mutating func add(_ move: PhoneMove) throws(PhonePageError) {
    if case .person(.opens) = move.deed { isElsewhere = false }
    let wasRunning = isRunning
    try history.add(move)
    if !wasRunning, isRunning { for call in launchCalls { try make(call) } }
  }

  private var isRunning: Bool { history.play.device.apps.contains { $0.phase.isRunning } }

  /// Makes a call of the app's code.
  private mutating func make(_ call: JSONValue) throws(PhonePageError) {
    guard Self.releases(of: call).contains(history.release) else { return }
    var call = call
    if case .object(var values) = call {
      values["ios"] = nil
      call = .object(values)
    }
    if let move = move(for: ["app": call]) { return try add(move) }
    try history.miss(Self.word(for: ["app": call]))
  }

  /// Returns the move that corresponds to a step, in any notation.
  private func move(for step: [String: JSONValue]) -> PhoneMove? {
    let wanted = Self.plain(step, of: history.app.name)
    let same = history.moves.first { move in
      if case .object(let values) = move.step {
        Self.plain(values, of: history.app.name) == wanted
      } else {
        false
      }
    }
    return same ?? answer(step["person"]) ?? row(step["person"]) ?? PhoneMove.unlisted(step: .object(step))
  }

  /// Returns a step without redundant parts, because there is only one app.
  private static func plain(_ step: [String: JSONValue], of app: String) -> [String: JSONValue] {
    var step = step
    step["of"] = nil
    for subject in ["person", "system"] {
      guard case .object(let deeds)? = step[subject], deeds.count == 1, let deed = deeds.first,
        appActions.contains(deed.key), deed.value == .string(app)
      else { continue }
      step[subject] = .string(deed.key)
    }
    return step
  }

  /// Returns an answer; in a scenario, buttons are named by label or by choice, and the first that the prompt offers
  /// is used.
  private func answer(_ person: JSONValue?) -> PhoneMove? {
    let choices = Self.list(person?["answers"]).flatMap { word in
      guard case .string(let text) = word else { return [] as [Choice] }
      return Choice.named(text)
    }
    return PhoneMove.answer(choices, precise: person?["precise"] != false, among: history.moves)
  }

  /// Returns the choice of a row in Settings, which has two names on some releases.
  private func row(_ person: JSONValue?) -> PhoneMove? {
    guard case .string(let name)? = person?["chooses"] else { return nil }
    return history.moves.first { move in
      guard case .person(.chooses(let row, _)) = move.deed else { return false }
      return switch row {
      case .whileUsing: name.hasPrefix("While Using")
      case .askNextTime: name.hasPrefix("Ask Next Time")
      case .off, .on, .never, .always: false
      }
    }
  }

  /// Lets time pass until a prompt is showing.
  private mutating func waitForPrompt(_ atMost: JSONValue?) throws(PhonePageError) {
    var play = history.play
    let start = play.device.now
    let patience = atMost.flatMap { time -> Double? in
      if case .wait(let seconds)? = PhoneMove.unlisted(step: ["wait": time])?.deed { seconds } else { nil }
    }
    let end = start + (patience ?? Self.patience)
    while play.device.visiblePrompt == nil, let next = play.device.nextEvent, next <= end {
      play.play(.untilNextEvent)
    }
    let seconds = Int((play.device.now - start).rounded(.up))
    guard play.device.visiblePrompt != nil,
      let wait = PhoneMove.unlisted(step: ["wait": .integer(seconds)])
    else { return try history.miss("until.prompt") }
    try add(wait)
  }

  /// Returns the name of a step that can't be played, without the characters that separate the words of a link.
  private static func word(for step: [String: JSONValue]) -> String {
    PhoneMove.word(for: step).filter { $0 != "~" && !$0.isNewline }
  }
}

extension JSONValue {
  /// A text, or several separated by commas.
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .array(let values): values.map { $0.words }.joined(separator: ", ")
    case .null, .boolean, .integer, .number, .object: ""
    }
  }
}
