import LocationDelivery
import LocationPolicy
import LocationSimulation
import Phrases

extension ScenarioRun {
  /// Checks the expectations of a step.
  mutating func check(_ expectations: [ScenarioExpectation]) {
    let news = device.trace.entries(from: expectedUpTo)
    for expectation in expectations where expectation.releases?.contains(release) ?? true {
      expectationCount += 1
      if let difference = difference(from: expectation, news: news) {
        fail(expectation.path, "expected \(difference.expected), found \(difference.found)")
      }
    }
    expectedUpTo = device.trace.count
  }

  /// A difference from an expectation.
  struct Difference {
    let expected: Phrase
    let found: Phrase

    init?<Value: Equatable>(
      _ expected: Value, _ found: Value, _ text: (Value) -> Phrase = { Phrase(verbatim: "\($0)") }
    ) {
      if expected == found { return nil }
      self.expected = text(expected)
      self.found = text(found)
    }

    init(expected: Phrase, found: Phrase) {
      self.expected = expected
      self.found = found
    }
  }

  private func difference(from expectation: ScenarioExpectation, news: [TraceEntry]) -> Difference? {
    guard let installed = apps[expectation.app] else {
      return Difference(expected: "an app", found: "one that was never installed")
    }
    guard let app = expectation.part.map({ device.extensionID($0, of: installed) }) ?? installed else {
      return Difference(expected: "an extension", found: "one that never ran")
    }
    let happened = ScenarioNews(of: app, in: news)
    let authorization = device[app].authorization
    switch expectation.claim {
    case .status(let status): return Difference(status, authorization.status)
    case .accuracy(let accuracy): return Difference(accuracy, authorization.accuracy(under: device.policy))
    case .grant(let grant): return Difference(grant, authorization.grant)
    case .phase(let phase): return Difference(phase, device.phase(of: app))
    case .indicator(let isVisible):
      return Difference(isVisible, isIndicatorVisible(for: app)) { $0 ? "an indicator" : "no indicator" }
    case .noPrompt: return Difference(nil, device.visiblePrompt?.app) { $0 == nil ? "no prompt" : "a prompt" }
    case .prompt(let claim): return difference(from: claim)
    case .authorizations(let statuses):
      return Difference(statuses, happened.authorizations) { $0.isEmpty ? "no callback" : Self.list($0) }
    case .callbacks(let methods): return Difference(methods, happened.callbacks) { Self.list($0) }
    case .fixes(let count): return Self.difference(count, happened.fixCount, "locations")
    case .errors(let codes): return Difference(codes, happened.errors) { Self.list($0) }
    case .completions(let codes):
      return Difference(codes, happened.completions) {
        Self.list($0.map { code -> Phrase in code.map { Phrase(verbatim: "\($0)") } ?? "no error" })
      }
    case .raised(let exceptions): return Difference(exceptions, happened.raised) { Self.list($0) }
    case .backgroundLaunches(let count):
      return Difference(count, happened.backgroundLaunches) { "\($0) launches" }
    case .missingDescriptionWarned(let warned):
      return Difference(warned, happened.missingDescriptionWarned) { $0 ? "a warning" : "no warning" }
    case .diagnostics(let names): return Difference(names, happened.diagnostics) { Self.list($0) }
    case .settingsRows(let rows): return Difference(rows, settingsRows(for: app)) { Self.list($0) }
    case .horizontalAccuracy(let range):
      guard let accuracy = happened.horizontalAccuracy else {
        return Difference(expected: "a location", found: "none")
      }
      if range.contains(accuracy) { return nil }
      return Difference(
        expected: "\(TraceFormat.meters(range.lowerBound)) to \(TraceFormat.meters(range.upperBound))",
        found: Phrase(verbatim: TraceFormat.meters(accuracy)))
    }
  }

  private static func difference(_ range: ClosedRange<Int>, _ count: Int, _ what: Phrase) -> Difference? {
    if range.contains(count) { return nil }
    let expected: Phrase
    if range.lowerBound == range.upperBound {
      expected = "\(range.lowerBound)"
    } else if range.upperBound == Int.max {
      expected = "at least \(range.lowerBound)"
    } else {
      expected = "\(range.lowerBound) to \(range.upperBound)"
    }
    return Difference(expected: "\(expected) \(what)", found: "\(count)")
  }

  private static func list(_ values: [some Any]) -> Phrase {
    values.isEmpty ? "nothing" : .joined(values.map { ($0 as? Phrase) ?? Phrase(verbatim: "\($0)") })
  }

  private func difference(from claim: ScenarioPromptClaim) -> Difference? {
    guard let looks = device.visiblePromptLooks else {
      return Difference(
        expected: claim.title.map { Phrase(verbatim: "“\($0)”") } ?? "a prompt", found: "no prompt")
    }
    if let title = claim.title, let difference = Difference(title, looks.title) { return difference }
    if let buttons = claim.buttons, let difference = Difference(buttons, looks.buttons, Self.list) {
      return difference
    }
    if let text = claim.text,
      let difference = Difference(text, looks.text, { $0.map { Phrase(verbatim: $0) } ?? "no text" })
    {
      return difference
    }
    if let hasMap = claim.hasMap,
      let difference = Difference(hasMap, looks.hasMap, { $0 ? "a map" : "no map" })
    {
      return difference
    }
    return claim.hasPreciseToggle.flatMap {
      Difference($0, looks.hasPreciseToggle) { $0 ? "a Precise toggle" : "no Precise toggle" }
    }
  }

  private func isIndicatorVisible(for app: AppID) -> Bool {
    for entry in device.trace.entries.reversed() where entry.app == app {
      if case .indicator(let indicator) = entry.event { return indicator.isVisible }
    }
    return false
  }

  private func settingsRows(for app: AppID) -> [String] {
    let app = device[app]
    return SettingsLooks(of: app.authorization, of: app.bundle.configuration, under: device.policy).rows
      .map(\.label)
  }
}
