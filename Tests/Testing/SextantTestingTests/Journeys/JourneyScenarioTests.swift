import Foundation
import LocationScenario
import LocationSimulation
import SextantTesting
import Testing

/// The scenarios of findings, played like those of `sextant simulate`.
@MainActor
@Suite struct JourneyScenarioTests {
  @Test(arguments: FlawedApp.all)
  func `the scenario of a finding leads the phone to where the app's code has led it`(
    flawed: FlawedApp
  ) async throws {
    let error = await #expect(throws: JourneysFailed.self) {
      try await journey(
        flawed.moves, on: flawed.release, infoPlist: flawed.infoPlist, app: { flawed.launch($0, false) },
        expect: flawed.expectations)
    }
    let finding = try #require(error?.report.findings.first)
    let scenario = try ScenarioReader().scenario(from: Data(finding.scenario.utf8))
    let result = scenario.run(on: flawed.release)
    #expect(result.failures.isEmpty)
    // The story contains everything except the person's actions; the scenario must match it.
    let lines = finding.story.split(separator: "\n").filter { $0.hasPrefix("       ") }
    let told = result.timeline.filter { $0.actor != "person" && $0.actor != "world" }
    #expect(
      Self.compared(told.map { "\($0.actor) \($0.sentence)" })
        == Self.compared(lines.map { $0.trimmingCharacters(in: .whitespaces) }))
  }

  @Test func `the scenario of a crash expects it, and fails where there is none`() async throws {
    let flawed = try #require(
      FlawedApp.all.first { if case .crashed = $0.problem { true } else { false } })
    let error = await #expect(throws: JourneysFailed.self) {
      try await journey(
        flawed.moves, on: flawed.release, infoPlist: flawed.infoPlist, app: { flawed.launch($0, false) },
        expect: flawed.expectations)
    }
    let text = try #require(error?.report.findings.first).scenario
    #expect(try ScenarioReader().scenario(from: Data(text.utf8)).run(on: flawed.release).failures.isEmpty)
    var document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let steps = try #require(document["steps"] as? [[String: Any]])
    let crash = try #require(steps.lastIndex { $0["app"] != nil })
    document["steps"] = steps.enumerated().filter { $0.offset != crash }.map(\.element)
    let mended = try JSONSerialization.data(withJSONObject: document)
    let failures = try ScenarioReader().scenario(from: mended).run(on: flawed.release).failures
    #expect(failures.contains { "\($0)".contains("found nothing") })
  }

  /// Returns lines without differences in presentation.
  ///
  /// Consecutive locations are a line per move in the story, and an app without its own Info.plist has no texts, unlike
  /// in a scenario.
  private static func compared(_ lines: [String]) -> [String] {
    lines.filter { !$0.contains("didUpdateLocations") && !$0.contains("didUpdateHeading") }.map {
      $0.replacing(#/, saying “[^”]*”/#, with: "")
    }
  }
}
