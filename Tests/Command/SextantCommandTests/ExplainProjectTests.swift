import Foundation
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ExplainProjectTests {
  private static let wide = ["COLUMNS": "10000"]

  /// Returns the run of a question about a project.
  private static func run(_ question: String, _ path: String, _ arguments: String...) -> ToolRun {
    ToolRun(arguments: ["explain", question, "--project", path] + arguments, environment: wide)
  }

  /// Returns a Flutter app that follows positions with plain settings, although it declares the background mode.
  private static func flutterApp() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let files = [
      "pubspec.yaml": """
      name: walks
      dependencies:
        flutter:
          sdk: flutter
        geolocator: ^13.0.1
      """,
      "lib/main.dart": """
      import 'package:flutter/material.dart';
      import 'package:geolocator/geolocator.dart';

      void main() => runApp(const Walks());

      class Walks extends StatelessWidget {
        const Walks({super.key});
        @override
        Widget build(BuildContext context) => TextButton(
            onPressed: () => Geolocator.getPositionStream().listen((position) => print(position)),
            child: const Text('Record'));
      }
      """,
      "ios/Runner/Info.plist": """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>NSLocationWhenInUseUsageDescription</key><string>Draws your walk on the map.</string>
      <key>UIBackgroundModes</key><array>
      <string>location</string></array>
      </dict></plist>
      """,
    ]
    for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
    return folder
  }

  private static func lines(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map(String.init)
  }

  @Test func `what is wrong in the project comes first, and its plug-in has its own words`() throws {
    let app = try Self.flutterApp()
    let run = Self.run("tracking stops when the screen locks", app.path)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let lines = Self.lines(run)
    #expect(lines[0].hasPrefix("MIS-07  "))
    #expect(lines[1].hasPrefix("  In this project: lib/main.dart:10: These updates stop"))
    #expect(lines[2].hasPrefix("    Fix: Pass AppleSettings"))
    #expect(lines[3] == "  It has already: UIBackgroundModes: location (ios/Runner/Info.plist:5)")
    #expect(lines[4].hasPrefix("  With geolocator: Add location to UIBackgroundModes"))
    #expect(!run.output.contains("manager.allowsBackgroundLocationUpdates = true"))
  }

  @Test func `a question that names another plug-in is answered for that one`() throws {
    let app = try Self.flutterApp()
    let run = Self.run("expo-location stops when the screen locks", app.path)
    #expect(run.output.contains("With expo-location: ") && !run.output.contains("With geolocator: "))
  }

  @Test func `an answer that was found in the project goes before those that were not`() {
    let question = "the status says authorizedAlways and locations stop some minutes after the app was left"
    func ids(_ run: ToolRun) -> [String] {
      run.output.matches(of: /(?m)^(?:MIS|HOW)-\d\d/).map { String($0.output) }
    }
    let about = Self.run(question, RepositoryFolder.path("Examples/RunTracker"))
    #expect(ids(about).first == "MIS-13")
    #expect(about.output.contains("  In this project: RunTracker/RunRecorder.swift:44: "))
    let fixed = Self.run(question, RepositoryFolder.path("Examples/RunTrackerFixed"))
    #expect(!fixed.output.contains("In this project: "))
  }

  @Test func `lines that the project has already are not advised again`() {
    let question = "background location stops"
    let line = "      manager.allowsBackgroundLocationUpdates = true\n"
    let without = ToolRun(arguments: ["explain", question], environment: Self.wide)
    let about = Self.run(question, RepositoryFolder.path("Examples/RunTracker"))
    #expect(without.output.contains(line) && !about.output.contains(line))
    #expect(
      about.output.contains(
        "  It has already: UIBackgroundModes: location (RunTracker/Info.plist:11), "
          + "allowsBackgroundLocationUpdates = true (RunTracker/RunRecorder.swift:67), "))
  }

  @Test func `a project that can't be read takes no answer away, and the code is 2`() {
    let run = Self.run("background location stops", "/nowhere/at/all")
    let without = ToolRun(arguments: ["explain", "background location stops"], environment: Self.wide)
    #expect(run.exitCode == 2)
    #expect(run.errors == "Error: /nowhere/at/all: there is no such file\n")
    #expect(run.output == without.output)
  }

  @Test func `the report has the plug-ins with their versions, the findings and what the project has`() throws
  {
    struct Report: Decodable {
      struct Project: Decodable {
        struct PlugIn: Decodable, Equatable { let name, version: String? }
        let plugIns: [PlugIn]
        let problem: String?
      }
      struct Result: Decodable {
        struct Finding: Decodable { let rule, file: String }
        struct Possession: Decodable { let name, file: String, line: Int }
        let id: String
        let findings: [Finding]?
        let has: [Possession]?
      }
      let project: Project
      let results: [Result]
    }
    func report(_ path: String) throws -> Report {
      try JSONDecoder().decode(
        Report.self,
        from: Data(Self.run("tracking stops in the background", path, "--format", "json").output.utf8))
    }
    let app = try Self.flutterApp()
    let read = try report(app.path)
    #expect(read.project.plugIns == [.init(name: "geolocator", version: "^13.0.1")])
    let found = try #require(read.results.first { $0.id == "MIS-07" })
    #expect(found.findings?.map(\.rule) == ["background-updates-not-allowed"])
    #expect(found.has?.map(\.name) == ["UIBackgroundModes: location"])
    #expect(try report("/nowhere/at/all").project.problem?.contains("there is no such file") == true)
  }

  @Test func `ids are explained with what was found, too`() {
    let run = Self.run("MIS-13", RepositoryFolder.path("Examples/RunTracker"))
    #expect(
      run.exitCode == 0 && run.output.contains("\n  In this project: RunTracker/RunRecorder.swift:44: "))
  }

  @Test func `in Chinese, too`() throws {
    let app = try Self.flutterApp()
    let run = Self.run("锁屏后定位停止", app.path)
    #expect(run.output.contains("  这个项目里：lib/main.dart:10: ") && run.output.contains("  用 geolocator："))
  }

  @Test func `a folder is known for an app's by what is in it`() throws {
    let app = try Self.flutterApp()
    #expect(AppFolder.isApp(app.path))
    #expect(!AppFolder.isApp(RepositoryFolder.path("Sources")) && !AppFolder.isApp("/nowhere/at/all"))
  }

  @Test(arguments: [
    ["explain", "--list", "--project", "."], ["explain", "--request", "always", "--project", "."],
    ["explain", "--why-no-prompt", "one", "--project", "."],
  ])
  func `a project without a question ends with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2 && run.output.isEmpty && run.errors.hasPrefix("Error: "))
  }
}
