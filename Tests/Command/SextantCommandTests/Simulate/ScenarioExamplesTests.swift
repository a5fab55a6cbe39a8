import Foundation
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ScenarioExamplesTests {
  /// Returns the names of the scenarios in Examples/Scenarios, without their extension.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: RepositoryFolder.path("Examples/Scenarios"))
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  private func path(_ name: String) -> String { RepositoryFolder.path("Examples/Scenarios/\(name).json") }

  @Test func `every scenario goes as it says, on all of its releases`() throws {
    for name in try Self.names() {
      #expect(
        ToolRun("simulate", path(name), "--quiet") == ToolRun(exitCode: 0, output: "", errors: ""), "\(name)")
    }
  }

  @Test func `every scenario is as the schema says`() throws {
    let validator = try JSONSchemaValidator(schema: "Scenario")
    for name in try Self.names() {
      #expect(try validator.violations(in: Data(contentsOf: URL(filePath: path(name)))) == [], "\(name)")
    }
  }

  @Test func `the index lists every scenario, and every scenario has expectations`() throws {
    let index = try RepositoryFolder.text(of: "Examples/Scenarios/README.md")
    for name in try Self.names() {
      #expect(index.contains("(\(name).json)"), "\(name)")
      #expect(
        try RepositoryFolder.text(of: "Examples/Scenarios/\(name).json").contains("\"expect\""), "\(name)")
    }
  }

  @Test(arguments: ["from-when-in-use-to-always", "always-first-keep", "answers-to-always-first"])
  func `the output is the one that was looked at; Scripts/renew-readme renews it`(name: String) throws {
    let expected = try RepositoryFolder.text(
      of: "Tests/Data/SextantCommand/Simulations/\(name).txt")
    #expect(ToolRun("simulate", path(name)).output == expected)
  }
}
