import Foundation
import LocationPolicy
import LocationScenario
import Testing

@testable import LocationExperiments

/// Tests that a kit's notes are joined by time, and that invalid ones are rejected.
@Suite struct RunNotesTests {
  private static let head = #"""
    {"experiment": "S", "scenario": {"name": "S", "apps": [{"name": "Probe"}],
    "steps": [{"person": "opens"}, {"person": "goesHome"}]}}
    """#

  private static func record(probe: String, driver: String) throws -> ExperimentRecord {
    try RunNotes(experiment: Data(head.utf8), probe: Data(probe.utf8), driver: Data(driver.utf8)).record()
  }

  private static let driver = #"""
    {"kind": "phone", "source": "simulator", "model": "iPhone17,1", "ios": "18.1", "build": "22B83", "time": 99}
    {"kind": "step", "step": 0, "time": 100}
    {"kind": "process", "what": "foreground", "time": 105}
    {"kind": "step", "step": 1, "time": 110}
    {"kind": "process", "what": "suspended", "time": 118}
    """#

  @Test func `notes belong to the step in whose time they are, looks last`() throws {
    let record = try Self.record(
      probe: #"""
        {"kind": "launched", "what": "foreground", "time": 101.5}
        {"kind": "reading", "what": "authorizationStatus", "values": ["denied"], "step": 0, "time": 104}
        {"kind": "callback", "what": "didVisit", "time": 106}
        {"kind": "app", "what": "enteredBackground", "time": 111}
        """#, driver: Self.driver)
    #expect(record.phone.model == "iPhone17,1")
    #expect(record.run.steps.map(\.time) == [0, 10])
    #expect(
      record.run.steps[0].observations.map(\.text) == [
        "launched foreground", "callback didVisit", "process foreground",
        "reading authorizationStatus: denied",
      ])
    #expect(record.run.steps[1].observations.map(\.text) == ["app enteredBackground", "process suspended"])
  }

  @Test func `a reading that comes too late is left out`() throws {
    let record = try Self.record(
      probe:
        #"{"kind": "reading", "what": "authorizationStatus", "values": ["denied"], "step": 0, "time": 112}"#,
      driver: Self.driver)
    #expect(record.run.steps[1].observations.map(\.kind) == [.process])
  }

  @Test func `a step that the Driver could not take ends the record`() throws {
    let stopped = Self.driver + "\n" + #"{"kind": "stopped", "step": 1, "time": 119}"#
    #expect(try Self.record(probe: "", driver: stopped).run.steps.count == 1)
  }

  @Test(arguments: [
    ("{", "probe.ndjson:1"), (#"{"time": 1, "name": "x"}"#, "probe.ndjson:1"), (#"{"kind": "app"}"#, "time"),
  ])
  func `notes that make no sense are refused with their line`(probe: String, place: String) {
    let error = #expect(throws: ScenarioError.self) { try Self.record(probe: probe, driver: Self.driver) }
    #expect(error?.description.contains(place) == true)
  }

  @Test func `notes without a phone are refused`() {
    #expect(throws: ScenarioError.self) { try Self.record(probe: "", driver: "") }
  }
}
