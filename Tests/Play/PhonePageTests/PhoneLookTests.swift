import LocationPolicy
import LocationSimulation
import PhonePage
import Testing
import Translations

/// The drawing of the phone that the page shows, in the words of its language.
@Suite struct PhoneLookTests {
  private static func value(_ text: String) throws -> JSONValue {
    try #require(JSONValue(json: text), "\(text.prefix(200))")
  }

  private static func labels(_ phone: JSONValue?) -> [String] {
    guard case .array(let targets)? = phone?["targets"] else { return [] }
    return targets.compactMap { if case .string(let label)? = $0["label"] { label } else { nil } }
  }

  private static func drawing(_ value: JSONValue?, _ name: String = "drawing") -> String {
    if case .string(let text)? = value?[name] { text } else { "" }
  }

  /// Returns the words of a language as the page passes them to the engine.
  private static func words(in language: Language) -> String {
    let system = language.translation?.system.entries ?? [:]
    let values = system.map { english, entries in
      let texts = entries.map { "[\($0.version), \(quoted($0.text))]" }.joined(separator: ", ")
      return "\(quoted(english)): [\(texts)]"
    }
    return "words {\(values.joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }

  @Test(arguments: Release.allCases) func `every answer and row of the state has its place in the drawing`(
    release: Release
  ) throws {
    var page = PhonePage()
    let asks = AuthorizationPolicy.policy(for: release).requestMethods.value
    let request = asks ? "requestWhenInUseAuthorization" : "startUpdatingLocation"
    let asked = try Self.value(page.answer("start \(release.name) opens.Runs~\(request)"))
    guard case .array(let buttons)? = asked["prompt"]?["buttons"] else {
      Issue.record("no prompt")
      return
    }
    let answers = buttons.map { Self.drawing($0, "label") }
    #expect(Self.labels(asked["phone"]).suffix(answers.count) == answers[...])
    let settings = try Self.value(page.answer("start \(release.name) opens.Runs~opensSettings"))
    guard case .array(let rows)? = settings["rows"] else {
      Issue.record("no rows")
      return
    }
    let labels = Self.labels(settings["phone"])
    #expect(rows.allSatisfy { labels.contains(Self.drawing($0, "label")) })
  }

  @Test func `the clock follows the journey`() throws {
    var page = PhonePage()
    let start = try Self.value(page.answer("start 17 opens.Runs"))
    #expect(Self.drawing(start["phone"]).contains(">9:41<"))
    let later = try Self.value(page.answer("go wait.1 h"))
    #expect(later["words"] == ["opens.Runs", "wait.1 h"])
    #expect(Self.drawing(later["phone"]).contains(">10:41<"))
  }

  @Test func `a phone says everything in the language that it is given`() throws {
    var page = PhonePage()
    _ = page.answer("start 9 opens.Runs~requestWhenInUseAuthorization")
    let phone = try Self.value(page.answer(Self.words(in: .simplifiedChinese)))
    #expect(Self.labels(phone) == ["不允许", "允许"])
    #expect(Self.drawing(phone).contains("允许“Runs”"))
    // The words remain set, and apply to other releases.
    let new = try Self.value(page.answer("start 26 opens.Runs~requestWhenInUseAuthorization"))
    #expect(Self.labels(new["phone"]) == ["精确位置：打开", "允许一次", "使用App时允许", "不允许"])
  }

  @Test func `to look otherwise is no move, and ends with the next one`() throws {
    var page = PhonePage()
    _ = page.answer("start 17 opens.Runs~requestWhenInUseAuthorization")
    let coarse = try Self.value(page.answer("look imprecise"))
    #expect(Self.labels(coarse).contains("Precise: Off"))
    #expect(Self.labels(try Self.value(page.answer("show 2"))["phone"]).contains("Precise: On"))
    _ = page.answer(
      "start 17 opens.Runs~requestWhenInUseAuthorization~answers.allowOnce~startUpdatingLocation")
    #expect(Self.drawing(try Self.value(page.answer("look controlCenter"))).contains(">Runs<"))
  }

  @Test func `pictures are files, of one phone and of all`() throws {
    var page = PhonePage()
    _ = page.answer("start 17 opens.Runs~requestWhenInUseAuthorization")
    let one = Self.drawing(try Self.value(page.answer("picture dark")), "picture")
    let all = Self.drawing(try Self.value(page.answer("pictures light")), "picture")
    #expect(one.contains("<style>") && one.contains(">iOS 17<"))
    for title in ["iOS 7<", "iOS 14 … 26<"] { #expect(all.contains(title)) }
  }

  @Test func `the picture of all shows the chosen release as it looks`() throws {
    var page = PhonePage()
    // The shapes of a phone, without those that give its position and its release.
    func shapes(_ command: String) throws -> Set<String> {
      let lines = Self.drawing(try Self.value(page.answer(command)), "picture").split(separator: "\n")
      let shapes = lines.filter { line in
        line.contains("<") && !["<svg", "translate(", ">iOS "].contains { line.contains($0) }
      }
      return Set(shapes.map { String($0.drop { $0 == " " }) })
    }
    _ = page.answer("start 14 opens.Runs~requestWhenInUseAuthorization")
    let other = try shapes("picture light")
    _ = page.answer("start 26 opens.Runs~requestWhenInUseAuthorization")
    let chosen = try shapes("picture light")
    let all = try shapes("pictures light")
    #expect(chosen.isSubset(of: all))
    #expect(!other.isSubset(of: all))
  }

  @Test func `words that are none are refused`() throws {
    var page = PhonePage()
    for broken in ["", "[]", #"{"Never": 7}"#] {
      #expect(try Self.value(page.answer("words \(broken)"))["error"] != nil)
    }
  }
}
