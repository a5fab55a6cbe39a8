import Foundation
import LocationPolicy
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct SimulationPageTests {
  private static func page(_ scenario: String, _ options: String...) -> ToolRun {
    let path = RepositoryFolder.path("Examples/Scenarios/\(scenario).json")
    return ToolRun(arguments: ["simulate", path, "--format", "html"] + options)
  }

  private static func all(_ pattern: Regex<(Substring, Substring)>, in page: String) -> [String] {
    page.matches(of: pattern).map { String($0.1) }
  }

  @Test func `releases that go alike are one section, with the prompts in their order`() {
    let run = Self.page("always-first-keep")
    #expect(run.exitCode == 0)
    let sections = run.output.components(separatedBy: "<h2>").dropFirst()
    #expect(
      sections.map { String($0.prefix { $0 != "<" }) } == [
        "iOS 13.0-13.3", "iOS 13.4-13.7", "iOS 14+", "Facts",
      ])
    for section in sections.dropLast() {
      #expect(
        Self.all(/<figcaption>([^<]*)</, in: section) == [
          "0:00:00 RunTracker", "0:00:40 RunTracker", "The way in white, locations that came in blue",
        ])
      #expect(section.contains("RunTracker: permission: provisional Always from 0 s to 40 s"))
    }
  }

  @Test func `every fact that a line names is stated below`() {
    let page = Self.page("always-first-keep").output
    let named = Set(Self.all(/href="#([^"]*)"/, in: page))
    #expect(named.contains("AUTH-060"))
    #expect(Set(Self.all(/<dt id="([^"]*)"/, in: page)) == named)
  }

  @Test func `lines that the releases before have not are marked`() {
    let page = Self.page("always-first-keep", "--ios", "13.0-14").output
    let marked = Self.all(/(?s)<tr class="new">(.*?)<\/tr>/, in: page)
    #expect(marked.contains { $0.contains("to also use your location") })
    #expect(!marked.contains { $0.contains("installs RunTracker") })
  }

  @Test func `what is not as expected stands first, and ends with 1`() throws {
    let folder = try ScratchFolder()
    let text = try RepositoryFolder.text(of: "Examples/Scenarios/allow-once.json")
    let broken = text.replacing(/"status": *"authorizedWhenInUse"/, with: "\"status\": \"denied\"")
    try folder.write(Array(broken.utf8), to: "broken.json")
    let run = ToolRun("simulate", folder.path + "/broken.json", "--format", "html", "--ios", "14")
    #expect(run.exitCode == 1)
    let failed = try #require(run.output.range(of: "<b>failed</b>"))
    let section = try #require(run.output.range(of: "<h2>"))
    #expect(failed.lowerBound < section.lowerBound)
  }
}
