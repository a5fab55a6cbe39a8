import Foundation
import LocationCatalogue
import LocationPolicy
import Testing

@testable import SextantCommand

@Suite struct PolicyTests {
  @Test func `the difference between 13.0 and 13.4, whole`() {
    #expect(
      ToolRun("policy", "--diff", "13.0", "13.4").output.split(separator: "\n").prefix(8).joined(
        separator: "\n")
          == """
          From iOS 13.0-13.3 to 13.4-13.7
          rule               before              after       facts
          -----------------  ------------------  ----------  ------------------
          whenInUsePrompt    first13             first13_4   AUTH-047, AUTH-049
          alwaysPrompt       first13             first13_4   AUTH-047
          escalation         becomesProvisional  prompts     AUTH-051
          escalationPrompt   second13            second13_4  AUTH-051
          provisionalPrompt  second13            second13_4  AUTH-050, AUTH-062
          """)
  }

  @Test func `the difference explains every fact that it names`() {
    let output = ToolRun("policy", "--diff", "13.0", "13.4").output
    for id in ["AUTH-047", "AUTH-049", "AUTH-050", "AUTH-051", "AUTH-062"] {
      #expect(output.contains("\n\(id)  "), "\(id)")
    }
  }

  @Test(arguments: zip(Release.allCases, Release.allCases.dropFirst()))
  func `between neighbours the JSON lists what the engine says differs`(old: Release, new: Release) throws {
    let run = ToolRun("policy", "--diff", old.name, new.name, "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let changes = try #require(report?["changes"] as? [[String: Any]])
    let differences = AuthorizationPolicy.policy(for: old).differences(to: .policy(for: new))
    #expect(changes.compactMap { $0["rule"] as? String } == differences.map(\.name))
    #expect(run.exitCode == 0)
  }

  @Test func `a release has no difference to itself`() {
    #expect(ToolRun("policy", "--diff", "14", "14").output == "From iOS 14 to 14: no rule differs.\n")
  }

  @Test(arguments: Release.allCases)
  func `every release prints as text, as Markdown and as JSON`(release: Release) throws {
    let text = ToolRun("policy", "--ios", release.name)
    let markdown = ToolRun("policy", "--ios", release.name, "--format", "markdown")
    let json = ToolRun("policy", "--ios", release.name, "--format", "json")
    #expect([text.exitCode, markdown.exitCode, json.exitCode] == [0, 0, 0])
    #expect(text.output.hasPrefix("iOS \(release.name): rules\n"))
    #expect(markdown.output.hasPrefix("## iOS \(release.name): rules\n"))
    let tables = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let requests = try #require(tables["requests"] as? [String: Any])
    #expect(requests.keys.sorted() == [release.name])
    let rows = try #require((tables["background_matrix"] as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows.allSatisfy { $0["version"] as? String == release.name })
  }

  @Test func `all releases in one JSON have 370 background rows`() throws {
    let tables = try #require(
      try JSONSerialization.jsonObject(with: Data(ToolRun("policy", "--format", "json").output.utf8))
        as? [String: Any])
    #expect(((tables["background_matrix"] as? [String: Any])?["rows"] as? [Any])?.count == 370)
  }

  @Test(arguments: [
    ["policy", "--diff", "13.0"], ["policy", "--diff", "13.0", "14", "15"], ["policy", "--ios", "6"],
    ["policy", "--ios", "14", "--diff", "13.0", "14"], ["policy", "--format", "yaml"],
  ])
  func `arguments that make no sense end with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
