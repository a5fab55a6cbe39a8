import Foundation
import LocationPolicy
import LocationSimulation
import PhonePage
import TestSupport
import Testing

@Suite struct PhonePageTests {
  private static func value(_ text: String) throws -> JSONValue {
    try #require(JSONValue(json: text), "\(text.prefix(200))")
  }

  private static func texts(_ value: JSONValue?, _ name: String) -> [JSONValue?] {
    guard case .array(let elements)? = value else { return [] }
    return elements.map { $0[name] }
  }

  @Test func `a first request shows the prompt of the release, and each button is a move`() throws {
    var page = PhonePage()
    let state = try Self.value(page.answer("start 17 opens.Runs~requestWhenInUseAuthorization"))
    let prompt = try #require(state["prompt"])
    #expect(prompt["title"] == ["", "Allow “%@” to use your location?", "Runs"])
    #expect(prompt["text"] == "Runs shows your route on a map.")
    #expect(Self.texts(prompt["buttons"], "label") == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    guard case .array(let buttons)? = prompt["buttons"], case .integer(let index)? = buttons[0]["move"] else {
      Issue.record("Allow Once is no move")
      return
    }
    let answered = try Self.value(page.answer("move \(index)"))
    #expect(answered["prompt"] == .null)
    #expect(Self.texts(answered["apps"], "status") == ["authorizedWhenInUse"])
    #expect(answered["words"] == ["opens.Runs", "requestWhenInUseAuthorization", "answers.allowOnce"])
  }

  @Test(arguments: Release.allCases) func `every release starts, and says what a request would do`(
    release: Release
  ) throws {
    var page = PhonePage()
    let state = try Self.value(page.answer("start \(release.name) opens.Runs"))
    #expect(state["release"] == .string(release.name))
    let prompts = Self.texts(state["questions"], "prompts")
    let answers = Self.texts(state["questions"], "answer")
    #expect(prompts.count == answers.count)
    let asks = AuthorizationPolicy.policy(for: release).requestMethods.value
    #expect(prompts.contains(true) == asks)
  }

  @Test func `a move is taken back, and moments before are shown again`() throws {
    var page = PhonePage()
    let start = page.answer("start 13.2 opens.Runs")
    let asked = try Self.value(page.answer("start 13.2 opens.Runs~requestAlwaysAuthorization"))
    #expect(asked["prompt"]?["title"] == ["", "Allow “%@” to access your location?", "Runs"])
    #expect(try Self.value(page.answer("show 1"))["prompt"] == .null)
    #expect(try Self.value(page.answer("show 2"))["prompt"] == asked["prompt"])
    let before = try Self.value(page.answer("undo"))
    let first = try Self.value(start)
    for name in ["prompt", "apps", "moves", "words", "time"] { #expect(before[name] == first[name]) }
  }

  @Test func `what a release has no place for is said, and stays in the link`() throws {
    var page = PhonePage()
    let words = "opens.Runs~requestWhenInUseAuthorization~CLMonitor.place"
    let state = try Self.value(page.answer("start 8 \(words)"))
    #expect(Self.texts(state["steps"], "missed") == [.null, .null, .null, "CLMonitor.place"])
    #expect(state["words"] == JSONValue(words.split(separator: "~").map(String.init)))
  }

  @Test(arguments: PhoneApp.Kind.allCases)
  func `an exported journey is imported as it was, from a scenario and from a test`(
    kind: PhoneApp.Kind
  ) throws {
    var page = PhonePage()
    let moves = ["startMonitoring.place", "follows", "wait.1 min", "stays.-33.8568.151.2153"]
    let words = (["opens.\(PhoneApp(kind).name)"] + moves).joined(separator: "~")
    let infoPlist = "{\"UIBackgroundModes\": [\"location\"]}"
    let state = try Self.value(page.answer("start 14/\(kind.rawValue) \(words)\n\(infoPlist)"))
    #expect(Self.texts(state["steps"], "missed") == [.null, .null, .null, .null, .null, .null])
    var other = PhonePage()
    // Written again by another encoder.
    let written = try JSONSerialization.jsonObject(with: Data(page.answer("export").utf8)) as? [String: Any]
    let scenario = try JSONSerialization.data(withJSONObject: #require(written?["scenario"]))
    #expect(try Self.value(other.answer("import " + String(decoding: scenario, as: UTF8.self))) == state)
    guard case .string(let test)? = try Self.value(page.answer("test"))["test"] else {
      Issue.record("there is no test")
      return
    }
    #expect(try Self.value(other.answer("import " + test)) == state)
    #expect(state["isStandard"] == false)
  }

  @Test func `a test holds nothing of a link but its moves, and texts as literals`() throws {
    var page = PhonePage()
    let infoPlist = #"{"NSLocationWhenInUseUsageDescription": "\\(evil()) \"\nimport Evil"}"#
    _ = page.answer("start 17 opens.Runs~x\rimport Evil\n" + infoPlist)
    guard case .string(let test)? = try Self.value(page.answer("test"))["test"] else {
      Issue.record("there is no test")
      return
    }
    #expect(!test.contains("\r") && !test.contains("\nimport Evil"))
    #expect(test.contains(#""NSLocationWhenInUseUsageDescription": "\\(evil()) \"\u{a}import Evil""#))
  }

  @Test func `what is tapped on the map is where the phone is, and what the app gets there is drawn`() throws
  {
    var page = PhonePage()
    let words = "opens.Runs~requestWhenInUseAuthorization~answers.allowOnce~startUpdatingLocation"
    let first = page.answer("start 17 " + words)
    #expect(try Self.value(first)["map"] == ["place": [48.8583, 2.2945], "circles": []])
    let there = try Self.value(page.answer("go stays.48.8600.2.3000"))
    #expect(there["map"] == ["place": [48.86, 2.3], "circles": []])
    let later = try Self.value(page.answer("go wait.5"))
    guard case .array(let fixes)? = Self.texts(later["steps"], "fixes")[0], let fix = fixes.last else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(fix == [48.86, 2.3, 5])
    let watched = try Self.value(page.answer("go startMonitoring.place"))
    #expect(watched["map"]?["circles"] == [["center": [48.8583, 2.2945], "radius": 200]])
    let nowhere = try Self.value(page.answer("go stays.91.0.0.0"))
    #expect(Self.texts(nowhere["steps"], "missed") == ["stays.91.0.0.0"])
  }

  @Test func `a journey on all releases says where they part`() throws {
    var page = PhonePage()
    _ = page.answer("start 13.4 opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp")
    guard case .array(let groups)? = try Self.value(page.answer("compare"))["groups"] else {
      Issue.record("nothing is compared")
      return
    }
    let releases = groups.flatMap { group -> [JSONValue] in
      if case .array(let names)? = group["releases"] { names } else { [] }
    }
    #expect(releases == Release.allCases.map { .string($0.name) })
    // iOS 7 has no request, iOS 8 has other prompts, and so on; no journeys part before the app is open.
    #expect(groups.map { $0["parting"] }.first == .null)
    let partings = groups.dropFirst().map { $0["parting"] }
    #expect(partings.allSatisfy { [.integer(1), .integer(2), .integer(3)].contains($0) })
    #expect(groups.count > 3 && groups.count < Release.allCases.count)
  }

  @Test(arguments: Release.allCases)
  func `an answer is carried over to the button by which a person means the same`(release: Release) throws {
    let policy = AuthorizationPolicy.policy(for: release)
    let ask = policy.requestMethods.value ? "requestWhenInUseAuthorization" : "startUpdatingLocation"
    for other in Choice.allCases.filter({
      [.allowWhileUsingApp, .allow, .ok, .allowOnce, .dontAllow].contains($0)
    }) {
      var page = PhonePage()
      let state = try Self.value(page.answer("start \(release.name) opens.Runs~\(ask)~answers.\(other)"))
      #expect(Self.texts(state["steps"], "missed") == [.null, .null, .null, .null])
      let status = Self.texts(state["apps"], "status")
      let granted: JSONValue = policy.requestMethods.value ? "authorizedWhenInUse" : "authorizedAlways"
      #expect(status == [other == .dontAllow ? "denied" : granted])
      // The link keeps the intended moves, so that nothing is lost on the way back.
      #expect(state["words"] == JSONValue(["opens.Runs", ask, "answers.\(other)"]))
    }
  }

  @Test func `releases part at the request, not at the name of a callback`() throws {
    var page = PhonePage()
    _ = page.answer("start 17 opens.Runs~requestWhenInUseAuthorization~answers.allowWhileUsingApp")
    guard case .array(let groups)? = try Self.value(page.answer("compare"))["groups"] else {
      Issue.record("nothing is compared")
      return
    }
    let partings = groups.map { group -> String in
      guard case .array(let names)? = group["releases"], case .string(let first)? = names.first else {
        return ""
      }
      if case .integer(let step)? = group["parting"] { return "\(first) at \(step)" }
      return first
    }
    #expect(partings == ["7", "8 at 2", "11 at 2", "13.0-13.3 at 2", "13.4-13.7 at 2", "14 at 2"])
  }

  @Test(arguments: [
    (
      "99.x/plain opens.Runs", ["opens.Runs"],
      "“99.x” is no iOS that this page knows; it shows iOS \(Release.newest.name)."
    ),
    ("14/nobody opens.Runs", ["opens.Runs"], "“nobody” is no app of this page; it shows the first."),
    (
      "14/plain opens.Runs\n{\"NSLocationWhenIn", ["opens.Runs"],
      "The Info.plist can't be read, so the app has its own. The link may be cut off."
    ),
    (
      "14/plain opens.Runs~requestWhenInUseAuthori", ["opens.Runs", "requestWhenInUseAuthori"],
      "Not possible on iOS 14: requestWhenInUseAuthori."
    ),
  ])
  func `a broken link is played as far as it goes, and what is broken is said`(
    link: String, words: [String], said: String
  ) throws {
    var page = PhonePage()
    let state = try Self.value(page.answer("open \(link)"))
    #expect(state["words"] == JSONValue(words))
    #expect(Self.texts(state["apps"], "phase") == ["in the foreground"])
    #expect(Self.remarks(of: state) == [said])
    #expect(Self.remarks(of: try Self.value(page.answer("open 14/plain opens.Runs"))) == [])
  }

  /// Returns the remarks on a journey, in English.
  private static func remarks(of state: JSONValue) -> [String] {
    guard case .array(let remarks)? = state["remarks"] else { return [] }
    return remarks.map { english($0) }
  }

  private static func english(_ phrase: JSONValue) -> String {
    guard case .array(let parts) = phrase, case .string(var text)? = parts.first else {
      if case .string(let text) = phrase { return text }
      return ""
    }
    for part in parts.dropFirst() {
      guard let place = text.range(of: "%@") else { break }
      text.replaceSubrange(place, with: english(part))
    }
    return text
  }

  private static let scenarios = Result {
    try FileManager.default.contentsOfDirectory(atPath: RepositoryFolder.path("Examples/Scenarios"))
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test func `every shipped scenario is opened, many are played to the end, and their links bring them back`()
    throws
  {
    let names = try Self.scenarios.get()
    #expect(names.count >= 47)
    var whole = 0
    for name in names {
      var page = PhonePage()
      let text = try RepositoryFolder.text(of: "Examples/Scenarios/" + name)
      let state = try Self.value(page.answer("import " + text))
      #expect(state["error"] == nil, "\(name): \(String(describing: state["error"]))")
      #expect(Self.texts(state["steps"], "missed").count > 1, "\(name)")
      if Self.texts(state["steps"], "missed").allSatisfy({ $0 == .null }) { whole += 1 }
      // The link contains everything: it leads to the same journey.
      guard case .array(let words)? = state["words"], case .string(let release)? = state["release"],
        let infoPlist = state["infoPlist"]
      else {
        Issue.record("\(name) has no state")
        continue
      }
      let link = words.compactMap { if case .string(let word) = $0 { word } else { nil } }.joined(
        separator: "~")
      let again = try Self.value(
        page.answer("open \(release)/plain \(link)\n\(TraceJSON.text(of: infoPlist))"))
      for key in ["apps", "words", "time", "prompt"] { #expect(again[key] == state[key], "\(name): \(key)") }
    }
    #expect(whole >= 20, "\(whole) of \(names.count)")
  }

  @Test func `a scenario is played with its app, and what the page leaves out is said`() throws {
    var page = PhonePage()
    let name = "Examples/Scenarios/always-first-keep.json"
    let state = try Self.value(page.answer("import " + RepositoryFolder.text(of: name)))
    #expect(Self.texts(state["apps"], "name") == ["RunTracker"])
    #expect(Self.texts(state["apps"], "grant") == ["When In Use"])
    #expect(
      Self.remarks(of: state) == [
        "The Info.plist is the file ../RunTracker/RunTracker/Info.plist, which a page can't read; "
          + "the app has one with all usage descriptions.",
        "Left out: expect, track.",
        "Not possible on iOS \(Release.newest.name): "
          + "pausesLocationUpdatesAutomatically.false.",
      ])
    let several = try Self.value(
      page.answer("import " + RepositoryFolder.text(of: "Examples/Scenarios/three-answers.json")))
    #expect(Self.remarks(of: several) == ["Of the apps, only Once is played.", "Left out: expect."])
  }

  @Test func `the end of what a journey can hold is said, and the journey stays`() throws {
    var page = PhonePage()
    let words = [String](repeating: "losesPosition", count: PhoneHistory.moveLimit).joined(separator: "~")
    let full = try Self.value(page.answer("start 17 " + words))
    let said: JSONValue = ["error": "A journey has at most 1,000 moves: undo some, or start again."]
    #expect(try Self.value(page.answer("move 0")) == said)
    #expect(try Self.value(page.answer("show 1000"))["words"] == full["words"])
    #expect(try Self.value(page.answer("start 17 \(words)~losesPosition")) == said)
  }

  @Test(arguments: [
    "", "dance", "start", "start x", "start 14/nobody", "start /", "start 14 x\n[1", "move", "move -1",
    "move 999", "import {", "import {}",
    "import " + String(repeating: "[", count: 100_000),
  ]) func `what can't be understood is an error`(command: String) throws {
    var page = PhonePage()
    let answer = try Self.value(page.answer(command))
    guard case .string? = answer["error"] else {
      Issue.record("no error for \(command.prefix(20))")
      return
    }
  }

  @Test func `a link of the time when not all labels were known leads where it led`() throws {
    var page = PhonePage()
    // The link remains as it was sent.
    let state = try Self.value(page.answer("start 17 opens.Runs~tapsLocationButton~answers.confirm"))
    #expect(state["words"] == ["opens.Runs", "tapsLocationButton", "answers.confirm"])
    #expect(Self.texts(state["apps"], "grant") == ["When In Use for once"])
    #expect(Self.texts(state["steps"], "missed") == [.null, .null, .null, .null])
    let settings = try Self.value(
      page.answer(
        "start 17 opens.Runs~requestWhenInUseAuthorization~answers.allowOnce~opensSettings~chooses.While Using"
      ))
    #expect(Self.texts(settings["apps"], "grant") == ["When In Use"])
    #expect(Self.texts(settings["steps"], "missed").allSatisfy { $0 == .null })
  }

  @Test func `full accuracy is asked for with the text of the purpose key`() throws {
    var page = PhonePage()
    let words =
      "requestWhenInUseAuthorization~answers.allowOnce.precise.false~"
      + "requestTemporaryFullAccuracyAuthorization.Run"
    let state = try Self.value(page.answer("start 17 opens.Runs~" + words))
    #expect(Self.texts(state["steps"], "missed").allSatisfy { $0 == .null })
    #expect(state["prompt"]?["title"] == ["", "Allow “%@” to use your precise location once?", "Runs"])
    #expect(state["prompt"]?["text"] == "Runs measures this run exactly.")
  }

  /// Returns the rows of Settings after some moves, with a tick at the selected one.
  private static func rows(on release: String, _ words: String, infoPlist: String = "") throws -> [String] {
    var page = PhonePage()
    let plist = infoPlist.isEmpty ? "" : "\n" + infoPlist
    let state = try value(page.answer("start \(release) opens.Runs~\(words)~opensSettings\(plist)"))
    #expect(texts(state["steps"], "missed").allSatisfy { $0 == .null })
    return zip(texts(state["rows"], "label"), texts(state["rows"], "chosen")).map { label, chosen in
      guard case .string(let label)? = label else { return "?" }
      return chosen == true ? "✓ \(label)" : label
    }
  }

  @Test func `Settings ticks what the person would find there`() throws {
    let provisional = "requestAlwaysAuthorization~answers.allowWhileUsingApp"
    #expect(
      try Self.rows(on: "14", provisional) == ["Never", "Ask Next Time", "✓ While Using the App", "Always"])
    #expect(
      try Self.rows(on: "17", "tapsLocationButton~answers.ok")
        == ["Never", "✓ Ask Next Time Or When I Share", "While Using the App", "Always"])
    let whenInUse = #"{"NSLocationWhenInUseUsageDescription": "For maps."}"#
    #expect(
      try Self.rows(on: "12", "requestWhenInUseAuthorization~answers.allow", infoPlist: whenInUse)
        == ["Never", "✓ While Using the App"])
  }
}
