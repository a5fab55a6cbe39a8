import CoreLocationInterface
import Foundation
import LocationPolicy
import LocationScenario
import TestSupport
import Testing

@testable import LocationExperiments

/// The project of a kit is complete, as far as that can be checked without a Mac.
@Suite struct ExperimentKitTests {
  private static func kit(_ name: String) throws -> ExperimentKit {
    let experiment = try #require(Experiment.named(name))
    return try ExperimentKit(name, scenario: experiment.scenario, on: experiment.release)
  }

  @Test(arguments: Experiment.all) func `a kit can be made of each experiment`(experiment: Experiment) throws
  {
    let files = try Self.kit(experiment.name).files
    #expect(files.count == 13)
    let journey = try #require(files["Probe/Journey.json"])
    let value = try ScenarioJSON.value(of: Data(journey.utf8))
    let steps = value["steps"]?.elements ?? []
    #expect(steps.count == experiment.scenario["steps"]?.elements.count)
    #expect(steps.allSatisfy { $0["kind"]?.text != nil })
    #expect(files["Driver/Journey.json"] == journey)
  }

  @Test func `steps are written out for the Driver`() throws {
    let journey = try #require(try Self.kit("decliningFullAccuracyFails").files["Driver/Journey.json"])
    #expect(journey.contains(#""argument": ["While Using", "While Using the App"]"#))
    #expect(journey.contains(#""argument": ["Don’t Allow"]"#))
    #expect(
      journey.contains(
        #"{"argument": "Race", "call": "requestTemporaryFullAccuracyAuthorization", "on": "manager"}"#))
  }

  @Test func `a journey that no kit can make is refused with the reason`() throws {
    let scenario: JSONValue = [
      "name": "S", "apps": [["name": "A"]], "steps": [["wait": "2 d"]],
    ]
    let error = #expect(throws: ScenarioError.self) {
      try ExperimentKit("S", scenario: scenario, on: .newest)
    }
    #expect(error?.message.contains("the kit waits an hour") == true)
  }

  @Test func `a journey with a Live Activity is refused`() {
    let scenario: JSONValue = [
      "name": "S", "apps": [["name": "A"]], "steps": [["app": ["Activity.request"]]],
    ]
    let error = #expect(throws: ScenarioError.self) {
      try ExperimentKit("S", scenario: scenario, on: .newest)
    }
    #expect(error?.message.contains("no Live Activity") == true)
  }

  @Test func `the Probe knows each call that a scenario has`() throws {
    let source = ProbeSources.prober
    // The Probe has no Live Activity, no extension and no calibration display, and journeys with them are rejected.
    let missing = ["completion", "displayHeadingCalibration", "dismissHeadingCalibrationDisplay"]
    for word in CallWord.all
    where word.name != "cancel" && !word.name.hasPrefix("Activity.") && !missing.contains(word.name) {
      #expect(source.contains("\"\(word.name)\""), "\(word.name)")
    }
    #expect(source.contains("\"cancel\""))
  }

  /// The methods that the Probe lacks: successors replace them, or no kit can make the compass need calibration.
  private static let uncalled: Set<DelegateMethod> = [
    .didUpdateToLocation, .didRangeInRegion, .rangingInRegionDidFail, .shouldDisplayHeadingCalibration,
  ]

  @Test func `the Probe notes each method of a delegate by the name that records have`() {
    for method in DelegateMethod.allCases where !Self.uncalled.contains(method) {
      #expect(ProbeSources.prober.contains("\"\(Observation.name(of: method))\""), "\(method)")
    }
  }

  @Test(arguments: Experiment.all)
  func `the Probe and the Driver note all that is seen by the same name`(experiment: Experiment) throws {
    let sources = ProbeSources.prober + ProbeSources.app + DriverSources.driver
    let run = try SimulatedKit.play(experiment.scenario, on: experiment.release).run
    for observation in run.steps.flatMap(\.observations) {
      #expect(sources.contains("\"\(observation.what)\""), "\(observation.text)")
    }
  }

  #if !canImport(Darwin)
    @Test(arguments: [5, 6]) func `the Probe's calls compile against Core Location`(languageMode: Int) throws
    {
      let folder = try ScratchFolder()
      try folder.write(ProbeSources.prober.utf8, to: "Prober.swift")
      try folder.write(ProbeSources.journey.utf8, to: "Journey.swift")
      let arguments =
        ["-typecheck", "-swift-version", "\(languageMode)", "-module-name", "Probe"]
        + (try Toolchain.moduleFlags())
        + ["\(folder.path)/Prober.swift", "\(folder.path)/Journey.swift"]
      let (code, text) = try Toolchain.run("swiftc", arguments)
      #expect(code == 0, "\(text)")
    }

    /// The files that use UIKit or XCTest are only parsed, because neither framework is available.
    @Test(arguments: ["Probe/ProbeApp.swift", "Driver/JourneyTests.swift", "Driver/Journey.swift"])
    func `what needs UIKit or UI tests parses`(name: String) throws {
      let folder = try ScratchFolder()
      try folder.write(try #require(try Self.kit("reset").files[name]).utf8, to: "File.swift")
      let (code, text) = try Toolchain.run("swiftc", ["-frontend", "-parse", "\(folder.path)/File.swift"])
      #expect(code == 0, "\(text)")
    }

    @Test func `the script is one that a shell reads`() throws {
      let folder = try ScratchFolder()
      try folder.write(try #require(try Self.kit("reset").files["run.sh"]).utf8, to: "run.sh")
      let (code, text) = try Toolchain.run("bash", ["-n", "\(folder.path)/run.sh"])
      #expect(code == 0, "\(text)")
    }
  #endif

  @Test func `the app has the keys of the journey`() throws {
    let plist = try #require(try Self.kit("reduced-accuracy-as-text").files["Probe/Info.plist"])
    #expect(plist.contains("<key>NSLocationDefaultAccuracyReduced</key>\n\t<string>YES</string>"))
    #expect(plist.contains("<key>NSLocationWhenInUseUsageDescription</key>"))
  }
}
