import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation

/// Writes the events on a phone as a scenario for `sextant simulate`: every input from outside, at its time.
///
/// The scenario has no code of the app: the code's calls to Core Location are steps. The last step expects the
/// result: a crash, and the final state of the phone.
struct PhoneScenario {
  private let app: AppBundle
  private let release: Release
  private let entries: [TraceEntry]
  private let end: Moment
  private let found: [String: JSONValue]

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  init(on phone: TestPhone) {
    let prompt = phone.prompt.map { JSONValue.object(["title": .string($0.title)]) }
    (app, release, entries, end, found) = phone.host.read { device in
      let app = device[phone.host.app]
      let state = app.authorization
      let found: [String: JSONValue] = [
        "status": .string("\(state.status)"), "grant": .string("\(state.grant)"),
        "accuracy": .string("\(state.accuracy(under: device.policy))"), "phase": .string("\(state.phase)"),
        "prompt": prompt ?? .null,
      ]
      return (app.bundle, device.policy.release, device.trace.entries, device.now, found)
    }
  }

  /// Returns the scenario as JSON; the name describes what it shows.
  func text(name: String) -> String {
    var bundle: [String: JSONValue] = ["name": .string(app.name), "infoPlist": .object(app.infoPlist.values)]
    if app.configuration.traits.contains(.widgetWantsLocation) { bundle["hasLocationWidget"] = true }
    let document: JSONValue = [
      "name": .string(name), "ios": .string(release.name),
      "apps": [.object(bundle)],
      "steps": .array(steps),
    ]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try JSONSerialization.data(withJSONObject: document.forJSON, options: options)
      return String(decoding: data, as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("a tree of texts, numbers and truth values is not JSON: \(error)")
    }
  }

  private var steps: [JSONValue] {
    var steps: [JSONValue] = []
    var moment = Moment.start
    var objects = 0
    for (position, entry) in entries.enumerated() {
      guard case .input(let input) = entry.event else { continue }
      // A refused input changed nothing.
      if case .refused? = entries.dropFirst(position + 1).first?.event { continue }
      if case .call(let call, _) = input, call.makesObject { objects += 1 }
      guard let step = input.scenarioStep(newObject: objects) else { continue }
      steps += Self.wait(from: moment, to: entry.moment) + [step]
      moment = entry.moment
    }
    let exceptions = entries.compactMap { entry -> JSONValue? in
      if case .raised(let exception) = entry.event { .string("\(exception)") } else { nil }
    }
    let expected = found.merging(exceptions.isEmpty ? [:] : ["raised": .array(exceptions)]) { $1 }
    return steps + Self.wait(from: moment, to: end) + [["expect": .object(expected)]]
  }

  private static func wait(from start: Moment, to end: Moment) -> [JSONValue] {
    end > start ? [["wait": .number(end - start)]] : []
  }
}

extension AppCall {
  fileprivate var makesObject: Bool {
    switch self {
    case .createManager, .open: true
    case .manager, .stream, .beginBackgroundTask, .endBackgroundTask, .requestLiveActivity,
      .endLiveActivity, .completeExtension:
      false
    }
  }
}

extension JSONValue {
  /// The value in the form that JSONSerialization takes.
  fileprivate var forJSON: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .string(let text): text
    case .array(let values): values.map(\.forJSON)
    case .object(let values): values.mapValues(\.forJSON)
    }
  }
}
