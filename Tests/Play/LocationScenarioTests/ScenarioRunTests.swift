import Foundation
import LocationPolicy
import LocationScenario
import LocationSimulation
import Testing

@Suite struct ScenarioRunTests {
  private func run(
    _ steps: String, reactions: String = "", on release: Release = .iOS18
  ) throws -> ScenarioResult {
    let json = """
      {"name": "S", "apps": [{"name": "Run", "infoPlist": {"NSLocationWhenInUseUsageDescription": "Shows the way."},
      "onLaunch": ["CLLocationManager", {"delegate": "self"}]\(reactions)}], "steps": \(steps)}
      """
    return try ScenarioReader().scenario(from: Data(json.utf8)).run(on: release)
  }

  private func failures(_ result: ScenarioResult) -> [String] {
    result.failures.map { "\($0.moment.seconds) \($0.path): \($0.message)" }
  }

  @Test func `an expectation that fails says what was found, and the rest is still played`() throws {
    let result = try run(
      #"[{"person": "opens"}, {"expect": {"status": "denied", "prompt": {}}}, {"wait": 5}, {"expect": {"phase": "foreground"}}]"#
    )
    #expect(
      failures(result) == [
        "0.0 steps[1].expect.status: expected denied, found notDetermined",
        "0.0 steps[1].expect.prompt: expected a prompt, found no prompt",
      ])
    #expect(result.expectationCount == 3)
    #expect(result.device.now.seconds == 5)
  }

  @Test func `a step that the device refuses is a failure unless it may be refused`() throws {
    #expect(
      failures(try run(#"[{"person": "unlocksPhone"}]"#)) == [
        "0.0 steps[0]: refused: the phone is not locked"
      ])
    #expect(failures(try run(#"[{"person": "unlocksPhone", "mayBeRefused": true}]"#)) == [])
    #expect(
      failures(try run(#"[{"person": "opens"}, {"app": "requestLocation", "on": "other"}]"#)) == [
        "0.0 steps[1].app: refused: Run has made nothing called “other”"
      ])
  }

  @Test(arguments: [Release.iOS13, .iOS14])
  func `steps, calls and expectations can be for some releases only`(release: Release) throws {
    let result = try run(
      """
      [{"person": "opens"}, {"ios": "14+", "wait": 1}, {"app": [{"call": "requestWhenInUseAuthorization", "ios": "14+"}]},
      {"expect": [{"ios": "13", "prompt": null}, {"ios": "14+", "prompt": {}}]}]
      """, on: release)
    #expect(failures(result) == [])
    #expect(result.device.now.seconds == (release == .iOS14 ? 1 : 0))
    #expect(result.expectationCount == 1)
  }

  @Test func `code behind an exception does not run`() throws {
    let result = try run(
      #"[{"person": "opens"}, {"app": [{"allowsBackgroundLocationUpdates": true}, "requestWhenInUseAuthorization"]}, {"expect": {"raised": "backgroundUpdatesWithoutMode", "prompt": null, "phase": "terminated"}}]"#
    )
    #expect(failures(result) == [])
  }

  @Test func `an app reacts to what it is told, and forgets its objects with its process`() throws {
    let reactions = #", "onAuthorization": {"notDetermined": ["requestWhenInUseAuthorization"]}"#
    let result = try run(
      """
      [{"person": "opens"}, {"expect": {"prompt": {}}}, {"person": {"forceQuits": "Run"}},
      {"person": "opens"}, {"expect": {"prompt": {}, "authorizations": ["notDetermined"]}}]
      """, reactions: reactions)
    #expect(failures(result) == [])
  }

  @Test func `reactions that never end are stopped`() throws {
    let reactions = #", "onAuthorization": {"notDetermined": ["CLLocationManager", {"delegate": "self"}]}"#
    let result = try run(#"[{"person": "opens"}, {"expect": {"phase": "foreground"}}]"#, reactions: reactions)
    #expect(
      failures(result) == [
        "0.0 apps[0].onAuthorization.notDetermined[0]: more than 10000 reactions to each other; the rest of the scenario was left out"
      ])
  }

  @Test func `a scenario that would last longer than a year is stopped`() throws {
    let result = try run(#"[{"wait": "300 d"}, {"wait": "300 d"}, {"person": "opens"}]"#)
    #expect(
      failures(result) == [
        "25920000.0 steps[1]: the scenario would last longer than 31536000 s; the rest of the scenario was left out"
      ])
  }

  @Test func `waiting ends with what is waited for, or fails`() throws {
    let reached = try run(
      #"[{"person": "opens"}, {"person": "goesHome"}, {"until": {"phase": "suspended"}}, {"expect": {"phase": "suspended"}}]"#
    )
    #expect(failures(reached) == [])
    #expect(reached.device.now.seconds == 5)
    let missed = try run(#"[{"until": "prompt", "atMost": "2 min"}]"#)
    #expect(failures(missed) == ["120.0 steps[0]: it did not come about within 120 s"])
    #expect(missed.device.now.seconds == 120)
  }

  @Test(arguments: Release.allCases)
  func `the same scenario on the same release gives the same bytes`(release: Release) throws {
    let json = """
      {"name": "S", "apps": [{"name": "Run", "infoPlist": {"NSLocationWhenInUseUsageDescription": "Shows the way."},
      "onLaunch": ["CLLocationManager", {"delegate": "self"}]}],
      "track": [[60, 24], [60.01, 24]],
      "steps": [{"world": "follows"}, {"person": "opens"}, {"app": ["requestWhenInUseAuthorization", "startUpdatingLocation"]},
      {"person": {"answers": ["Allow While Using App", "Allow", "OK"]}, "mayBeRefused": true}, {"wait": 60}]}
      """
    let scenario = try ScenarioReader().scenario(from: Data(json.utf8))
    let one = ScenarioReport(scenario).json([scenario.run(on: release)])
    let other = ScenarioReport(scenario).json([scenario.run(on: release)])
    #expect(one == other)
    #expect(try JSONSerialization.jsonObject(with: Data(one.utf8)) is [String: Any])
  }

  @Test(arguments: ["Don't Allow", "Don’t Allow", "dontAllow", "decline"])
  func `a button is found by its label with either apostrophe, its name, or its former name`(answer: String)
    throws
  {
    let result = try run(
      """
      [{"person": "opens"}, {"app": "requestWhenInUseAuthorization"},
      {"expect": {"prompt": {"buttons": ["Allow Once", "Allow While Using App", "Don't Allow"]}}},
      {"person": {"answers": "\(answer)"}}, {"expect": {"status": "denied"}}]
      """)
    #expect(failures(result) == [])
  }

  @Test func `the former names of answers are understood where the labels are known now`() throws {
    let result = try run(
      """
      [{"person": "opens"}, {"person": "tapsLocationButton"}, {"person": {"answers": "confirm"}},
      {"expect": {"grant": "temporary"}}, {"person": "opensSettings"}, {"person": {"chooses": "While Using"}},
      {"expect": {"grant": "whenInUse",
      "settingsRows": ["Never", "Ask Next Time Or When I Share", "While Using"]}},
      {"expect": {"settingsRows": ["Never", "Ask Next Time Or When I Share", "While Using the App"]}}]
      """)
    #expect(failures(result) == [])
  }
}
