import Foundation
import LocationPolicy
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct CheckTests {
  private let tracker = RepositoryFolder.path("Examples/RunTracker")
  private let mended = RepositoryFolder.path("Examples/RunTrackerFixed")

  /// Returns the findings of a JSON report, as "rule file:line:column".
  private func findings(_ run: ToolRun) throws -> [String] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map { finding in
      let place = ["file", "line", "column"].map { "\(finding[$0] ?? "?")" }.joined(separator: ":")
      return "\(finding["rule"] ?? "?") \(place)"
    }
  }

  @Test func `the example has the one mistake that it is there for`() throws {
    let run = ToolRun("check", tracker, "--format", "json")
    #expect(run.exitCode == 1)
    #expect(run.errors == "")
    #expect(try findings(run) == ["always-before-when-in-use RunTracker/RunRecorder.swift:44:15"])
  }

  @Test func `the mended example has none`() throws {
    let run = ToolRun("check", mended, "--format", "json")
    #expect(run.exitCode == 0)
    #expect(try findings(run) == [])
  }

  @Test func `the examples differ only in what the cure changes`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: tracker).sorted()
    let mendedFiles = try FileManager.default.subpathsOfDirectory(atPath: mended).sorted()
    #expect(mendedFiles.filter { !$0.hasPrefix("Tests") } == files)
    let different = files.filter {
      !FileManager.default.contentsEqual(atPath: tracker + "/" + $0, andPath: mended + "/" + $0)
    }
    let changed = [
      "Info.plist", "RunRecorder.swift", "Views/RunTrackerModel.swift", "zh-Hans.lproj/InfoPlist.strings",
    ]
    let folders = ["RunTracker", "RunTracker.xcodeproj", "RunTracker/Views", "RunTracker/zh-Hans.lproj"]
    #expect(
      different.filter { !folders.contains($0) }
        == ["RunTracker.xcodeproj/project.pbxproj"] + changed.map { "RunTracker/" + $0 })
  }

  @Test(arguments: ["", "/RunTracker.xcodeproj", "/RunTracker.xcodeproj/project.pbxproj"])
  func `a folder, a project and its file are the same input`(path: String) {
    #expect(ToolRun("check", tracker + path) == ToolRun("check", tracker))
  }

  @Test func `the flow of the example is explained`() {
    let run = ToolRun("check", tracker, "--explain-flow", "--target", "RunTracker")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("Target RunTracker\n\nRunRecorder  RunTracker/RunRecorder.swift:"))
    #expect(run.output.contains("asks for Always :44"))
  }

  @Test func `a flow is asked for by itself`() {
    #expect(ToolRun("check", tracker, "--explain-flow", "--fix").exitCode == 2)
    #expect(ToolRun("check", tracker, "--explain-flow", "--format", "json").exitCode == 2)
    #expect(ToolRun("check", tracker, tracker, "--explain-flow").exitCode == 2)
    let run = ToolRun("check", tracker, "--explain-flow", "--target", "Runner")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("RunTracker"))
  }

  @Test func `one release has only its own predictions`() {
    let output = ToolRun("check", tracker, "--ios", "16.4", "--predictions").output
    #expect(output.contains("16.4"))
    #expect(!output.contains("15-16.3"))
  }

  @Test(arguments: ["99", "20", "6", "new"], ["--ios", "--release"])
  func `a release that there isn't is an error that names those there are`(version: String, option: String) {
    let run = ToolRun("check", tracker, option, version)
    #expect(run.exitCode == 2 && run.output.isEmpty)
    let names = Release.allCases.map(\.name).joined(separator: ", ")
    let error = "Error: The value '\(version)' is invalid for '\(option)'. Use one of \(names).\n"
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
  }

  @Test func `an object that is only asked whether it has the request for Always does not request it`() throws
  {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let file = "App/RunTracker/RunRecorder.swift"
    let asks = "_ = manager.responds(to: #selector(CLLocationManager.requestAlwaysAuthorization))"
    try folder.replace(
      "manager.requestAlwaysAuthorization()", with: asks + "\nmanager.requestWhenInUseAuthorization()",
      in: file)
    let run = ToolRun("check", folder.path + "/App", "--release", "15")
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("Always Allow") && !run.output.contains("provisional"), "\(run.output)")
  }

  @Test func `a target that isn't there is an error that names those that are`() {
    #expect(
      ToolRun("check", tracker, "--target", "Tracker")
        == ToolRun(
          exitCode: 2, output: "", errors: "Error: no target is called 'Tracker'. There are: RunTracker.\n"))
    #expect(ToolRun("check", tracker, "--target", "RunTracker") == ToolRun("check", tracker))
  }

  @Test func `the exit code doesn't depend on what is shown`() {
    #expect(ToolRun("check", tracker, "--severity", "error").exitCode == 1)
    #expect(ToolRun("check", tracker, "--quiet").exitCode == 1)
    #expect(ToolRun("check", mended, "--quiet") == ToolRun(exitCode: 0, output: "", errors: ""))
  }

  @Test func `a path without a project is an error`() throws {
    let folder = try ScratchFolder()
    for path in [folder.path, folder.path + "missing"] {
      let run = ToolRun("check", path)
      #expect(run.exitCode == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: \(path)"))
    }
  }

  @Test func `a broken file is reported and the rest is still checked`() throws {
    let folder = try ScratchFolder()
    let copy = folder.path + "/App"
    try FileManager.default.copyItem(atPath: tracker, toPath: copy)
    try folder.write("// !$*UTF8*$!\n{ objects = {".utf8, to: "App/Broken.xcodeproj/project.pbxproj")
    let run = ToolRun("check", copy, "--format", "json")
    #expect(run.exitCode == 2)
    #expect(try findings(run) == ["always-before-when-in-use RunTracker/RunRecorder.swift:44:15"])
    #expect(run.output.contains("Broken.xcodeproj"))
  }

  @Test func `an Info.plist can be checked by itself`() {
    let run = ToolRun("check", tracker + "/RunTracker/Info.plist")
    #expect(run.exitCode != 2)
    #expect(run.output.contains("Info.plist"))
  }
}
