package import LocationPolicy
import LocationSimulation

/// The requirements of a journey on an iPhone: waits, manual steps, hardware, and whether a kit can make it.
package struct ExperimentNeeds: Hashable, Sendable {
  /// The maximum total wait of a journey in a kit, in seconds.
  package static let longestWait = 3_600.0

  /// Instructions for the manual steps of the experiment, in order.
  package private(set) var byHand: [String] = []
  /// Whether the journey needs a real iPhone, because simulators lack the hardware.
  package private(set) var isForDevice = false
  /// The total duration of the waits, in seconds.
  package private(set) var seconds = 0.0
  /// The reason why no kit can make the journey; nil if one can.
  package private(set) var obstacle: String?

  /// The major number of the first iOS version that a kit runs on, as required by UI tests of today's Xcode.
  package static let firstVersion = 15

  /// Determines the requirements of a scenario on a release.
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
    if scenario["steps"].map(Self.calibrates) ?? false {
      obstacle = obstacle ?? "the Probe shows no display for calibrating the compass"
    }
    if scenario["track"] != nil { obstacle = obstacle ?? "the kit follows no track" }
    for step in scenario["steps"]?.elements ?? [] { add(step) }
    if seconds > Self.longestWait {
      obstacle = obstacle ?? "it takes \(TraceFormat.seconds(seconds)) of waiting, and the kit waits an hour"
    }
  }

  /// The method lists of the Probe's delegates other than the one that has all methods.
  private static let delegates: [[String?]] = [["didUpdateLocations"], ["didFailWithError"], []]

  /// Returns whether a value contains anything for some releases only, or a delegate that the Probe lacks.
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

  /// Returns whether a value names a call of ActivityKit.
  private static func showsLiveActivity(_ value: JSONValue) -> Bool {
    names(value) { $0.hasPrefix("Activity.") }
  }

  /// Returns whether a value names a call about the display for calibrating the compass.
  private static func calibrates(_ value: JSONValue) -> Bool {
    names(value) { $0.hasSuffix("HeadingCalibration") || $0.hasSuffix("HeadingCalibrationDisplay") }
  }

  /// Returns whether a value contains a word, as a text or as the name of a field.
  private static func names(_ value: JSONValue, _ isMeant: (String) -> Bool) -> Bool {
    switch value {
    case .string(let name): isMeant(name)
    case .object(let fields): fields.contains { isMeant($0.key) || names($0.value, isMeant) }
    case .array(let values): values.contains { names($0, isMeant) }
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
  /// The elements of a list; empty for other values.
  package var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The text; nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The action that a step names: the text itself or the name of an object's main field; nil for other
  /// values.
  var keyword: String? {
    switch self {
    case .string(let text): text
    case .object(let values):
      values.keys.sorted().first { $0 != "precise" && $0 != "isLegible" && $0 != "atMost" }
    case .null, .boolean, .integer, .number, .array: nil
    }
  }

  /// The seconds of a duration, which is a number or a text such as "10 min"; nil if it is neither.
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
