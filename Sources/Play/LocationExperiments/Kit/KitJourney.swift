import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms

/// A scenario as the Probe and the Driver read it: each step in one form, with all names resolved.
struct KitJourney {
  private let scenario: JSONValue
  private let bundle: String

  init(_ scenario: JSONValue, bundle: String) {
    self.scenario = scenario
    self.bundle = bundle
  }

  /// Journey.json.
  var value: JSONValue {
    let app = scenario["apps"]?.elements.first ?? .null
    let reactions = Self.reactions.compactMap { name in app[name].map { (name, Self.calls($0)) } }
    var statuses: [String: JSONValue] = [:]
    if case .object(let values)? = app["onAuthorization"] { statuses = values.mapValues { Self.calls($0) } }
    return [
      "bundle": .string(bundle), "reactions": .object(Dictionary(uniqueKeysWithValues: reactions)),
      "onAuthorization": .object(statuses),
      "steps": .array((scenario["steps"]?.elements ?? []).map(Self.step)),
    ]
  }

  private static let reactions = [
    "onLaunch", "onLocationLaunch", "onForeground", "onBackground", "onLocations", "onFailure", "onPause",
    "onLocationButton",
  ]

  // Calls

  private static func calls(_ value: JSONValue, on object: String? = nil) -> JSONValue {
    let list = if case .array(let calls) = value { calls } else { [value] }
    return .array(list.map { call($0, on: object) })
  }

  private static func call(_ value: JSONValue, on object: String?) -> JSONValue {
    switch value {
    case .object(let fields):
      let name = fields["call"]?.text ?? fields.keys.sorted().first { $0 != "on" && $0 != "ios" } ?? ""
      let argument = fields["call"] == nil ? fields[name] : nil
      return call(name, on: fields["on"]?.text ?? object, argument: argument)
    case .null, .boolean, .integer, .number, .string, .array:
      return call(value.text ?? "", on: object, argument: nil)
    }
  }

  private static func call(_ name: String, on object: String?, argument: JSONValue?) -> JSONValue {
    let standard = CallWord.all.first { $0.name == name }?.object ?? ""
    var call: JSONValue = ["call": .string(name), "on": .string(object ?? standard)]
    if let argument {
      call["argument"] = argument.seconds.map { seconds(argument, or: $0, of: name) } ?? argument
    }
    return call
  }

  /// Returns a call's argument, converted to seconds if the call takes a duration.
  private static func seconds(_ argument: JSONValue, or seconds: Double, of call: String) -> JSONValue {
    call == "beginBackgroundTask" ? .number(seconds) : argument
  }

  // Steps

  private static func step(_ step: JSONValue) -> JSONValue {
    if let calls = step["app"] {
      return ["kind": "app", "calls": Self.calls(calls, on: step["on"]?.text)]
    }
    if let wait = step["wait"] { return ["kind": "wait", "seconds": .number(wait.seconds ?? 0)] }
    if let goal = step["until"] {
      return [
        "kind": "until", "action": .string(goal.keyword ?? ""),
        "seconds": .number(step["atMost"]?.seconds ?? KitStep.patience),
      ]
    }
    if let action = step["person"] { return person(action) }
    if let action = step["system"] {
      return action.keyword == "terminates"
        ? ["kind": "system", "action": "terminates"] : byHand(KitStep.instruction(for: action.keyword ?? ""))
    }
    if let change = step["world"] { return world(change) }
    // Expectations are for players of scenarios; the comparison of records considers everything.
    if step["expect"] != nil { return ["kind": "wait", "seconds": 0] }
    return byHand(step["note"]?.text ?? "")
  }

  private static func byHand(_ instruction: String) -> JSONValue {
    ["kind": "hands", "text": .string(instruction), "seconds": .number(KitStep.timeForHands)]
  }

  private static func person(_ action: JSONValue) -> JSONValue {
    let word = action.keyword ?? ""
    var step: JSONValue = ["kind": "person", "action": .string(word)]
    switch word {
    case "opens", "goesHome", "opensSettings", "tapsLocationButton": break
    case "answers":
      let texts = action["answers"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
      let labels = texts.compactMap(\.text).flatMap { text in Choice.named(text).map(\.label) }
      step["argument"] = JSONValue(labels)
      if action["precise"] == .boolean(false) { step["text"] = "imprecise" }
    case "chooses": step["argument"] = JSONValue(Self.labels(ofRow: action["chooses"]?.text ?? ""))
    case "setsPrecise", "setsLocationServices": step["argument"] = action[word] ?? true
    default: return byHand(KitStep.instruction(for: word))
    }
    return step
  }

  /// Returns the labels that a row of Settings has on any release, beginning with the journey's.
  private static func labels(ofRow text: String) -> [String] {
    let rows = Policies.known.map { $0.settingsRows.value }
    let row = SettingsRow.allCases.first { row in
      rows.contains { $0.scenarioWord(for: row) == text || $0.label(of: row) == text }
    }
    guard let row else { return [text] }
    var labels = [text]
    for label in rows.map({ $0.label(of: row) }) where !labels.contains(label) { labels.append(label) }
    return labels
  }

  private static func world(_ change: JSONValue) -> JSONValue {
    guard let place = change["stays"] else { return byHand(KitStep.instruction(for: change.keyword ?? "")) }
    let coordinates: [JSONValue] =
      place.elements.isEmpty ? [place["latitude"] ?? 0, place["longitude"] ?? 0] : place.elements
    let text = coordinates.compactMap(\.seconds).map { "\($0)" }.joined(separator: ", ")
    return [
      "kind": "place", "argument": .array(coordinates), "text": .string(text),
      "seconds": .number(KitStep.timeForHands),
    ]
  }
}
