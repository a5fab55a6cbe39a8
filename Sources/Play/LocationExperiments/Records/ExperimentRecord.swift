package import LocationPolicy
import LocationSimulation
import LocationTerms

/// What a phone did on a journey, as Documentation/ExperimentRecord.schema.json describes it.
package struct ExperimentRecord: Hashable, Sendable {
  /// The version of the format.
  package static let schema = 1

  /// What the journey was made on.
  package enum Source: String, CaseIterable, Sendable {
    /// An iPhone or iPad.
    case device
    /// A simulator of Xcode's.
    case simulator
    /// The simulated phone of this package, which proves nothing about iOS.
    case simulatedPhone
  }

  /// The phone that the journey was made on.
  package struct Phone: Hashable, Sendable {
    /// What it is.
    package let source: Source
    /// The kind of the device by Apple's identifier, such as "iPhone15,2".
    package let model: String
    /// The version of iOS, such as "18.1".
    package let ios: String
    /// The build of iOS, such as "22B83".
    package let build: String

    /// Creates a phone.
    package init(source: Source, model: String, ios: String, build: String) {
      self.source = source
      self.model = model
      self.ios = ios
      self.build = build
    }

    /// The release whose rules hold for the version; nil if there is none.
    package var release: Release? { Policies.known.release(named: ios) }

    /// The phone in a few words.
    package var text: String { "\(model), iOS \(ios) (\(build)), \(source.rawValue)" }
  }

  /// The name of the experiment; that of the scenario for a journey of one's own.
  package let experiment: String
  /// The journey.
  package let scenario: JSONValue
  /// The phone.
  package let phone: Phone
  /// What was seen.
  package let run: ObservedRun

  /// Creates a record.
  package init(experiment: String, scenario: JSONValue, phone: Phone, run: ObservedRun) {
    self.experiment = experiment
    self.scenario = scenario
    self.phone = phone
    self.run = run
  }

  /// The record as a file: a sighting per line, sorted keys, always the same bytes.
  package var json: String {
    let steps = run.steps.map { step in
      let lines = step.sightings.map { "    " + TraceJSON.text(of: $0.value) }.joined(separator: ",\n")
      let list = lines.isEmpty ? "[]" : "[\n\(lines)\n  ]"
      return "  {\"observations\": \(list), \"time\": \(TraceJSON.text(of: .number(step.time)))}"
    }
    func text(_ value: String) -> String { TraceJSON.text(of: .string(value)) }
    return """
      {
      "build": \(text(phone.build)),
      \(run.end.map { "\"end\": \(TraceJSON.text(of: .number($0))),\n" } ?? "")"experiment": \(text(experiment)),
      "ios": \(text(phone.ios)),
      "model": \(text(phone.model)),
      "scenario": \(TraceJSON.text(of: scenario)),
      "schema": \(Self.schema),
      "source": \(text(phone.source.rawValue)),
      "steps": [
      \(steps.joined(separator: ",\n"))
      ]
      }

      """
  }
}

extension ObservedRun.Sighting {
  fileprivate var value: JSONValue {
    var value: JSONValue = [
      "time": .number(time), "kind": .string(observation.kind.rawValue), "what": .string(observation.what),
    ]
    if !observation.values.isEmpty { value["values"] = JSONValue(observation.values) }
    return value
  }
}
