package import LocationPolicy
import LocationSimulation

/// What a journey takes on an iPhone.
package struct ExperimentNeeds: Hashable, Sendable {
  /// How long the kit waits at most in one journey, in seconds.
  package static let longestWait = 3_600.0

  /// What the person who makes the experiment does by hand, in order.
  package private(set) var byHand: [String] = []
  /// Whether only an iPhone can make it, because simulators lack the hardware.
  package private(set) var isForDevice = false
  /// The seconds that its waits take together.
  package private(set) var seconds = 0.0
  /// Why no kit can make the journey; nil if it can.
  package private(set) var obstacle: String?

  /// The first version of iOS that a kit runs on, by its major number: UI tests of today's Xcode need it.
  package static let firstVersion = 15

  /// Looks through the steps of a scenario, and at the release that it is for.
  package init(_ scenario: JSONValue, on release: Release) {
    if release.major < Self.firstVersion { obstacle = "a kit needs iOS \(Self.firstVersion) or later" }
    if scenario["apps"]?.elements.count != 1 {
      obstacle = obstacle ?? "the kit has one app, and the journey has several"
    }
    if Self.hasConditions(scenario["apps"] ?? .null) || Self.hasConditions(scenario["steps"] ?? .null) {
      obstacle =
        obstacle
        ?? "the kit takes no steps or calls for some releases only, and few lists of delegate methods"
    }
    if scenario["steps"].map(Self.showsLiveActivity) ?? false {
      obstacle = obstacle ?? "the Probe has no Live Activity"
    }
    if scenario["track"] != nil { obstacle = obstacle ?? "the kit follows no track" }
    for step in scenario["steps"]?.elements ?? [] { add(step) }
    if seconds > Self.longestWait {
      obstacle = obstacle ?? "it takes \(TraceFormat.seconds(seconds)) of waiting, and the kit waits an hour"
    }
  }

  /// The methods of the delegates that the Probe has besides one with all methods.
  private static let delegates: [[String?]] = [["didUpdateLocations"], ["didFailWithError"], []]

  /// Whether something in a value is for some releases only, or a delegate is none of the Probe's.
  private static func hasConditions(_ value: JSONValue) -> Bool {
    switch value {
    case .object(let fields):
      if fields["ios"] != nil { return true }
      if case .array(let methods)? = fields["delegate"] {
        return !delegates.contains(methods.map(\.text))
      }
      return fields.values.contains(where: hasConditions)
    case .array(let values): return values.contains(where: hasConditions)
    case .null, .boolean, .integer, .number, .string: return false
    }
  }

  /// Whether a value names a call of ActivityKit.
  private static func showsLiveActivity(_ value: JSONValue) -> Bool {
    switch value {
    case .string(let name): name.hasPrefix("Activity.")
    case .object(let fields):
      fields.keys.contains { $0.hasPrefix("Activity.") } || fields.values.contains(where: showsLiveActivity)
    case .array(let values): values.contains(where: showsLiveActivity)
    case .null, .boolean, .integer, .number: false
    }
  }

  private mutating func add(_ step: JSONValue) {
    if let wait = step["wait"] { seconds += wait.seconds ?? 0 }
    if step["until"] != nil { seconds += step["atMost"]?.seconds ?? KitStep.patience }
    if let action = step["person"]?.keyword { addPerson(action) }
    if let action = step["system"]?.keyword { addSystem(action) }
    if let change = step["world"]?.keyword { addWorld(change) }
    if step["app"] == nil, case .string(let note)? = step["note"] { byHand.append(note) }
  }

  private mutating func addPerson(_ action: String) {
    switch action {
    case "opens", "goesHome", "opensSettings", "answers", "chooses", "setsPrecise", "setsLocationServices",
      "tapsLocationButton":
      break
    case "restartsPhone", "updatesSystem": obstacle = obstacle ?? "the Driver does not outlive a restart"
    case "showsInCar": obstacle = obstacle ?? "the Probe has no CarPlay scene"
    case "removesLiveActivity": obstacle = obstacle ?? "the Probe has no Live Activity"
    case "addsWidget", "looksAtWidget": obstacle = obstacle ?? "the Probe has no widget"
    default: byHand.append(KitStep.instruction(for: action))
    }
  }

  private mutating func addSystem(_ action: String) {
    switch action {
    case "terminates": break
    case "launchesInBackground": byHand.append(KitStep.instruction(for: action))
    default: obstacle = obstacle ?? "no one can make the system do it (\(action))"
    }
  }

  private mutating func addWorld(_ change: String) {
    switch change {
    case "stays": break
    case "heading", "bluetooth", "beacons":
      isForDevice = true
      byHand.append(KitStep.instruction(for: change))
    default: obstacle = obstacle ?? "no one can set the phone's surroundings so (\(change))"
    }
  }
}

extension JSONValue {
  /// The elements of a list; none of anything else.
  package var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The text; nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The word that a step begins with: the text itself, or the first name of an object.
  var keyword: String? {
    switch self {
    case .string(let text): text
    case .object(let values):
      values.keys.sorted().first { $0 != "precise" && $0 != "isLegible" && $0 != "atMost" }
    case .null, .boolean, .integer, .number, .array: nil
    }
  }

  /// The seconds of a duration, which is a number or a text such as "10 min".
  var seconds: Double? {
    switch self {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    case .string(let text):
      let units = [("min", 60.0), ("h", 3_600), ("d", 86_400), ("s", 1)]
      guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
      return Double(text.dropLast(unit.count).trimmingPrefix { $0 == " " }.filter { $0 != " " }).map {
        $0 * factor
      }
    case .null, .boolean, .array, .object: return nil
    }
  }
}
