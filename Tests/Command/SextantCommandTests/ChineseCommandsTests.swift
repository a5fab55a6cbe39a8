import Foundation
import LocationCatalogue
import LocationPolicy
import LocationSituations
import LocationTerms
import TestSupport
import Testing

@testable import SextantCommand

/// Every command that prints prose does so in Chinese: what is left of its output without names, code and what others say
/// has no English sentence.
@Suite struct ChineseCommandsTests {
  private static let scenarios: [String] = (try? ScenarioExamplesTests.names()) ?? []

  /// The commands to try, with their arguments.
  private static let commands: [[String]] = [
    ["explain", "--list"], ["explain", "--why-no-prompt"], ["explain", "--request", "always"],
    ["explain", "--why-no-prompt", RepositoryFolder.path("Examples/RunTracker")],
    ["explain", "Location"], ["explain", "what changed in iOS 18"], ["explain", "purple bananas"],
    ["explain", "the prompt flashes and vanishes"],
    ["policy", "--ios", "14"], ["policy", "--diff", "7", "26"], ["policy", "--diff", "13.0", "13.4"],
    ["explore", "rules", "--list"], ["explore", "rules", "--compare", "13.0", "13.4"],
    ["explore", "rules", "--ios", "13.0", "--find", "reads authorizedAlways, background: nothing"],
    ["explore", "rules", "--ios", "8", "--find", "indicator, has whenInUse", "--format", "html"],
    ["draw", "prompt", "--request", "always"], ["draw", "settings"], ["rules"],
    ["check", RepositoryFolder.path("Examples/RunTracker")],
    ["simulate", RepositoryFolder.path("Examples/Scenarios/always-first.json"), "--format", "html"],
  ]

  /// The names to explain: assumptions, changes of releases, and facts with qualifications.
  private static let names: [String] =
    AssumptionNote.all.map(\.name)
    + CatalogEntries().all.filter { $0.changes != nil || isQualified($0) }.map(\.id)

  /// Whether it is a fact with words on how sure it is, or on what others say.
  private static func isQualified(_ entry: CatalogEntry) -> Bool {
    guard case .fact(let fact) = entry.kind else { return false }
    return fact.record.confidenceNote != nil || fact.record.contradiction != nil
  }

  /// A run with Chinese, wide enough that no sentence is broken.
  private static func output(_ arguments: [String]) -> String {
    ToolRun(arguments: arguments + ["--language", "zh"], environment: ["COLUMNS": "2000"]).output
  }

