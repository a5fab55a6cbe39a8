import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationTerms

extension ScenarioNode {
  /// Reads an action of the person: a keyword, or an object with one.
  func personAction(_ apps: ScenarioApps, app: ScenarioNode?) throws(ScenarioError) -> ScenarioStep.Action {
    if isString { return .person(try actionOfWord(apps, app: app)) }
    let words = PersonAction<AppIndex>.words
    let object = try object(allowing: words.map(\.word) + ["precise", "isLegible"])
    let actions = words.filter { object[$0.word] != nil }
    guard actions.count == 1, let (name, form) = actions.first, let node = object[name] else {
      throw error("a person does one thing in a step: \(words.map(\.word).joined(separator: ", "))")
    }
    if let stray = object["precise"], name != "answers" {
      throw stray.error("“precise” is only for “answers”")
    }
    if let stray = object["isLegible"], name != "tapsLocationButton" {
      throw stray.error("“isLegible” is only for “tapsLocationButton”")
    }
    switch form {
    case .plain: throw node.error("“\(name)” takes no argument; write \"person\": \"\(name)\"")
    case .app(let make): return .person(make(try apps.index(named: node, at: node.path)))
    case .flag(let make): return .person(make(try node.boolean()))
    case .flagOfApp(let make):
      return .person(make(try node.boolean(), try apps.index(named: app, at: node.path)))
    case .row(let make):
      return .person(make(try node.word(SettingsRow.words), try apps.index(named: app, at: node.path)))
    case .answer:
      return .answers(try node.choices(), precise: try object["precise"]?.boolean() ?? true)
    case .locationButton:
      return .person(.tapsLocationButton(isLegible: try object["isLegible"]?.boolean() ?? true))
    case .bundle: return .person(.installs(try node.installedBundle(apps)))
    case .release: return .person(.updatesSystem(to: try node.release()))
    }
  }

  /// Reads an action whose keyword is enough.
  private func actionOfWord(
    _ apps: ScenarioApps, app: ScenarioNode?
  ) throws(ScenarioError) -> PersonAction<AppIndex> {
    let words = PersonAction<AppIndex>.words.filter { $0.form.isWordEnough }
    switch try word(words.map { ($0.word, $0.form) }) {
    case .plain(let action): return action
    case .app(let make): return make(try apps.index(named: app, at: path))
    case .locationButton: return .tapsLocationButton()
    case .flag, .flagOfApp, .row, .answer, .bundle, .release:
      preconditionFailure("a word that is not enough was taken for one that is")
    }
  }

  /// Reads the choices of an answer, by label or by name; the first that the prompt offers is used.
  private func choices() throws(ScenarioError) -> [Choice] {
    var choices: [Choice] = []
    for node in try listOrOne() { choices += try node.choicesOfWord() }
    return choices
  }

  /// Reads the choice that a word names; several for a word from the time when not all labels were known.
  private func choicesOfWord() throws(ScenarioError) -> [Choice] {
    let text = try string()
    let choices = Choice.named(text)
    if !choices.isEmpty { return choices }
    let known = Choice.allCases.map(\.label) + Choice.allCases.map(\.caseName)
    throw ScenarioError(path, "“\(text)” is not understood", word: text, allowed: known)
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
    try ScenarioAppReader(apps: apps, files: nil, policy: .policy(for: .newest)).bundle(of: self)
  }
}
