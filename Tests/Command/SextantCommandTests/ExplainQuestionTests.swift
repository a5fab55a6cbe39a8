import AuditReports
import Foundation
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationTerms
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ExplainQuestionTests {
  @Test func `answers that are about as likely are told apart in a line each, before all else`() throws {
    let question = "geofence enter and exit come late or never"
    func signs(_ language: String) throws -> [Substring] {
      let run = ToolRun(
        arguments: ["explain", question, "--language", language], environment: ["COLUMNS": "999"])
      let parts = run.output.split(separator: "\n\n")
      let lines = parts[0].split(separator: "\n").dropFirst()
      let ids = lines.map { $0.dropFirst(2).prefix { $0 != " " } }
      #expect(ids.count > 1 && zip(ids, parts.dropFirst()).allSatisfy { $1.hasPrefix("\($0)  ") })
      return Array(lines)
    }
    #expect(
      try signs("en").contains(
        "  MIS-50  Entering or leaving is reported late, and the region's radius is below 100 to 200 m."))
    #expect(try signs("zh").contains("  MIS-50  进入或离开的通知来得晚，而区域半径不到 100 至 200 米。"))
    let certain = ToolRun("explain", "ITMS-90738").output
    #expect(certain.hasPrefix("MIS-27  "))
  }

  @Test func `a Chinese question, whole`() {
    #expect(
      ToolRun(arguments: ["explain", "弹窗一闪而过"], environment: ["COLUMNS": "70"]).output
        .components(separatedBy: "\n\n")[0...1].joined(separator: "\n\n") == """
          MIS-18  弹窗一闪而过，没有回调（iOS 8+）
            修正：把 CLLocationManager 保存为属性，持有它的对象也要一直存在。
                // A property of an object that stays alive, and not a local variable:
                private let locationManager = CLLocationManager()

                func findMeTapped() {
                  locationManager.delegate = self
                  locationManager.requestWhenInUseAuthorization()
                }
              Objective-C: @property (nonatomic, strong) CLLocationManager *locationManager;
            原因：CLLocationManager 只放在局部变量里。
            验证：在持有 manager 的对象的 deinit 里打断点：弹窗显示期间不会执行
                  到，用户回答之后 locationManagerDidChangeAuthorization(_:) 会
                  被调用。
            'sextant check' 里的规则：temporary-manager
            事实：AUTH-009
          """)
  }

  @Test func `a question in traditional characters has the answer of the same one in simplified ones`() {
    let answer = ToolRun("explain", "彈窗一閃而過").output
    #expect(answer == ToolRun("explain", "弹窗一闪而过").output && answer.hasPrefix("MIS-18"))
  }

  @Test func `--language decides where the question does not, and what nothing answers is said in Chinese`() {
    let english = ToolRun("explain", "--language", "en", "弹窗一闪而过").output
    #expect(english.hasPrefix("MIS-18  The prompt flashes and vanishes, and no callback comes (iOS 8+)\n"))
    let chinese = ToolRun("explain", "--language", "zh", "the prompt flashes and vanishes").output
    #expect(chinese.hasPrefix("MIS-18  弹窗一闪而过，没有回调（iOS 8+）\n"))
    let screen = ToolRun("explain", "--language", "zh", "stops when the screen locks").output
    #expect(screen.contains("\n另请参阅：\n"))
    #expect(ToolRun("explain", "今天天气怎么样").output.hasPrefix("Sextant 不知道：目录里没有“今天天气怎么样”的答案。\n"))
  }

  @Test
  func `who lacks a macro of a Podfile gets the whole block of it, and also where a case names the macro`() {
    for (question, macro) in [
      ("permission_handler answers permanentlyDenied at once on iOS", "PERMISSION_LOCATION=1"),
      ("permission_handler in Flutter should ask for while using only", "PERMISSION_LOCATION_WHENINUSE=1"),
    ] {
      let answer = ToolRun("explain", question).output
      #expect(answer.contains("post_install do |installer|\n") && answer.contains("+= ['\(macro)']\n"))
    }
  }

  @Test func `a case of the plug-in that is named stands before what is done in general`() throws {
    let answer = ToolRun("explain", "permission_handler permanentlyDenied, the Podfile has the macro already")
      .output
    let first = try #require(answer.split(separator: "\n\n").first { $0.contains("  Fix:") })
    let ownCase = try #require(first.firstRange(of: "If the Podfile names the permission already"))
    let general = try #require(first.firstRange(of: "  Fix:"))
    #expect(ownCase.lowerBound < general.lowerBound)
  }

  @Test(arguments: [
    ("the blue arrow of Google's navigation view doesn't turn with the phone", "HOW-53", "startCompass"),
    ("my command-line tool on macOS has no row in Location Services", "HOW-52", "watch"),
    ("two view controllers, and only the second delegate gets locations", "HOW-54", "mistyped"),
  ])
  func `what isn't the app's own manager on an iPhone has answers of its own`(
    question: String, id: String, foreign: String
  ) throws {
    let parts = ToolRun("explain", question).output.components(separatedBy: "\n\n")
    let first = try #require(parts.first { !$0.hasPrefix("Sextant is about") })
    #expect(first.hasPrefix(id) && !first.contains(foreign))
  }

  @Test(arguments: [
    ("no location prompt in a Unity app", "Sextant has no lines for Unity."),
    ("浏览器里的网页取不到位置", "Sextant 讲的是 App；浏览器里的网页只适用 HOW-17。"),
    (
      "my tool on macOS gets no location",
      "Sextant is about iPhone and iPad; for a Mac, only HOW-52 is meant."
    ),
  ])
  func `what the catalog has no lines for is said before the answer`(question: String, note: String) throws {
    let first = try #require(ToolRun("explain", question).output.components(separatedBy: "\n\n").first)
    #expect(first.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasPrefix(note))
  }

  @Test func `an entry is told in Chinese where its words have Chinese`() {
    let output = ToolRun("explain", "MIS-18", "HOW-13", "AUTH-009", "--language", "zh").output
    #expect(output.contains("\n原因：CLLocationManager 只放在局部变量里。\n"))
    #expect(output.contains("\n症状：小组件得不到位置\n"))
    #expect(output.contains("AUTH-009  iOS 8+\n请求是异步的"))
  }

  @Test
  func `the environment's language is that of entries, rules and questions, unless another is asked for`() {
    func output(_ arguments: String...) -> String {
      ToolRun(arguments: arguments, environment: ["LANG": "zh_CN.UTF-8"]).output
    }
    #expect(output("explain", "MIS-18").contains("\n见于：代码\n"))
    #expect(output("explain", "KEY-013").hasPrefix("KEY-013  所有 iOS 版本\n用途说明必须是"))
    #expect(output("explain", "KEY-013").contains("\n来源：\n"))
    #expect(output("explain", "OPEN-02").contains("唯一一次“始终”的机会"))
    #expect(output("explain", "temporary-manager").contains("\n请求和服务与它们的 manager 共存亡。"))
    #expect(output("explain", "ITMS-90683").contains("  ITMS-90683，缺少用途说明"))
    #expect(output("rules").contains("警告"))
    #expect(output("explain", "--language", "en", "MIS-18").contains("\nSeen in: code\n"))
    #expect(!output("rules", "--language", "en").contains("警告"))
  }

  @Test func `a line of the console that begins with a method is a question, not an option`() {
    let run = ToolRun("explain", "-[CLLocationManager setAllowsBackgroundLocationUpdates:]")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("MIS-06"))
  }

  @Test(arguments: [
    ["explain", "UI unresponsiveness on main thread"], ["explain", "--list"], ["explain", "MIS-13"],
  ])
  func `lines end where the terminal does`(arguments: [String]) {
    let output = ToolRun(arguments: arguments, environment: ["COLUMNS": "60"]).output
    // Addresses, code and entries of an Info.plist are not broken, so that they can be copied.
    let code = Set(
      (CodeExample.all.values.map(\.code) + CodeVariant.all.values.joined().map(\.line))
        .joined(separator: "\n").split(separator: "\n").map { $0.drop { $0 == " " } })
    let long = output.split(separator: "\n").filter {
      $0.count > 60 && !$0.contains("http") && !$0.contains("<key>") && !code.contains($0.drop { $0 == " " })
    }
    #expect(long == [])
    #expect(output.split(separator: "\n").count > 5)
  }

  @Test func `nothing is wrapped in a pipe, where addresses and code are copied from`() throws {
    let output = ToolRun("explain", "stops", "when", "the", "screen", "locks").output
    let fix = try #require(MistakeCatalog.all.first { $0.id == .mis07 }?.fix)
    #expect(output.contains("\n  Fix:     \(fix)\n"))
    let piped = ToolRun("explain", "temporary-manager").output
    #expect(piped.contains("\n  // sextant:ignore temporary-manager reason\n"))
    #expect(
      piped.contains(
        "\nRequests and services live only as long as their manager. One that is created and used"))
  }

  @Test(arguments: ["headingOrientation face up ignored", "KEY-005", "MIS-13"])
  func `an address is whole on any terminal`(question: String) {
    func addresses(at width: String) -> [Substring] {
      ToolRun(arguments: ["explain", question], environment: ["COLUMNS": width]).output
        .split(whereSeparator: \.isWhitespace).filter { $0.contains("://") }
    }
    #expect(addresses(at: "40") == addresses(at: "10000"))
    #expect(!addresses(at: "40").isEmpty)
  }

  @Test(arguments: CatalogEntries(rules: RuleCatalog.all.map { CatalogEntry.Rule($0) }).all.map(\.id))
  func `no entry shows marks of Markdown`(id: String) {
    let output = ToolRun("explain", id).output
    let said = output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(said.filter { $0.contains("`") || $0.contains("**") } == [])
  }

  @Test func `the first answer says how to check it, and all how Objective-C writes it`() {
    let output = ToolRun("explain", "stops", "when", "the", "screen", "locks").output
    #expect(output.contains("\n    Objective-C: manager.allowsBackgroundLocationUpdates = YES;\n"))
    #expect(!output.contains("AppleSettings(allowBackgroundLocationUpdates: true"))
    #expect(output.contains("\n  Check:   On a device, start, lock the screen and walk for five minutes"))
    #expect(output.components(separatedBy: "\n  Check:   ").count == 2)
    #expect(output.contains("\n  Facts:   BG-004, "))
    #expect(
      output.contains(
        "\nOther cases and plug-ins, causes, and facts with their sources: sextant explain MIS-07 "))
    #expect(output.components(separatedBy: "\n\n").first?.contains("https://") == false)
  }

  @Test func `a question that names a plug-in gets its lines and cases first, and no other code`() throws {
    let output = ToolRun("explain", "geolocator stream stops when the screen locks").output
    let answer = try #require(output.components(separatedBy: "\n\n").first { $0.hasPrefix("MIS-07") })
    let line = try #require(
      answer.range(of: "\n    geolocator: AppleSettings(allowBackgroundLocationUpdates: true"))
    let words = try #require(answer.range(of: "\n  With geolocator: Add location to UIBackgroundModes"))
    #expect(words.lowerBound < line.lowerBound)
    #expect(!answer.contains("\n  Natively: ") && !answer.contains("\n  Fix: "))
    #expect(!answer.contains("manager.startUpdatingLocation()\n") && !answer.contains("Flutter location: "))
    let whole = ToolRun("explain", "MIS-07").output
    #expect(whole.contains("\n  geolocator: ") && whole.contains("\n  Objective-C: "))
  }

  @Test func `where an entry has no lines for a plug-in, its user is told that the fix is native`() {
    let output = ToolRun("explain", "Flutter: the prompt flashes and vanishes").output
    #expect(output.contains("MIS-18  "))
    let chinese = ToolRun("explain", "--language", "zh", "Flutter prompt flashes and vanishes").output
    #expect(chinese.contains("\n  修正（写在原生代码里，或用插件的选项）："))
    #expect(!chinese.contains("private let locationManager"))
  }

  @Test func `at most three answers say what to do, in both languages, and others are only named`() throws {
    let question = "blue bar shows although location is always allowed"
    for (language, fix) in [("en", "\n  Fix:     "), ("zh", "\n  修正：")] {
      let output = ToolRun("explain", "--language", language, question).output
      #expect(output.components(separatedBy: fix).count == 4)
      #expect(output.contains("MIS-35  "))
    }
    let json = ToolRun("explain", "--format", "json", question).output
    #expect(json.contains("\"close\" : true"))
    #expect(json.contains("\"case\" : \"The blue bar stays during tracking, and you want it gone.\""))
  }

  @Test
  func
    `the single case that a question sounds like is named first, and those it has no words of are left out`()
    throws
  {
    let output = ToolRun("explain", "the app crashes right after location was allowed, the coordinate is 0")
      .output
    let answer = output[try #require(output.range(of: "HOW-35  ")).lowerBound...]
    let likely = try #require(answer.range(of: "\n  Likely:  If it crashes right after location was allowed"))
    let fix = try #require(answer.range(of: "\n  Fix:     "))
    #expect(likely.lowerBound < fix.lowerBound && !answer.contains("If the exception is setObject:forKey:"))
    #expect(ToolRun("explain", "HOW-35").output.contains("\n  – If it crashes right after"))
    #expect(
      ToolRun("explain", "--format", "json", "HOW-35").output.contains("\"if\" : \"it crashes right after"))
  }

  @Test func `what else may answer is named with what it is about, on a line each`() {
    let output = ToolRun("explain", "stops", "when", "the", "screen", "locks").output
    let others = output.components(separatedBy: "\nSee also:\n").last?.split(separator: "\n") ?? []
    #expect((1...5).contains(others.count))
    #expect(others.allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("   ") })
  }

  @Test func `what nothing answers ends with 3 and says so`() {
    let run = ToolRun("explain", "sourdough", "bread")
    #expect(run.exitCode == 3)
    #expect(
      run.output.hasPrefix("Sextant doesn't know: nothing in the catalog answers “sourdough bread”.\n"))
    let json = ToolRun("explain", "sourdough", "bread", "--format", "json")
    #expect(json.exitCode == 3)
    #expect(
      json.output
        == "{\n  \"asksBack\" : false,\n  \"certain\" : false,\n  \"close\" : false,\n  \"facts\" : [\n\n  ],\n  \"results\" : [\n\n  ],\n  \"schema\" : 1\n}\n"
    )
  }

  @Test(arguments: [
    ["explain", "--format", "json", "no fix although while using is allowed, error 1 in background"],
    ["explain", "--list", "--format", "json"], ["explain", "KEY-005", "X-03", "OPEN-02", "--format", "json"],
    ["explain", "--format", "json", "nothing", "of", "bread"],
  ])
  func `the JSON is as the schema says`(arguments: [String]) throws {
    let validator = try JSONSchemaValidator(schema: "Explain")
    #expect(try validator.violations(in: Data(ToolRun(arguments: arguments).output.utf8)) == [])
  }

  @Test func `the JSON names the answer, its facts and their sources`() throws {
    let run = ToolRun("explain", "kCLErrorDomain", "error", "1", "in", "background", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require(report["results"] as? [[String: Any]])
    #expect(results.prefix(2).map { $0["id"] as? String } == ["MIS-09", "CLE-01"])
    #expect(results.first?["facts"] as? [String] == ["BG-009"])
    let facts = try #require(report["facts"] as? [[String: Any]])
    let fact = try #require(facts.first { $0["id"] as? String == "BG-009" })
    #expect((fact["sources"] as? [[String: Any]])?.isEmpty == false)
    #expect(results.count <= AnswerReport.longest)
  }

  @Test func `the list has every entry once`() {
    let lines = ToolRun(arguments: ["explain", "--list"], environment: ["COLUMNS": "10000"]).output
      .split(separator: "\n").compactMap { $0.split(separator: " ").first }
    let known = CatalogEntries().all.map(\.id)
    #expect(Set(lines).count == lines.count)
    #expect(Set(known).isSubset(of: Set(lines.map(String.init))))
    #expect(lines.contains("location-push-without-always"))
  }

  @Test(arguments: [
    ["explain", "KEY-005", "KEY-999"], ["explain", "words", "--list"],
    ["explain", "--list", "--request", "always"],
    ["explain", "--request", "always", "--format", "json"], ["explain", "words", "--format", "yaml"],
  ])
  func `arguments that exclude each other end with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
