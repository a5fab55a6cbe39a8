import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationTerms
import LocationTracks

/// A reader of the steps of a scenario and the calls of its apps.
struct ScenarioStepReader {
  let apps: ScenarioApps
  let track: Track?

  private static let subjects = ["app", "person", "world", "system", "wait", "until", "expect"]
  private static let modifiers = ["of", "on", "ios", "mayBeRefused", "note", "atMost", "in"]

  /// Returns the steps of a list.
  func steps(_ node: ScenarioNode) throws(ScenarioError) -> [ScenarioStep] {
    let nodes = try node.list()
    guard nodes.count <= Scenario.stepLimit else {
      throw node.error("there are \(nodes.count) steps; the most are \(Scenario.stepLimit)")
    }
    return try nodes.map { node throws(ScenarioError) in try step(node) }
  }

  private func step(_ node: ScenarioNode) throws(ScenarioError) -> ScenarioStep {
    let object = try node.object(allowing: Self.subjects + Self.modifiers)
    return ScenarioStep(
      path: node.path, releases: try object["ios"]?.releases().asSet,
      mayBeRefused: try object["mayBeRefused"]?.boolean() ?? false, note: try object["note"]?.string(),
      action: try action(object))
  }

  private func action(_ object: ScenarioObject) throws(ScenarioError) -> ScenarioStep.Action {
    let subjects = Self.subjects.filter { object[$0] != nil }
    guard subjects.count <= 1 else {
      throw ScenarioError(
        object.path, "a step is one thing, and this has \(subjects.joined(separator: " and "))")
    }
    guard let subject = subjects.first, let node = object[subject] else {
      guard object["note"] != nil else {
        throw ScenarioError(object.path, "a step needs one of \(Self.subjects.joined(separator: ", "))")
      }
      return .none
    }
    if let on = object["on"], subject != "app" { throw on.error("“on” is only for “app”") }
    if let atMost = object["atMost"], subject != "until" {
      throw atMost.error("“atMost” is only for “until”")
    }
    if let part = object["in"], subject != "app", subject != "expect" {
      throw part.error("“in” is only for “app” and “expect”")
    }
    let part = try object["in"]?.word(naming: ExtensionKind.self)
    let app = object["of"]
    switch subject {
    case "app":
      return .app(
        try apps.app(named: app, at: object.path), part, try calls(node, on: try object["on"]?.string()))
    case "person": return try node.personAction(apps, app: app)
    case "world": return .world(try node.worldChange(track: track))
    case "system": return try system(node, app: app)
    case "wait": return .wait(seconds: try node.duration())
    case "until":
      return .waitUntil(
        try goal(node, app: app), atMost: try object["atMost"]?.duration() ?? Self.standardPatience)
    default: return .expect(try node.expectations(apps, app: app, in: part))
    }
  }

  /// The default limit for a step that waits for something: a week.
  private static let standardPatience = 604_800.0

  private func system(_ node: ScenarioNode, app: ScenarioNode?) throws(ScenarioError) -> ScenarioStep.Action {
    let actions = SystemAction<AppIndex>.words
    if node.isString {
      let action = try node.word(actions.map { ($0.word, $0.action) })
      return .system(action(try apps.index(named: app, at: node.path)))
    }
    let object = try node.object(allowing: actions.map(\.word))
    guard object.values.count == 1, let name = object.values.keys.first,
      let action = actions.first(where: { $0.word == name })?.action, let argument = object[name]
    else {
      throw node.error("the system does one thing in a step: \(actions.map(\.word).joined(separator: ", "))")
    }
    return .system(action(try apps.index(named: argument, at: argument.path)))
  }

  private func goal(_ node: ScenarioNode, app: ScenarioNode?) throws(ScenarioError) -> ScenarioGoal {
    if node.isString {
      let goal = try node.word([
        ("nextEvent", ScenarioGoal?.some(.nextEvent)), ("prompt", .prompt), ("fix", nil),
      ])
      if let goal { return goal }
      return .fix(app: try apps.app(named: app, at: node.path))
    }
    let object = try node.object(allowing: ["phase", "status"])
    let app = try apps.app(named: app, at: node.path)
    if let phase = object["phase"], object.values.count == 1 {
      return .phase(try phase.word(naming: AppPhase.self), app: app)
    }
    if let status = object["status"], object.values.count == 1 {
      return .status(try status.word(naming: AuthorizationStatus.self), app: app)
    }
    throw node.error("wait until one thing: nextEvent, prompt, fix, {\"phase\": …} or {\"status\": …}")
  }

  /// Returns the calls of a list, or of a single call; `object` is the default object.
  func calls(_ node: ScenarioNode, on object: String? = nil) throws(ScenarioError) -> [ScenarioCall] {
    try node.listOrOne().map { node throws(ScenarioError) in try call(node, on: object) }
  }

  private func call(_ node: ScenarioNode, on object: String?) throws(ScenarioError) -> ScenarioCall {
    if node.isString { return try call(node, argument: nil, at: node.path, on: object, releases: nil) }
    let names = CallWord.all.map(\.name)
    let fields = try node.object(allowing: ["call", "on", "ios"] + names)
    let keys = fields.values.keys.filter { $0 != "on" && $0 != "ios" }
    guard keys.count == 1, let key = keys.first, let value = fields[key] else {
      throw node.error("a call is a name, or an object with one: {\"requestLocation\": …}")
    }
    let object = try fields["on"]?.string() ?? object
    let releases = try fields["ios"]?.releases().asSet
    if key == "call" {
      return try call(value, argument: nil, at: node.path, on: object, releases: releases)
    }
    return try call(
      ScenarioNode(value: .string(key), path: node.path), argument: value, at: node.path, on: object,
      releases: releases)
  }

  private func call(
    _ name: ScenarioNode, argument: ScenarioNode?, at path: String, on object: String?,
    releases: Set<Release>?
  ) throws(ScenarioError) -> ScenarioCall {
    let word = try name.word(CallWord.all.map { ($0.name, $0) })
    let code = try word.read(CallArgument(name: word.name, optional: argument, path: path))
    return ScenarioCall(
      path: path, releases: releases, call: NamedCall(code, on: object ?? word.object))
  }
}

extension [Release] {
  fileprivate var asSet: Set<Release> { Set(self) }
}
