import LocationPolicy
import LocationSimulation
import LocationTerms

extension ScenarioNode {
  private static let plainActions: [(name: String, value: PersonAction)] = [
    ("goesHome", .goesHome), ("opensSettings", .opensSettings), ("locksPhone", .locksPhone),
    ("unlocksPhone", .unlocksPhone), ("resetsLocationAndPrivacy", .resetsLocationAndPrivacy),
    ("tapsIndicator", .tapsIndicator), ("tapsLocationButton", .tapsLocationButton()),
    ("restartsPhone", .restartsPhone),
  ]
  private static let appActions: [(name: String, value: @Sendable (AppID) -> PersonAction)] = [
    ("opens", { .opens($0) }), ("forceQuits", { .forceQuits($0) }), ("deletes", { .deletes($0) }),
    ("addsWidget", { .addsWidget($0) }), ("looksAtWidget", { .looksAtWidget($0) }),
  ]
  private static let otherActions = [
    "answers", "installs", "chooses", "setsPrecise", "setsLocationServices", "setsBackgroundAppRefresh",
    "setsRestriction", "updatesSystem",
  ]

  /// What the person does: a word, or an object with one.
  func personAction(_ apps: ScenarioApps, app: ScenarioNode?) throws(ScenarioError) -> ScenarioPersonAction {
    if isString {
      let plain = Self.plainActions.map { ($0.name, ScenarioPersonAction?.some(.plain($0.value))) }
      if let action = try word(plain + Self.appActions.map { ($0.name, nil) }) { return action }
      return .withApp(try word(Self.appActions), app: try apps.app(named: app, at: path))
    }
    let names = Self.plainActions.map(\.name) + Self.appActions.map(\.name) + Self.otherActions
    let object = try object(allowing: names + ["precise", "isLegible"])
    let actions = object.values.keys.filter(names.contains)
    guard actions.count == 1, let name = actions.first, let node = object[name] else {
      throw error("a person does one thing in a step: \(names.joined(separator: ", "))")
    }
    if let stray = object["precise"], name != "answers" { throw stray.error("“precise” goes with “answers”") }
    if let stray = object["isLegible"], name != "tapsLocationButton" {
      throw stray.error("“isLegible” goes with “tapsLocationButton”")
    }
    if name == "answers" {
      return .answers(try node.choices(), precise: try object["precise"]?.boolean() ?? true)
    }
    if name == "tapsLocationButton" {
      return .plain(.tapsLocationButton(isLegible: try object["isLegible"]?.boolean() ?? true))
    }
    if let action = Self.appActions.first(where: { $0.name == name })?.value {
      return .withApp(action, app: try apps.app(named: node, at: node.path))
    }
    return try node.settingsAction(name, apps, app: app)
  }

  private func settingsAction(
    _ name: String, _ apps: ScenarioApps, app: ScenarioNode?
  ) throws(ScenarioError) -> ScenarioPersonAction {
    switch name {
    case "installs": return .installs(try installedBundle(apps))
    case "chooses":
      let row = try settingsRow()
      return .withApp({ .chooses(row, for: $0) }, app: try apps.app(named: app, at: path))
    case "setsPrecise":
      let precise = try boolean()
      return .withApp({ .setsPrecise(precise, for: $0) }, app: try apps.app(named: app, at: path))
    case "setsBackgroundAppRefresh":
      let on = try boolean()
      return .withApp({ .setsBackgroundAppRefresh(on, for: $0) }, app: try apps.app(named: app, at: path))
    case "setsLocationServices": return .plain(.setsLocationServices(try boolean()))
    case "updatesSystem": return .plain(.updatesSystem(to: try release()))
    case "setsRestriction": return .plain(.setsRestriction(try boolean()))
    default: throw error("“\(name)” takes no argument; write \"person\": \"\(name)\"")
    }
  }

  /// The choices of an answer, by button or by name; the first that the prompt has is taken.
  private func choices() throws(ScenarioError) -> [Choice] {
    var choices: [Choice] = []
    for node in try listOrOne() { choices += try node.choicesOfWord() }
    return choices
  }

  /// The choice that a word names; several for a word of the time when not all labels were known.
  private func choicesOfWord() throws(ScenarioError) -> [Choice] {
    let text = try string()
    let choices = Choice.named(text)
    if !choices.isEmpty { return choices }
    let known = Choice.allCases.map(\.label) + Choice.allCases.map(\.caseName)
    throw ScenarioError(path, "“\(text)” is not understood", word: text, allowed: known)
  }

  private func settingsRow() throws(ScenarioError) -> SettingsRow {
    try word([
      ("Off", .off), ("On", .on), ("Never", .never), ("Ask Next Time", .askNextTime),
      ("Ask Next Time Or When I Share", .askNextTime), ("While Using", .whileUsing),
      ("While Using the App", .whileUsing), ("Always", .always),
    ])
  }

  private func release() throws(ScenarioError) -> Release {
    let text = try string()
    guard let release = Policies.known.release(named: text) else {
      throw ScenarioError(
        path, "“\(text)” is not a release", word: text, allowed: Release.allCases.map(\.name))
    }
    return release
  }

  private func installedBundle(_ apps: ScenarioApps) throws(ScenarioError) -> AppBundle {
    try ScenarioAppReader(apps: apps, folder: nil, policy: .policy(for: .newest)).bundle(of: self)
  }
}
