import Foundation
import LocationPolicy
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct SimulateTests {
  private let escalation = RepositoryFolder.path("Examples/Scenarios/from-when-in-use-to-always.json")

  /// A width at which no line is wrapped.
  private let wide = ["COLUMNS": "400"]

  /// Writes a scenario in which only the prompt differs between releases.
  private func write(_ steps: String, to folder: borrowing ScratchFolder) throws -> String {
    let json = """
      {"name": "Ask", "ios": "11-13", "apps": [{"name": "Run", "infoPlist": {"NSLocationWhenInUseUsageDescription": "Shows the way."},
      "onLaunch": ["CLLocationManager"]}], "steps": \(steps)}
      """
    try folder.write(json.utf8, to: "ask.json")
    return folder.path + "/ask.json"
  }

  @Test func `a timeline on one release, whole`() throws {
    let folder = try ScratchFolder()
    let path = try write(
      #"[{"person": "opens"}, {"note": "It asks.", "app": "requestWhenInUseAuthorization"}, {"wait": 2}, {"person": {"answers": "Don't Allow"}}]"#,
      to: folder)
    #expect(
      ToolRun(arguments: ["simulate", path, "--ios", "12"], environment: wide)
        == ToolRun(
          exitCode: 0,
          output: """
            Ask

            iOS 12
            0:00:00  person  installs Run
                     person  opens Run
                     iOS     launches Run
                     Run     is in the foreground
                     Run     CLLocationManager()
                     note    It asks.
                     Run     manager.requestWhenInUseAuthorization()
                     iOS     asks Allow “Run” to access your location while you are using the app? [Don’t Allow] [Allow], saying “Shows the way.” (AUTH-043)
            0:00:02  person  answers “Don’t Allow”
                     Run     has a refusal, reads denied (AUTH-043)

            0 expectations, 0 failures on 1 release

            """, errors: ""))
  }

  @Test func `releases that behave alike are put together, and the others say where they differ`() throws {
    let folder = try ScratchFolder()
    let path = try write(
      #"[{"person": "opens"}, {"app": "requestWhenInUseAuthorization"}, {"expect": {"ios": "12", "prompt": null}}]"#,
      to: folder)
    #expect(
      ToolRun(arguments: ["simulate", path], environment: wide)
        == ToolRun(
          exitCode: 1,
          output: """
            Ask

            iOS 11
            0:00:00  person  installs Run
                     person  opens Run
                     iOS     launches Run
                     Run     is in the foreground
                     Run     CLLocationManager()
                     Run     manager.requestWhenInUseAuthorization()
                     iOS     asks Allow “Run” to access your location while you are using the app? [Don’t Allow] [Allow], saying “Shows the way.” (AUTH-043)

            iOS 12, where it differs from iOS 11 (-)
              0:00:00  iOS     asks Allow “Run” to access your location while you are using the app? [Don’t Allow] [Allow], saying “Shows the way.” (AUTH-043)
            + 0:00:00  FAILED  steps[2].expect.prompt: expected no prompt, found a prompt

            iOS 13.0-13.3, where it differs from iOS 12 (-)
              0:00:00  Run     manager.requestWhenInUseAuthorization()
            - 0:00:00  iOS     asks Allow “Run” to access your location while you are using the app? [Don’t Allow] [Allow], saying “Shows the way.” (AUTH-043)
            - 0:00:00  FAILED  steps[2].expect.prompt: expected no prompt, found a prompt
            + 0:00:00  iOS     asks Allow “Run” to access your location? [Allow While Using App] [Allow Once] [Don’t Allow], saying “Shows the way.” (AUTH-046)

            iOS 13.4-13.7, where it differs from iOS 13.0-13.3 (-)
              0:00:00  Run     manager.requestWhenInUseAuthorization()
            - 0:00:00  iOS     asks Allow “Run” to access your location? [Allow While Using App] [Allow Once] [Don’t Allow], saying “Shows the way.” (AUTH-046)
            + 0:00:00  iOS     asks Allow “Run” to use your location? [Allow While Using App] [Allow Once] [Don’t Allow], saying “Shows the way.” (AUTH-047)

            iOS 12: steps[2].expect.prompt: expected no prompt, found a prompt

            1 expectation, 1 failure on 4 releases, which go 4 ways: 11 | 12 | 13.0-13.3 | 13.4-13.7

            """, errors: ""))
    #expect(
      ToolRun("simulate", path, "--quiet")
        == ToolRun(
          exitCode: 1, output: "iOS 12: steps[2].expect.prompt: expected no prompt, found a prompt\n",
          errors: ""))
  }

  @Test(arguments: [
    (["--ios", "13.4", "--ios", "18"], ["13.4-13.7", "18"]),
    (["--ios", "13-14"], ["13.0-13.3", "13.4-13.7", "14"]),
    (["--ios", "17+"], Release.allCases.filter { $0 >= .iOS17 }.map(\.name)),
    (["--all"], Release.allCases.map(\.name)),
    ([], Release.allCases.dropFirst().map(\.name)),
  ])
  func `releases are chosen on the command line, or by the scenario`(options: [String], releases: [String])
    throws
  {
    let run = ToolRun(arguments: ["simulate", escalation, "--format", "json"] + options)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let runs = try #require(report["runs"] as? [[String: Any]])
    #expect(runs.compactMap { $0["ios"] as? String } == releases)
  }

  @Test func `the JSON is as its schema says, and the same each time`() throws {
    let validator = try JSONSchemaValidator(schema: "Trace")
    for name in try ScenarioExamplesTests.names() {
      let run = ToolRun(
        "simulate", RepositoryFolder.path("Examples/Scenarios/\(name).json"), "--format", "json")
      #expect(try validator.violations(in: Data(run.output.utf8)) == [], "\(name)")
    }
    #expect(
      ToolRun("simulate", escalation, "--format", "json")
        == ToolRun("simulate", escalation, "--format", "json"))
  }

  @Test func `a mistake in a scenario is an error with its place and a proposal`() throws {
    let folder = try ScratchFolder()
    let path = try write(#"[{"persn": "opens"}]"#, to: folder)
    #expect(
      ToolRun("simulate", path)
        == ToolRun(
          exitCode: 2, output: "",
          errors: "Error: \(path): steps[0]: there is no key “persn” here. Did you mean “person”?\n"))
    #expect(
      ToolRun("simulate", try write(#"[{"person": {"answers": "Allow Onse"}}]"#, to: folder)).errors
        == "Error: \(path): steps[0].person.answers: “Allow Onse” is not understood. Did you mean “Allow Once”?\n"
    )
  }

  @Test func `a file that is not there is an error, and so are its own files`() throws {
    let folder = try ScratchFolder()
    let missing = folder.path + "/missing.json"
    #expect(ToolRun("simulate", missing).exitCode == 2)
    #expect(ToolRun("simulate", missing).errors.hasPrefix("Error: \(missing): the file can't be read: "))
    #expect(ToolRun("simulate", folder.path).errors == "Error: \(folder.path): the file is not a file\n")
    try folder.write(
      #"{"name": "S", "apps": [{"name": "A", "infoPlist": "No.plist"}], "steps": []}"#.utf8, to: "s.json")
    #expect(
      ToolRun("simulate", folder.path + "/s.json").errors
        .hasPrefix("Error: \(folder.path)/s.json: apps[0].infoPlist: “No.plist” can't be read: "))
  }

  @Test func `a track comes from a file, and what is broken in it is a warning`() throws {
    let folder = try ScratchFolder()
    try folder.write("latitude,longitude\n60,24\nnorth,24\n60.1,24\n".utf8, to: "way.csv")
    try folder.write(
      #"{"name": "S", "ios": "18", "apps": [{"name": "A"}], "track": "way.csv", "steps": [{"world": "follows"}]}"#
        .utf8,
      to: "s.json")
    let run = ToolRun("simulate", folder.path + "/s.json")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("the phone follows a track of "))
    #expect(run.errors.hasPrefix("Warning: \(folder.path)/s.json: way.csv: line 3: "))
  }

  @Test(arguments: [
    ["simulate"], ["simulate", "x.json", "--ios", "6"], ["simulate", "x.json", "--all", "--ios", "14"],
    ["simulate", "x.json", "--seed", "-1"], ["simulate", "x.json", "--format", "sarif"],
    ["simulate", "x.json", "y.json"],
  ])
  func `arguments that make no sense end with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