  /// Returns a line without the parts that remain English: addresses, titles of sources, code, questions,
  /// keys and ids.
  private static func withoutNames(_ line: Substring) -> String {
    var text = String(line)
    text.replace(#/<style>.*?<\/style>|<[^>]*>|https?:\S+/#, with: " ")
    text.replace(#/“[^”]*”|"[^"]*"|`[^`]*`|\[[A-Z][^\]]*\]|\{[^}]*\}/#, with: " ")
    for term in terms { text.replace(term, with: " ") }
    return text
  }

  /// Words that Chinese engineers leave in English.
  private static let terms = [
    "purpose key", "deployment target", "run loop", "service session", "let waiting", "error as",
    "Location updates", "full accuracy", "Core Location", "App Clip", "Background App Refresh", "Info.plist",
  ]

  /// Whether a line is an English sentence: four words in a row, and nothing in Chinese, which may quote Apple's messages.
  private static func hasProse(_ line: Substring) -> Bool {
    !line.contains(#/[\u{4E00}-\u{9FFF}]/#)
      && withoutNames(line).contains(#/(?:^|[ :(])(?:[A-Z]?[a-z']+,? ){3}[a-z']+(?:$|[ .,;:)])/#)
  }

  /// Leaves out the titles and addresses of a fact's sources.
  private static func withoutSources(_ lines: [Substring]) -> [Substring] {
    var isSource = false
    return lines.filter { line in
      if line.hasPrefix("来源") { isSource = true } else if line.hasPrefix("可信度") { isSource = false }
      return !isSource
    }
  }

  /// Lines of examples, of sources, of tables of names, of what an exploration is asked, and of Apple's console.
  private static func isKept(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("– ") || text.hasPrefix("//") || text.hasPrefix("for ") || text.hasPrefix("<")
      || text.contains("console-message")
      || text.contains(#/^(reads|app|has|remembers|indicator|row) \w+( |,|$)/#)
  }

  @Test(arguments: commands + names.map { ["explain", $0] })
  func `a command says nothing in English`(arguments: [String]) {
    let lines = Self.withoutSources(Self.output(arguments).split(separator: "\n"))
    #expect(!lines.isEmpty)
    #expect(lines.contains { $0.contains(#/[\u{4E00}-\u{9FFF}]/#) })
    #expect(lines.filter { !Self.isKept($0) && Self.hasProse($0) }.map(String.init) == [])
    // A word within a Chinese sentence; explanations quote Apple's messages, which are English.
    if arguments[0] != "explain" {
      let mixed = lines.filter {
        !Self.isKept($0) && Self.withoutNames($0).contains(#/(?:^|[^A-Za-z])the [a-z]/#)
      }
      #expect(mixed.map(String.init) == [])
    }
  }

  @Test(arguments: scenarios) func `a simulation says nothing in English but what the scenario says`(
    name: String
  ) throws {
    let path = RepositoryFolder.path("Examples/Scenarios/\(name).json")
    let own = try RepositoryFolder.text(of: "Examples/Scenarios/\(name).json")
    let lines = Self.output(["simulate", path]).split(separator: "\n")
    #expect(lines.contains { $0.contains("用户") })
    let english = lines.filter { line in
      Self.hasProse(line) && !line.contains("备注") && !line.contains("提示")
        && !line.contains("控制台") && !line.contains("崩溃") && !own.contains(line)
    }
    #expect(english.map(String.init) == [])
  }

  @Test func `failed expectations and refused calls are told in Chinese`() throws {
    let folder = try ScratchFolder()
    let scenario = """
      {"name": "S", "apps": [{"name": "Run", "infoPlist": {}, "onLaunch": ["CLLocationManager"]}], "steps": [
      {"person": "unlocksPhone"}, {"person": "opens"},
      {"expect": {"status": "denied", "prompt": {}, "fixes": 3, "indicator": true}},
      {"person": {"answers": "Allow Once"}}]}
      """
    try folder.write(scenario.utf8, to: "failing.json")
    let output = Self.output(["simulate", folder.path + "/failing.json", "--ios", "18"])
    for line in [
      "iOS 18: steps[0]: 做不到：手机没有锁定", "iOS 18: steps[2].expect.status: 期望 denied，实际是 notDetermined",
      "iOS 18: steps[2].expect.prompt: 期望弹窗，实际是不弹窗", "iOS 18: steps[2].expect.fixes: 期望 3 个位置，实际是 0",
      "iOS 18: steps[3]: 做不到：屏幕上没有弹窗",
    ] {
      #expect(output.contains("\n\(line)\n"), "\(line)")
    }
    #expect(output.split(separator: "\n").filter(Self.hasProse).map(String.init) == [])
  }

  @Test(arguments: Release.allCases) func `a table of rules says in Chinese that there is nothing`(
    release: Release
  ) {
    let lines = Self.output(["policy", "--ios", release.name]).split(separator: "\n")
    #expect(lines.filter { $0.contains(#/(?:^|[ ,|])none(?:$|[ ,|])/#) }.map(String.init) == [])
  }

  @Test(arguments: ["zh", "zh-CN", "zh-Hans", "zh_CN.UTF-8"])
  func `a language has several names, and LANG decides without the option`(name: String) {
    for arguments in [
      ["simulate", RepositoryFolder.path("Examples/Scenarios/allow-once.json"), "--ios", "14"],
      ["policy", "--diff", "13.0", "13.4"], ["explore", "rules", "--list"], ["explain", "grace"],
      ["explain", "--why-no-prompt"], ["draw", "prompt", "--request", "always", "--ios", "14"],
      ["check", RepositoryFolder.path("Examples/RunTracker"), "--quiet"],
    ] {
      let chosen = ToolRun(arguments: arguments + ["--language", name]).output
      #expect(chosen.contains(#/[\u{4E00}-\u{9FFF}]/#), "\(arguments)")
      #expect(ToolRun(arguments: arguments, environment: ["LANG": name]).output == chosen, "\(arguments)")
      #expect(!ToolRun(arguments: arguments).output.contains(#/[\u{4E00}-\u{9FFF}]/#), "\(arguments)")
    }
  }

  @Test func `what programs read is English unless another language is asked for`() {
    let environment = ["LANG": "zh_CN.UTF-8"]
    let app = RepositoryFolder.path("Examples/RunTracker")
    for arguments in [
      ["check", app, "--format", "json"], ["check", app, "--format", "github"],
      ["explain", "MIS-13", "--format", "json"], ["policy", "--diff", "13.0", "13.4", "--format", "json"],
    ] {
      let output = ToolRun(arguments: arguments, environment: environment).output
      #expect(output == ToolRun(arguments: arguments).output, "\(arguments)")
    }
    #expect(ToolRun("explain", "弹窗一闪而过", "--format", "json").output.contains("弹窗一闪而过，没有回调"))
  }
}
