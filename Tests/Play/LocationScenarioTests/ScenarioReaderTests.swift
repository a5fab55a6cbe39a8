import Foundation
import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms
import Testing

/// All that a person can do, in the order in which a message lists it.
private let personWords = PersonAction<AppID>.words.map(\.word).joined(separator: ", ")

@Suite struct ScenarioReaderTests {
  /// Returns the error in a scenario with one app and some steps.
  private func error(steps: String, apps: String = #"[{"name": "Run"}]"#, more: String = "") -> String {
    error(in: #"{"name": "S", \#(more)"apps": \#(apps), "steps": \#(steps)}"#)
  }

  private func error(in json: String) -> String {
    do {
      _ = try ScenarioReader().scenario(from: Data(json.utf8))
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func `a scenario needs little`() throws {
    let json = #"{"name": "Nothing", "apps": [{"name": "Run"}], "steps": []}"#
    let scenario = try ScenarioReader().scenario(from: Data(json.utf8))
    #expect(scenario.name == "Nothing")
    #expect(scenario.releases == Release.allCases)
    #expect(scenario.seed == 0)
  }

  @Test(arguments: [
    ("", "the JSON can't be read at line 1, column 1: the file is cut off: a value is missing"),
    ("{\n  'name'", "the JSON can't be read at line 2, column 3: a string is missing"),
    ("{} {}", "the JSON can't be read at line 1, column 4: something follows after the end"),
    ("[0x1]", "the JSON can't be read at line 1, column 2: a value is missing"),
    ("[]", "expected an object, found a list"), ("null", "expected an object, found null"),
    ("{}", "the key “name” is missing"), (#"{"name": 5}"#, "name: expected a string, found a number"),
    (
      #"{"name": "S", "nmae": 1}"#,
      "there is no key “nmae” here; allowed: name, description, ios, start, seed, timings, assumptions, apps, "
        + "track, steps"
    ),
    (#"{"name": "S", "apps": []}"#, "apps: a scenario has 1 to 100 apps, and this has 0"),
    (#"{"name": "S", "apps": [{}]}"#, "apps[0]: the key “name” is missing"),
    (#"{"name": "S", "apps": [{"name": "A"}]}"#, "the key “steps” is missing"),
    (#"{"name": "S", "apps": [{"name": "A"}, {"name": "A"}]}"#, "apps: two apps have the same name"),
  ])
  func `what is not a scenario is refused with a reason`(json: String, message: String) {
    #expect(error(in: json) == message)
  }

  @Test(arguments: [
    ("[{}]", "steps[0]: a step needs one of app, person, world, system, wait, until, expect"),
    (
      #"[{"wait": 1, "person": "goesHome"}]"#, "steps[0]: a step is one thing, and this has person and wait"
    ),
    (
      #"[{"wait": "soon"}]"#,
      "steps[0].wait: “soon” is not a time; write seconds as a number, or \"10 min\", \"4 h\", \"3 d\""
    ),
    (#"[{"wait": -1}]"#, "steps[0].wait: -1 is not from 0 to 31536000"),
    (
      #"[{"wait": 1, "ios": "6"}]"#,
      "steps[0].ios: “6” names no releases; write \"14\", \"13.4\", \"8-10\" or \"13.4+\""
    ),
    (#"[{"app": "requestLocation", "of": "Walk"}]"#, "steps[0].of: “Walk” is not understood; allowed: Run"),
    (
      #"[{"app": {"desiredAccuracy": true}}]"#,
      "steps[0].app.desiredAccuracy: expected a number, found true"
    ),
    (
      #"[{"app": [{"distanceFilter": 1, "headingFilter": 2}]}]"#,
      "steps[0].app[0]: a call is a name, or an object with one: {\"requestLocation\": …}"
    ),
    (
      #"[{"app": {"requestLocation": 1}}]"#,
      "steps[0].app.requestLocation: “requestLocation” takes no argument; write {\"call\": \"requestLocation\"}"
    ),
    (
      #"[{"app": "startMonitoring"}]"#,
      "steps[0].app: “startMonitoring” needs an argument: {\"startMonitoring\": …}"
    ),
    (#"[{"world": "follows"}]"#, "steps[0].world: the scenario has no “track” to follow"),
    (#"[{"world": {"stays": [91, 0]}}]"#, "steps[0].world.stays[0]: 91 is not from -90 to 90"),
    (
      #"[{"expect": {"status": "allowed"}}]"#,
      "steps[0].expect.status: “allowed” is not understood; allowed: notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse"
    ),
    (
      #"[{"expect": [{"fixes": {"atLeast": 3, "atMost": 2}}]}]"#,
      "steps[0].expect[0].fixes.atMost: 2 is not from 3 to 1000000000"
    ),
    (
      #"[{"person": {"answers": "Allow", "opens": "Run"}}]"#,
      "steps[0].person: a person does one thing in a step: \(personWords)"
    ),
    (#"[{"system": {"reminds": 5}}]"#, "steps[0].system.reminds: expected a string, found a number"),
    (
      #"[{"until": {"phase": "suspended", "status": "denied"}}]"#,
      "steps[0].until: wait until one thing: nextEvent, prompt, fix, {\"phase\": …} or {\"status\": …}"
    ),
  ])
  func `what is wrong with a step is said with its place`(steps: String, message: String) {
    #expect(error(steps: steps) == message)
  }

  @Test func `with several apps a step has to name one`() {
    #expect(
      error(steps: #"[{"person": "opens"}]"#, apps: #"[{"name": "A"}, {"name": "B"}]"#)
        == "steps[0].person: there are several apps, so one must be named; allowed: A, B")
  }

  @Test func `files are read only from a scenario file's folder`() {
    #expect(
      error(steps: "[]", apps: #"[{"name": "A", "infoPlist": "Info.plist"}]"#)
        == "apps[0].infoPlist: files can't be read here")
    #expect(error(steps: "[]", more: #""track": "run.gpx", "#) == "track: files can't be read here")
  }

  @Test(arguments: ["timings", "assumptions"])
  func `every duration and assumption can be set by its name`(group: String) {
    let children: [Mirror.Child] =
      group == "timings"
      ? Array(Mirror(reflecting: Timings()).children) + Array(Mirror(reflecting: DeviceTimings()).children)
      : Array(Mirror(reflecting: Assumptions()).children)
        + Array(Mirror(reflecting: DeviceAssumptions()).children)
    for child in children {
      let name = child.label ?? ""
      let value = child.value is Bool ? "true" : child.value is ExplicitSessionKeys ? "\"either\"" : "1"
      #expect(error(steps: "[]", more: "\"\(group)\": {\"\(name)\": \(value)}, ") == "none", "\(name)")
    }
  }

  @Test(arguments: Policies.known)
  func `the settings of a scenario stand in for those of every release`(policy: AuthorizationPolicy) {
    #expect(policy.timings == Timings())
    #expect(policy.assumptions == Assumptions())
  }

  @Test func `deep nesting and many steps end in a message`() {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    let message =
      "the JSON can't be read at line 1, column 82: lists and objects are nested more than 32 deep"
    #expect(error(steps: deep) == message)
    #expect(error(steps: String(repeating: "[", count: 100_000)) == message)
    let many = "[" + Array(repeating: #"{"wait":0}"#, count: 10_001).joined(separator: ",") + "]"
    #expect(error(steps: many) == "steps: there are 10001 steps; the most are 10000")
    #expect(
      error(steps: "[\"" + String(repeating: "x", count: 5_000_000) + "\"]") == "the file is larger than 4 MB"
    )
  }
}
