import Foundation
import LocationPolicy
import PhonePage
import Testing

@Suite struct PhonePageTests {
  private static func value(_ text: String) throws -> TableValue {
    try #require(TableValue(json: text), "\(text.prefix(200))")
  }

  private static func texts(_ value: TableValue?, _ name: String) -> [TableValue?] {
    guard case .array(let elements)? = value else { return [] }
    return elements.map { $0[name] }
  }

  @Test func `a first request shows the prompt of the release, and each button is a move`() throws {
    var page = PhonePage()
    let state = try Self.value(page.answer("start 17 opens.Runs~requestWhenInUseAuthorization"))
    let prompt = try #require(state["prompt"])
    #expect(prompt["title"] == "Allow “Runs” to use your location?")
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
    #expect(asked["prompt"]?["title"] == "Allow “Runs” to access your location?")
    #expect(try Self.value(page.answer("show 1"))["prompt"] == .null)
    #expect(try Self.value(page.answer("show 2"))["prompt"] == asked["prompt"])
    let before = try Self.value(page.answer("undo"))
    let first = try Self.value(start)
    for name in ["prompt", "apps", "moves", "words", "time"] { #expect(before[name] == first[name]) }
  }

  @Test func `what a release has no place for is said, and stays in the link`() throws {
    var page = PhonePage()
    let words = "opens.Runs~requestWhenInUseAuthorization~answers.allowOnce"
    let state = try Self.value(page.answer("start 8 \(words)"))
    #expect(Self.texts(state["steps"], "missed") == [.null, .null, .null, "answers.allowOnce"])
    #expect(state["words"] == TableValue(words.split(separator: "~").map(String.init)))
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
    // Written anew by another hand.
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
    let releases = groups.flatMap { group -> [TableValue] in
      if case .array(let names)? = group["releases"] { names } else { [] }
    }
    #expect(releases == Release.allCases.map { .string($0.name) })
    // There is nothing to ask with on 7, other prompts come on 8, and so on; nobody parts before the app is open.
    #expect(groups.map { $0["parting"] }.first == .null)
    let partings = groups.dropFirst().map { $0["parting"] }
    #expect(partings.allSatisfy { [.integer(1), .integer(2), .integer(3)].contains($0) })
    #expect(groups.count > 3 && groups.count < Release.allCases.count)
  }

  @Test func `the end of what a journey can hold is said, and the journey stays`() throws {
    var page = PhonePage()
    let words = [String](repeating: "losesPosition", count: PhoneHistory.moveLimit).joined(separator: "~")
    let full = try Self.value(page.answer("start 17 " + words))
    let said: TableValue = ["error": "A journey has at most 1,000 moves: undo some, or start again."]
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
    let state = try Self.value(page.answer("start 17 opens.Runs~tapsLocationButton~answers.confirm"))
    #expect(state["words"] == ["opens.Runs", "tapsLocationButton", "answers.ok"])
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
    #expect(state["prompt"]?["title"] == "Allow “Runs” to use your precise location once?")
    #expect(state["prompt"]?["text"] == "Runs measures this run exactly.")
  }

  /// The rows of Settings after some moves, the chosen one with a tick.
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
