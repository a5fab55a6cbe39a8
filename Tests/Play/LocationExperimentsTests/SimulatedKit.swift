import Foundation
import LocationPolicy
import LocationScenario
import LocationSimulation

@testable import LocationExperiments

/// The simulated phone instead of an iPhone with the Probe and the Driver of a kit.
enum SimulatedKit {
  static let phone = ExperimentRecord.Phone(
    source: .simulatedPhone, model: "simulated", ios: "18.1", build: "none")

  /// Plays a journey.
  static func play(
    _ scenario: JSONValue, on release: Release
  ) throws -> (run: ObservedRun, failures: [ScenarioFailure]) {
    Observer.run(of: try ScenarioReader().scenario(from: scenario), on: release)
  }

  /// Makes an experiment on a phone, possibly with another value of an assumption, and returns the record's
  /// file.
  static func record(
    of experiment: Experiment, assuming alternative: Experiment.Alternative? = nil
  ) throws -> ExperimentRecord {
    let scenario = alternative.map(experiment.scenario.assuming) ?? experiment.scenario
    let notes = Notes(try play(scenario, on: experiment.release).run, ios: experiment.ios)
    let head = TraceJSON.text(of: ["experiment": .string(experiment.name), "scenario": experiment.scenario])
    return try RunNotes(experiment: Data(head.utf8), probe: notes.probe, driver: notes.driver).record()
  }

  /// The notes that the Probe and the Driver would have written.
  struct Notes {
    private(set) var probe = Data()
    private(set) var driver = Data()

    private static let start = 1_750_000_000.0
    /// The duration of a step in seconds, so that two steps never begin at the same time.
    private static let pace = 0.01

    init(_ run: ObservedRun, ios: String) {
      write(
        [
          "kind": "phone", "source": "simulatedPhone", "model": "simulated", "ios": .string(ios),
          "build": "none",
        ],
        at: 0, to: &driver)
      for (index, step) in run.steps.enumerated() {
        let shift = Double(index) * Self.pace
        write(["kind": "step", "step": .integer(index)], at: step.time + shift, to: &driver)
        for sighting in step.sightings { write(sighting, inStep: index, at: sighting.time + shift) }
      }
    }

    private mutating func write(_ sighting: ObservedRun.Sighting, inStep step: Int, at time: Double) {
      let observation = sighting.observation
      var line: JSONValue = ["kind": .string(observation.kind.rawValue), "what": .string(observation.what)]
      if !observation.values.isEmpty { line["values"] = JSONValue(observation.values) }
      switch observation.kind {
      case .prompt, .process: write(line, at: time, to: &driver)
      case .reading:
        line["step"] = .integer(step)
        write(line, at: time, to: &probe)
      case .callback, .element, .completion, .app, .launched, .constant: write(line, at: time, to: &probe)
      }
    }

    private func write(_ line: JSONValue, at time: Double, to data: inout Data) {
      var line = line
      line["time"] = .number(Self.start + time)
      data.append(contentsOf: TraceJSON.text(of: line).utf8)
      data.append(0x0A)
    }
  }
}
