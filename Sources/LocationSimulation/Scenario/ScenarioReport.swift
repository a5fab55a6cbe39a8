import LocationPolicy

/// The results of a scenario on some releases as JSON, as Documentation/Trace.schema.json describes it.
public struct ScenarioReport {
  /// The version of the format.
  public static let schema = 1

  private let scenario: Scenario
  private let results: [ScenarioResult]

  /// Creates a report.
  public init(scenario: Scenario, results: [ScenarioResult]) {
    self.scenario = scenario
    self.results = results
  }

  /// The JSON: one entry of a trace a line, keys sorted, the same results always the same bytes.
  public var json: String {
    var text = "{\n\"name\": \(TraceJSON.text(of: .string(scenario.name))),\n\"runs\": ["
    for (index, result) in results.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + run(result)
    }
    return text + "\n],\n\"schema\": \(Self.schema)\n}\n"
  }

  private func run(_ result: ScenarioResult) -> String {
    let failures = result.failures.map { failure -> TableValue in
      [
        "time": .number(failure.moment.seconds), "path": .string(failure.path),
        "message": .string(failure.message),
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
