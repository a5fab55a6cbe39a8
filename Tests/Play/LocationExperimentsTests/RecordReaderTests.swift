import Foundation
import LocationPolicy
import LocationScenario
import TestSupport
import Testing

@testable import LocationExperiments

/// A record is read completely or not at all, and one that may contain personal data is rejected.
@Suite struct RecordReaderTests {
  private static func json() throws -> String {
    let experiment = try #require(Experiment.named("allowOnceExpiry"))
    return try SimulatedKit.record(of: experiment).json
  }

  private static func message(of text: String) -> String? {
    do throws(ScenarioError) {
      _ = try RecordReader.record(from: Data(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a record that was written is read as it was`() throws {
    let text = try Self.json()
    #expect(try RecordReader.record(from: Data(text.utf8)).json == text)
  }

  @Test(arguments: Experiment.all)
  func `records follow their schema`(experiment: Experiment) throws {
    let validator = try JSONSchemaValidator(schema: "ExperimentRecord")
    let text = try SimulatedKit.record(of: experiment).json
    #expect(try validator.violations(in: Data(text.utf8)) == [])
  }

  @Test(arguments: [
    (#""model": "simulated""#, #""model": "Anna's iPhone""#, "model"),
    (#""build": "none""#, #""build": "00008110-000A1B2C3D4E001F""#, "build"),
    (#""ios": "18""#, #""ios": "99.x""#, "ios"),
    (#""schema": 1"#, #""schema": 2"#, "schema"),
    (#""source": "simulatedPhone""#, #""source": "phone""#, "source"),
    (#""experiment": "allowOnceExpiry""#, #""experiment": "a/b""#, "experiment"),
    (#""schema": 1"#, #""schema": 1, "udid": "x""#, "udid"),
    (#"“Probe”"#, #"“Bank”"#, "steps[1].observations"),
    (#""Allow Once", "#, #""anna@example.org", "#, "steps[1].observations"),
    (#""values": ["notDetermined", "fullAccuracy"]"#, #""values": ["48.137154"]"#, "steps[0].observations"),
    (#""values": ["notDetermined", "fullAccuracy"]"#, #""values": ["Anna Smith"]"#, "steps[0].observations"),
    (#""what": "authorizationStatus""#, #""what": "/Users/anna""#, "steps[0].observations"),
  ])
  func `what may be personal or is not a record is refused, with its place`(
    old: String, new: String, place: String
  ) throws {
    let text = try Self.json()
    #expect(text.contains(old))
    let message = try #require(Self.message(of: text.replacing(old, with: new)))
    #expect(message.contains(place))
  }

  @Test func `a record is bounded`() throws {
    let sighting = #"{"kind": "app", "time": 0, "what": "enteredForeground"}"#
    let many = Array(repeating: sighting, count: RecordReader.observationLimit + 1).joined(separator: ",")
    let text = try Self.json()
    let place = try #require(text.range(of: #"{"observations": ["#))
    let long = text[..<place.upperBound] + many + "," + text[place.upperBound...]
    #expect(Self.message(of: String(long))?.contains("the most are") == true)
    #expect(Self.message(of: String(repeating: " ", count: 5 << 20))?.contains("larger than") == true)
  }

  @Test func `a journey along a track is no record's`() throws {
    let scenario: JSONValue = [
      "name": "S", "apps": [["name": "Probe"]], "steps": [["person": "opens"]], "track": [[48, 11]],
    ]
    #expect(throws: ScenarioError.self) { try PersonalData(of: scenario).checkScenario() }
  }
}
