import LocationPolicy
import LocationSimulation
import Phrases

/// The results of a scenario on some releases as JSON, as Documentation/Trace.schema.json describes it.
package struct ScenarioReport {
  /// The version of the format.
  package static let schema = 1

  private let scenario: Scenario

  /// Creates a report on a scenario.
  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// Returns the JSON: one trace entry per line, sorted keys, and always the same bytes for the same results.
  package func json(_ results: [ScenarioResult]) -> String {
    var text = opening
    for (index, result) in results.enumerated() { text += run(result, isFirst: index == 0) }
    return text + closing
  }

  // A report can be written piece by piece, because the combined traces of many releases can be large.

  /// The JSON before the runs.
  package var opening: String { "{\n\"name\": \(TraceJSON.text(of: .string(scenario.name))),\n\"runs\": [" }

  /// The JSON after the runs.
  package var closing: String { "\n],\n\"schema\": \(Self.schema)\n}\n" }

  /// Returns one run, with the separator from the previous one.
  package func run(_ result: ScenarioResult, isFirst: Bool) -> String {
    (isFirst ? "\n" : ",\n") + run(result)
  }

  private func run(_ result: ScenarioResult) -> String {
    let failures = result.failures.map { failure -> JSONValue in
      [
        "time": .number(failure.moment.seconds), "path": .string(failure.path),
        "message": .string(failure.message.english),
      ]
    }
    let lines = result.device.trace.entries.map { TraceJSON.text(of: $0.value(result.names)) }
    return """
      {
      "entries": [
      \(lines.joined(separator: ",\n"))
      ],
      "expectations": \(result.expectationCount),
      "failures": \(TraceJSON.text(of: .array(failures))),
      "ios": \(TraceJSON.text(of: .string(result.release.name)))
      }
      """
  }
}
