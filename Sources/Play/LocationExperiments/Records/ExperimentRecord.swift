package import LocationPolicy
import LocationSimulation
import LocationTerms

/// The record of a journey on a phone, as Documentation/ExperimentRecord.schema.json describes it.
package struct ExperimentRecord: Hashable, Sendable {
  /// The version of the format.
  package static let schema = 1

  /// The kind of device that the journey was made on.
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
    /// The kind of device.
    package let source: Source
    /// The model by Apple's identifier, such as "iPhone15,2".
    package let model: String
    /// The version of iOS, such as "18.1".
    package let ios: String
    /// The build of iOS, such as "22B83".
    package let build: String

    /// The release that has the rules of this version; nil if there is none.
    package var release: Release? { Policies.known.release(named: ios) }

    /// The phone in a few words.
    package var text: String { "\(model), iOS \(ios) (\(build)), \(source.rawValue)" }
  }

  /// The name of the experiment, or of the scenario if the journey is the user's own.
  package let experiment: String
  /// The journey.
  package let scenario: JSONValue
  /// The phone.
  package let phone: Phone
  /// The observations.
  package let run: ObservedRun

  /// The content of the record's file: one sighting per line, sorted keys, always the same bytes.
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
