import Foundation
import LocationPolicy
import Testing

@testable import LocationScenario
@testable import LocationSimulation

@Suite struct ScenarioSchemaTests {
  /// The names of the properties at a place of Documentation/Scenario.schema.json.
  private func names(at path: [String]) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let data = try Data(contentsOf: root.appending(path: "Documentation/Scenario.schema.json"))
    guard case .object(var values) = try ScenarioJSON.value(of: data) else { return [] }
    for name in path {
      guard case .object(let inner)? = values[name] else { return [] }
      values = inner
    }
    return Set(values.keys)
  }

  @Test func `the schema has the settings that the reader knows, and no others`() throws {
    let timings = try names(at: ["properties", "timings", "properties"])
    let assumptions = try names(at: ["properties", "assumptions", "properties"])
    #expect(timings.sorted() == SettingWord.timings.map(\.name).sorted())
    #expect(assumptions.sorted() == SettingWord.assumptions.map(\.name).sorted())
  }

  @Test func `the reader understands every claim of the schema`() throws {
    for name in try names(at: ["$defs", "claims", "properties"]).subtracting(["ios", "of"]) {
      let json = #"{"name": "S", "apps": [{"name": "A"}], "steps": [{"expect": {"\#(name)": {"x": 1}}}]}"#
      let error = #expect(throws: ScenarioError.self) { try ScenarioReader().scenario(from: Data(json.utf8)) }
      #expect(error?.word != name, "\(name)")
    }
  }
}
