import LocationDelivery
import LocationPolicy
import LocationSimulation

extension ScenarioNode {
  private static let claims = [
    "status", "accuracy", "grant", "phase", "indicator", "prompt", "authorizations", "callbacks", "fixes",
    "errors", "completions", "raised", "backgroundLaunches", "missingDescriptionWarned", "diagnostics",
    "settingsRows", "horizontalAccuracy",
  ]

  /// Reads expectations: an object of claims, or a list of such objects for different releases or apps.
  func expectations(
    _ apps: ScenarioApps, app: ScenarioNode?, in part: ExtensionKind?
  ) throws(ScenarioError) -> [ScenarioExpectation] {
    var expectations: [ScenarioExpectation] = []
    for node in try listOrOne() {
      let object = try node.object(allowing: ["ios", "of", "in"] + Self.claims)
      let releases = try object["ios"]?.releases()
      let app = try apps.app(named: object["of"] ?? app, at: node.path)
      let part = try object["in"]?.word(naming: ExtensionKind.self) ?? part
      for name in Self.claims {
        guard let value = object[name] else { continue }
        expectations.append(
          ScenarioExpectation(
            path: value.path, releases: releases.map(Set.init), app: app, part: part,
            claim: try value.claim(name)))
      }
    }
    return expectations
  }

  private func claim(_ name: String) throws(ScenarioError) -> ScenarioExpectation.Claim {
    switch name {
    case "status": .status(try word(naming: AuthorizationStatus.self))
    case "accuracy": .accuracy(try word(naming: Accuracy.self))
    case "grant": .grant(try word(naming: Grant.self))
    case "phase": .phase(try word(naming: AppPhase.self))
    case "indicator": .indicator(try boolean())
    case "prompt": isNull ? .noPrompt : .prompt(try promptClaim())
    case "authorizations":
      .authorizations(
        try list().map { node throws(ScenarioError) in try node.word(naming: AuthorizationStatus.self) })
    case "callbacks": .callbacks(try list().map { node throws(ScenarioError) in try node.string() })
    case "fixes": .fixes(try count())
    case "errors": .errors(try list().map { node throws(ScenarioError) in try node.errorCode() })
    case "completions":
      .completions(
        try list().map { node throws(ScenarioError) in node.isNull ? nil : try node.errorCode() })
    case "raised":
      .raised(
        isNull
          ? []
          : try listOrOne().map { node throws(ScenarioError) in try node.word(naming: LocationException.self)
          })
    case "backgroundLaunches": .backgroundLaunches(try integer(in: 0...1_000_000))
    case "missingDescriptionWarned": .missingDescriptionWarned(try boolean())
    case "diagnostics": .diagnostics(try list().map { node throws(ScenarioError) in try node.string() })
    case "settingsRows": .settingsRows(try list().map { node throws(ScenarioError) in try node.rowLabel() })
    case "horizontalAccuracy": .horizontalAccuracy(try range())
    default: throw error("“\(name)” is not an expectation")
    }
  }

  private func errorCode() throws(ScenarioError) -> LocationErrorCode {
    try word(naming: LocationErrorCode.self)
  }

  /// Reads a count: an exact number, or an object with a minimum and a maximum.
  private func count() throws(ScenarioError) -> ClosedRange<Int> {
    guard isObject else {
      let number = try integer(in: 0...1_000_000_000)
      return number...number
    }
    let object = try object(allowing: ["atLeast", "atMost"])
    let least = try object["atLeast"]?.integer(in: 0...1_000_000_000) ?? 0
    let most = try object["atMost"]?.integer(in: least...1_000_000_000) ?? Int.max
    return least...most
  }

  private func range() throws(ScenarioError) -> ClosedRange<Double> {
    let object = try object(allowing: ["atLeast", "atMost"])
    let least = try object["atLeast"]?.number(in: -1...1e9) ?? -1
    let most = try object["atMost"]?.number(in: least...1e9) ?? 1e9
    return least...most
  }

  private func promptClaim() throws(ScenarioError) -> ScenarioPromptClaim {
    if isString { return ScenarioPromptClaim(title: try string()) }
    let object = try object(allowing: ["title", "buttons", "text", "map", "precise"])
    return ScenarioPromptClaim(
      title: try object["title"]?.string(),
      buttons: try object["buttons"]?.list().map { node throws(ScenarioError) in try node.buttonLabel() },
      text: try object["text"]?.string(), hasMap: try object["map"]?.boolean(),
      hasPreciseToggle: try object["precise"]?.boolean())
  }

  /// Reads the label of a button, with the phone's apostrophe.
  private func buttonLabel() throws(ScenarioError) -> String {
    String(try string().map { $0 == "'" ? "’" : $0 })
  }

  /// Reads the label of a row in Settings, which can also have its name in the list of all apps.
  private func rowLabel() throws(ScenarioError) -> String {
    let text = try string()
    return text == "While Using" ? "While Using the App" : text
  }
}
