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
    #expect(Self.texts(prompt["buttons"], "label") == ["Allow While Using App", "Allow Once", "Don't Allow"])
    guard case .array(let buttons)? = prompt["buttons"], case .integer(let index)? = buttons[1]["move"] else {
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

  @Test func `an exported journey is imported as it was`() throws {
    var page = PhonePage()
    let state = try Self.value(
      page.answer("start 14 opens.Runs~requestAlwaysAuthorization\n{\"UIBackgroundModes\": [\"location\"]}"))
    let scenario = try #require(try Self.value(page.answer("export"))["scenario"])
    var other = PhonePage()
    let text = String(decoding: try JSONEncoder().encode(Encoded(scenario)), as: UTF8.self)
    let imported = try Self.value(other.answer("import " + text))
    #expect(imported == state)
    #expect(imported["isStandard"] == false)
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
    "", "dance", "start", "start x", "start 14 x\n[1", "move", "move -1", "move 999", "import {", "import {}",
    "import " + String(repeating: "[", count: 100_000),
  ]) func `what can't be understood is an error`(command: String) throws {
    var page = PhonePage()
    let answer = try Self.value(page.answer(command))
    guard case .string? = answer["error"] else {
      Issue.record("no error for \(command.prefix(20))")
      return
    }
  }
}

/// A value for Foundation's encoder, so that what is imported was written by another hand.
private struct Encoded: Encodable {
  let value: TableValue

  init(_ value: TableValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values.map(Encoded.init))
    case .object(let values): try container.encode(values.mapValues(Encoded.init))
    }
  }
}
