import Foundation
import LocationPolicy
import TestSupport
import Testing

@testable import LocationScenario
@testable import LocationSimulation

/// Serialized, because two tests renew the same file.
@Suite(.serialized) struct ScenarioSchemaTests {
  /// The calls without an argument.
  private static let plainCalls = CallWord.all.filter { word in
    (try? word.read(CallArgument(name: word.name, optional: nil, path: ""))) != nil
  }.map(\.name)

  @Test(arguments: [
    SchemaWords(file: "Scenario.schema.json", key: "plainCall", words: plainCalls),
    SchemaWords(
      file: "Trace.schema.json", key: "message", words: MessageContent.Kind.allCases.map(\.rawValue)),
  ])
  func `a schema lists the words that the code knows`(_ list: SchemaWords) throws {
    let text = try list.renewed()
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: list.url, atomically: true, encoding: .utf8)
    }
    let isUpToDate = try list.text() == text
    #expect(
      isUpToDate, "\(list.file) is stale: SEXTANT_UPDATE_DOCS=1 swift test --filter ScenarioSchemaTests")
  }

  @Test func `the schema has the arguments whose shape the reader declares`() throws {
    let url = RepositoryFolder.root.appending(path: "Documentation/Scenario.schema.json")
    let written = try String(contentsOf: url, encoding: .utf8)
    let text = try SchemaArguments.renewed(written, CallWord.all)
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let isUpToDate = try String(contentsOf: url, encoding: .utf8) == text
    #expect(isUpToDate, "the schema is stale: SEXTANT_UPDATE_DOCS=1 swift test --filter ScenarioSchemaTests")
  }

  @Test func `the schema has every call with its argument`() throws {
    let keys = try names(at: ["$defs", "callWithArgument", "properties"])
    let words = Set(CallWord.all.map(\.name))
    #expect(keys.subtracting(words) == ["call", "on", "ios"])
    #expect(words.subtracting(keys).subtracting(Self.plainCalls) == [])
  }

  /// Returns the names of the properties at a path of Documentation/Scenario.schema.json.
  private func names(at path: [String]) throws -> Set<String> {
    let data = try Data(
      contentsOf: RepositoryFolder.root.appending(path: "Documentation/Scenario.schema.json"))
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
