import CommandOutput
import Foundation
import LocationPolicy
import LocationScenario
import Markup
import PhonePage
import Phrases
import TestSupport
import Testing

@testable import SextantCommand

/// The handbook's links that play scenarios on the page.
@Suite struct ScenarioLinksTests {
  private static let file = "Browser/Handbook/scenarios.html"
  private static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter ScenarioLinksTests"

  private static let plays = "Browser/Answers/plays.json"

  /// A scenario that answers on the page play: its title, its link, and the facts that its summary names.
  private struct Play: Codable, Equatable {
    let title, link: String
    let facts: [String]

    init(_ name: String) throws {
      let scenario = try ScenarioReader.scenario(at: RepositoryFolder.path("Examples/Scenarios/\(name).json"))
      title = scenario.name
      link = try ScenarioLinksTests.entry(name).link.fragment
      facts = Fact.allCases.map(\.id).filter { scenario.summary.contains($0) }
    }
  }

  private static func entry(_ name: String) throws -> (article: Markup, link: PhoneLink) {
    let path = RepositoryFolder.path("Examples/Scenarios/\(name).json")
    let scenario = try ScenarioReader.scenario(at: path)
    let value = try ScenarioJSON.value(of: ScenarioReader.contents(at: path))
    let release = try #require(scenario.releases.last)
    let link = try #require(PhoneLink(scenario: value, infoPlists: scenario.infoPlists, on: release))
    let title = Markup("a", ["href": "index.html#\(link.fragment)"], text: scenario.name)
    let remarks = link.remarks.map { Markup("p", ["class": "note"], text: $0.english) }
    let article = Markup(
      "article", ["id": "scenario-\(name)"],
      [Markup("h3", [:], [title]), Markup("p", text: scenario.summary)] + remarks)
    return (article, link)
  }

  @Test func `every scenario has a link`() throws {
    let entries = try ScenarioExamplesTests.names().map { try Self.entry($0).article.written + "\n" }
    let text = entries.joined()
    let file = URL(filePath: RepositoryFolder.path(Self.file))
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isCurrent = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(isCurrent, "\(Self.file) is stale; renew it: \(Self.command)")
  }

  @Test func `what answers on the page play is up to date, and each shows a fact`() throws {
    let plays = try ScenarioExamplesTests.names().map(Play.init).filter { !$0.facts.isEmpty }
    #expect(plays.count > 20)
    let file = URL(filePath: RepositoryFolder.path(Self.plays))
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try Data((StableJSON.text(of: plays) + "\n").utf8).write(to: file)
    }
    let written = try JSONDecoder().decode([Play].self, from: Data(contentsOf: file))
    #expect(written == plays, "\(Self.plays) is stale; renew it: \(Self.command)")
  }

  @Test func `a link plays what the page can of a scenario`() throws {
    let link = try Self.entry("allow-once").link
    var page = PhonePage()
    let query = link.fragment.split(separator: "&").reduce(into: [String: String]()) { parts, part in
      let pair = part.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
      parts[pair[0]] = pair.count > 1 ? pair[1] : ""
    }
    let plist = query["p"] ?? query["d"].map { "+" + $0 } ?? ""
    let answer = page.answer("open \(query["ios"] ?? "")/plain \(query["j"] ?? "")\n\(plist)")
    #expect(answer.contains("\"grant\": \"When In Use\""))
    #expect(answer.contains("\"remarks\": []"))
    #expect(link.fragment.allSatisfy { $0.isASCII && !"\"'<>{}() ".contains($0) })
  }

  @Test func `simulate and check link to the page whose address is known`() throws {
    let path = RepositoryFolder.path("Examples/Scenarios/allow-once.json")
    let address = "https://example.org/phone/"
    let played = ToolRun("simulate", path, "--ios", "17", "--page", address).output
    #expect(played.contains("\nPlay it: \(address)#ios=17&"))
    #expect(!ToolRun("simulate", path, "--ios", "17").output.contains("Play it"))
    let html = ToolRun("simulate", path, "--ios", "17", "--format", "html", "--page", address).output
    #expect(html.contains("<a href=\"\(address)#ios=17&amp;"))

    let app = RepositoryFolder.path("Examples/RunTracker")
    let text = ToolRun("check", app, "--page", address).output
    let start = "\(address)#ios=\(Release.newest.firstVersionText)&"
    #expect(text.contains("\n  Play it: \(start)"))
    #expect(text.contains("j=opens."))
    #expect(text.contains("~requestAlwaysAuthorization\n"))
    #expect(!ToolRun("check", app).output.contains("Play it"))
    #expect(ToolRun("check", app, "--page", address, "--language", "zh-Hans").output.contains("在模拟手机上试试："))
    #expect(
      ToolRun("check", app, "--page", address, "--format", "json").output.contains("\"page\" : \"\(start)"))
    #expect(ToolRun("check", app, "--page", "two words").exitCode == 2)
  }
}
