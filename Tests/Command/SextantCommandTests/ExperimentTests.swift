import Foundation
import LocationExperiments
import TestSupport
import Testing

@testable import SextantCommand

/// The command lists what can be asked, writes kits, and says what records tell.
@Suite struct ExperimentTests {
  @Test func `the list has what is uncertain, and why some of it stays so`() throws {
    let run = ToolRun(arguments: ["experiment", "list"], environment: ["COLUMNS": "10000"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n  OPEN-02  allowOnceSpendsAlwaysRequest\n"))
    #expect(
      run.output.contains("\n  OPEN-10  none: App Store Connect and its reviewers decide it, not a phone\n"))
    #expect(
      ToolRun(arguments: ["experiment", "--list"], environment: ["COLUMNS": "10000"]).output == run.output)
    let json = ToolRun("experiment", "list", "--format", "json").output
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect((value["experiments"] as? [Any])?.count == Experiment.all.count)
  }

  /// Returns the rules of the errors and warnings that our own check finds in a kit.
  private static func faults(inKitOf name: String) throws -> Set<String> {
    let folder = try ScratchFolder()
    let made = ToolRun("experiment", "generate", name, "--output", folder.path + "/Kit")
    #expect(made.exitCode == 0, "\(made.errors)")
    let check = ToolRun("check", folder.path + "/Kit", "--format", "json")
    #expect(check.errors == "")
    #expect(check.output.contains("Probe"))
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return Set(findings.filter { $0["severity"] as? String != "note" }.compactMap { $0["rule"] as? String })
  }

  @Test func `our own check reads the project of a kit, and finds no error and no warning`() throws {
    #expect(try Self.faults(inKitOf: "allowOnceSpendsAlwaysRequest") == [])
  }

  /// The Swift is the same in all kits, with calls that a journey may not make; the keys are the journey's.
  @Test func `where a journey is about missing keys, our own check finds just that`() throws {
    let missing: Set = ["missing-when-in-use-description", "unknown-purpose-key"]
    #expect(try Self.faults(inKitOf: "no-description") == missing)
  }

  @Test func `the shortest journey is made into a kit on request`() throws {
    let folder = try ScratchFolder()
    let run = ToolRun(
      "experiment", "generate", "blankDescriptionCounts", "--shortest", "--output", folder.path + "/Kit")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("sextant: 2 steps; of"))
    let again = ToolRun("experiment", "generate", "OPEN-02", "--output", folder.path + "/Kit")
    #expect(again.exitCode == 2)
    #expect(again.errors.contains("it exists"))
  }

  @Test func `what no experiment decides is said with the reason`() {
    let run = ToolRun("experiment", "generate", "OPEN-10", "--output", "/nowhere")
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "Error: no experiment decides 'OPEN-10': App Store Connect and its reviewers decide it, not a phone.\n"
    )
    #expect(ToolRun("experiment", "generate", "x", "--output", "/nowhere").errors.contains("experiment list"))
  }

  private static let notes = [
    "experiment.json": #"""
    {"experiment": "S", "scenario": {"name": "S", "apps": [{"name": "Probe"}], "steps": [{"person": "opens"}]}}
    """#,
    "probe.ndjson": #"{"kind": "launched", "what": "foreground", "time": 101}"#,
    "driver.ndjson": #"""
    {"kind": "phone", "source": "simulator", "model": "iPhone17,1", "ios": "12.4", "build": "16G77", "time": 99}
    {"kind": "step", "step": 0, "time": 100}
    {"kind": "prompt", "what": "none", "time": 105}
    {"kind": "process", "what": "background", "time": 106}
    """#,
  ]

  @Test func `notes of a run are collected, compared and merged`() throws {
    let folder = try ScratchFolder()
    for (name, text) in Self.notes { try folder.write(text.utf8, to: "run/" + name) }
    let record = folder.path + "/record.json"
    let collected = ToolRun("experiment", "collect", folder.path + "/run", "--output", record)
    #expect(collected.errors == "")
    #expect(collected.output == "\(record): S, iPhone17,1, iOS 12.4 (16G77), simulator\n")
    let compared = ToolRun(arguments: ["experiment", "compare", record], environment: ["COLUMNS": "10000"])
    #expect(compared.exitCode == 1)
    #expect(
      compared.output == """
        \(record): S, iPhone17,1, iOS 12.4 (16G77), simulator
          differs first in step 1
            Simulated phone: process foreground
            This phone: process background
            Explained by: no single value of an assumption

        Runs that agree: 0 of 1

        """)
    let merged = ToolRun("experiment", "merge", record, record)
    #expect(merged.exitCode == 0)
    #expect(merged.output.contains("0 of 2"))
    let table = ToolRun("experiment", "merge", record, "--format", "json")
    #expect(table.output.contains(#""schema" : 1"#))
  }

  @Test(arguments: [
    ["experiment"], ["experiment", "generate", "x"], ["experiment", "compare"],
    ["experiment", "list", "x"], ["experiment", "merge", "x", "--shortest"],
    ["experiment", "generate", "x", "--output", "y", "--format", "json"],
  ])
  func `an invalid command line is refused`(arguments: [String]) {
    #expect(ToolRun(arguments: arguments, environment: [:]).exitCode == 2)
  }
}
