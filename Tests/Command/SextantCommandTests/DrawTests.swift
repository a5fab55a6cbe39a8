import Foundation
import LocationCatalogue
import LocationPolicy
import LocationTerms
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct DrawTests {
  /// Returns the texts of a drawing, from left to right.
  private static func texts(_ arguments: String...) -> [String] {
    ToolRun(arguments: ["draw"] + arguments).output.matches(of: /<text [^>]*>([^<]*)</).map { String($0.1) }
  }

  /// Returns the headings of a drawing, which are the releases.
  private static func releases(_ arguments: [String]) -> [String] {
    ToolRun(arguments: ["draw"] + arguments).output.matches(of: />(iOS [^<]*)</).map { String($0.1) }
  }

  @Test func `a request for Always looks one way on each range of releases`() {
    #expect(
      Self.releases(["prompt", "--request", "always", "--ios", "8+"]) == [
        "iOS 8-10", "iOS 11-12", "iOS 13.0-13.3", "iOS 13.4-13.7", "iOS 14-18", "iOS 26+",
      ])
  }

  @Test func `a prompt has the app's name and text`() {
    #expect(
      Self.texts("prompt", "--ios", "9", "--app-name", "A&B", "--text", "For maps.") == [
        "iOS 9", "Allow “A&amp;B” to access your", "location while you use the", "app?", "For maps.",
        "Don’t Allow", "Allow",
      ])
  }

  @Test func `a phone in Chinese shows what it shows`() {
    #expect(
      Self.texts("prompt", "--ios", "18", "--app-name", "跑步", "--language", "zh-Hans") == [
        "iOS 18", "允许“跑步”使用你的位置？", "精确位置：打开", "允许一次", "使用App时允许", "不允许",
      ])
    let rows = Self.texts("settings", "--ios", "15", "--grant", "when-in-use", "--language", "zh-Hans")
    #expect(rows == ["iOS 15", "App", "永不", "下次询问或在我共享时", "使用App期间", "✓", "始终", "精确位置"])
  }

  @Test func `a request that shows no prompt is an empty frame`() {
    #expect(Self.texts("prompt", "--ios", "17", "--grant", "denied") == ["iOS 17", "no prompt"])
  }

  @Test(arguments: Release.allCases)
  func `Settings has the rows of the release, for an app with Always`(release: Release) {
    let texts = Self.texts("settings", "--ios", release.name, "--grant", "always", "--app-name", "Runs")
    let rows = AuthorizationPolicy.policy(for: release).settingsRows.value
    let row = rows.rows.last.map(rows.label) ?? ""
    #expect(texts.prefix(2) == ["iOS \((release...release).text)", "Runs"])
    #expect(texts.firstIndex(of: "✓") == texts.firstIndex(of: row).map { $0 + 1 })
  }

  @Test func `the status bar shows the app's name where the bar is forced`() {
    let texts = Self.texts("status-bar", "--ios", "8-12", "--grant", "when-in-use", "--app-name", "Runs")
    #expect(texts == ["iOS 8-10", "9:41", "Runs", "iOS 11-12", "9:41"])
  }

  @Test func `a grant that no release of those knows ends with 2`() {
    let run = ToolRun("draw", "settings", "--ios", "8", "--grant", "once")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("none of the releases knows --grant once"))
  }
}
