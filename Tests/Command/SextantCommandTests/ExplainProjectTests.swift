import Foundation
import LocationCatalogue
import LocationEvidence
import LocationTerms
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

  /// A finding of either command, as far as it is compared.
  private struct Found: Decodable, Hashable {
    let rule, file: String
    let line: Int
    let facts: [String]
  }

  /// A small project of each kind, whose location code has something to find.
  private static let kinds: KeyValuePairs<String, [String: String]> = [
    "Expo without ios": [
      "package.json": #"{ "dependencies": { "expo": "~51.0.0", "expo-location": "~17.0.1" } }"#,
      "app.json": #"{ "expo": { "name": "Walks", "ios": { "bundleIdentifier": "com.example.walks" } } }"#,
      "App.js": """
      import * as Location from 'expo-location';
      export const walk = () => Location.watchPositionAsync({}, (place) => console.log(place));
      """,
    ],
    "Capacitor without ios": [
      "package.json": """
      { "dependencies": { "@capacitor/core": "^6", "@capacitor/ios": "^6", "@capacitor/geolocation": "^6" } }
      """,
      "capacitor.config.json": #"{ "appId": "com.example.walks", "appName": "Walks", "webDir": "www" }"#,
      "src/main.ts": """
      import { Geolocation } from '@capacitor/geolocation';
      document.onclick = () => Geolocation.watchPosition({}, (place) => {
        if (place.coords.accuracy < 50) console.log(place);
      });
      """,
    ],
    "Cordova": [
      "config.xml": """
      <widget id="com.example.walks" xmlns="http://www.w3.org/ns/widgets"><name>Walks</name>
      <platform name="ios"/><plugin name="cordova-plugin-geolocation" spec="^5"/></widget>
      """,
      "www/index.js": "navigator.geolocation.watchPosition((place) => console.log(place));",
    ],
    "Swift package": [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Walks", platforms: [.iOS(.v15)], products: [.library(name: "Walks", targets: ["Walks"])],
        targets: [.target(name: "Walks")])
      """,
      "Sources/Walks/Walk.swift": walk,
    ],
    "loose sources": ["Walk.swift": walk],
  ]

  private static let walk = """
    import CoreLocation
    let manager = CLLocationManager()
    func walk() {
      manager.requestAlwaysAuthorization()
      manager.startUpdatingLocation()
    }
    """

  /// Returns what the check finds of mistakes, and what the answers about all mistakes say that it finds.
  private static func findings(in files: [String: String]) throws -> (checked: Set<Found>, told: Set<Found>) {
    struct Report: Decodable { let findings: [Found] }
    struct Answers: Decodable { let results: [Report] }
    let folder = try ScratchFolder()
    for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
    func output(_ arguments: [String]) -> Data {
      Data(ToolRun(arguments: arguments + ["--format", "json"]).output.utf8)
    }
    let report = try JSONDecoder().decode(Report.self, from: output(["check", folder.path]))
    let ids = MistakeID.allCases.map(\.rawValue)
    let answers = try JSONDecoder().decode(
      Answers.self, from: output(["explain"] + ids + ["--project", folder.path]))
    let known = Set(ids)
    return (
      Set(report.findings.filter { !known.isDisjoint(with: $0.facts) }),
      Set(answers.results.flatMap(\.findings))
    )
  }

  @Test(arguments: kinds.map(\.key))
  func `a project of any kind is read as the check reads it`(kind: String) throws {
    let files = try #require(Self.kinds.first { $0.key == kind }).value
    let found = try Self.findings(in: files)
    #expect(!found.checked.isEmpty && found.told == found.checked)
  }

  @Test func `what the project's configuration turns off is not told either`() throws {
    let files = try #require(Self.kinds.first { $0.key == "loose sources" }).value
    let rule = try #require(try Self.findings(in: files).checked.first).rule
    let found = try Self.findings(in: files.merging([".sextant.yml": "rules:\n  \(rule): off\n"]) { $1 })
    #expect(!found.told.contains { $0.rule == rule } && found.told == found.checked)
  }

  @Test(arguments: [["pubspec.yaml": "name: walks"], ["package.json": "{}", "index.js": "walk()"]])
  func `of a project without an app for iOS both say the same`(files: [String: String]) throws {
    let folder = try ScratchFolder()
    for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
    let checked = ToolRun("check", folder.path)
    let told = Self.run("background location stops", folder.path)
    #expect(checked.exitCode == 2 && told.exitCode == 2 && !checked.errors.isEmpty)
    #expect(told.errors == checked.errors && told.output.contains("MIS-07  Background updates stop"))
  }

  @Test func `what a package's own library has already is said, too`() throws {
    let folder = try ScratchFolder()
    let files = try #require(Self.kinds.first { $0.key == "Swift package" }).value
    for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
    #expect(
      Self.run("MIS-07", folder.path).output.contains(
        "  It has already: startUpdatingLocation() (Sources/Walks/Walk.swift:5)"))
  }

  @Test func `an error or a warning makes an answer likelier`() throws {
    let wrong = try AskersProject(RepositoryFolder.path("Examples/RunTracker"))
    let right = try AskersProject(RepositoryFolder.path("Examples/RunTrackerFixed"))
    func likelihoods(_ id: String, _ question: String) throws -> [Double] {
      let entry = try #require(CatalogEntries.complete.entry(withID: id))
      return [wrong, right].map { $0.likelihood(of: entry, for: question) }
    }
    let provisional = try likelihoods("MIS-13", "Always is lost later")
    #expect(provisional[0] > 1 && provisional[1] == 1)
    #expect(try likelihoods("HOW-33", "which permission do I need") == [1, 1])
  }

  @Test func `an answer about a circumstance is no likelier where the question doesn't name it`() throws {
    let folder = try ScratchFolder()
    let properties = """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>UIBackgroundModes</key><array><string>location</string></array></dict></plist>
      """
    try folder.write(properties.utf8, to: "Info.plist")
    try folder.write(
      "import CoreLocation\nlet manager = CLLocationManager()\nfunc show() { manager.requestLocation() }\n"
        .utf8,
      to: "Map.swift")
    let app = try AskersProject(folder.path)
    let entry = try #require(CatalogEntries.complete.entry(withID: "MIS-29"))
    #expect(app.findings(of: entry).first?.severity == .warning)
    #expect(app.likelihood(of: entry, for: "the app was rejected in review") > 1)
    #expect(app.likelihood(of: entry, for: "background location stops") == 1)
  }

  @Test func `what the project shows moves an answer only past those that are about as likely`() throws {
    let answers = CatalogSearch(CatalogEntries.complete).answers(to: "background location stops")
    let ids = answers.hits.map(\.entry.id)
    func moved(_ id: String, by factor: Double) -> [String] {
      answers.weighed { $0.id == id ? factor : 1 }.hits.map(\.entry.id)
    }
    #expect(moved(ids[1], by: 1) == ids)
    #expect(moved(ids[1], by: 100) == [ids[1], ids[0]] + ids.dropFirst(2))
    // The words brought eight others before it.
    #expect(ids.count > 9 && moved(ids[8], by: 100) == ids)
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
