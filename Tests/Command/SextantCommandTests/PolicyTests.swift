import Foundation
import LocationCatalogue
import LocationPolicy
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct PolicyTests {
  /// Runs the tool for a terminal that is wide enough for all lines.
  private static func wide(_ arguments: String...) -> ToolRun {
    ToolRun(arguments: arguments, environment: ["COLUMNS": "10000"])
  }

  @Test func `the difference between 13.0 and 13.4, whole and in words`() {
    let lines = Self.wide("policy", "--diff", "13.0", "13.4").output.split(separator: "\n").prefix(8)
    let first = "[Allow While Using App] [Allow Once] [Don’t Allow]"
    let second = "even when you are not using the app?” [Keep Only While Using] [Change to Always Allow]"
    #expect(lines.first == "From iOS 13.0-13.3 to 13.4-13.7")
    let rows: [[String]] = lines.dropFirst().map { line in
      line.split(separator: #/  +/#).map(String.init)
    }
    let expected: [[String]] = [
      ["rule", "before", "after", "facts"],
      [
        "Prompt for When In Use", "“Allow “X” to access your location?” \(first)",
        "“Allow “X” to use your location?” \(first)", "AUTH-047, AUTH-049",
      ],
      [
        "First prompt for Always", "“Allow “X” to access your location?” \(first)",
        "“Allow “X” to use your location?” \(first)", "AUTH-047",
      ],
      [
        "A request for Always from When In Use", "makes it provisional Always, without a prompt",
        "prompts at once", "AUTH-051",
      ],
      [
        "Prompt for Always from When In Use", "“Allow “X” to also access your location \(second)",
        "“Allow “X” to also use your location \(second)", "AUTH-051",
      ],
      [
        "Second prompt of provisional Always", "“Allow “X” to also access your location \(second)",
        "“Allow “X” to also use your location \(second)", "AUTH-050, AUTH-062",
      ],
    ]
    #expect(rows.filter { $0[0].first != "-" } == expected)
  }

  @Test func `the difference explains every fact that it names`() {
    let output = Self.wide("policy", "--diff", "13.0", "13.4").output
    for id in ["AUTH-047", "AUTH-049", "AUTH-050", "AUTH-051", "AUTH-062"] {
      #expect(output.contains("\n\(id)  "), "\(id)")
    }
  }

  @Test(arguments: zip(Release.allCases, Release.allCases.dropFirst()))
  func `between neighbors the JSON lists what the engine says differs`(old: Release, new: Release) throws {
    let run = Self.wide("policy", "--diff", old.name, new.name, "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let changes = try #require(report?["changes"] as? [[String: Any]])
    let differences = AuthorizationPolicy.policy(for: old).differences(to: .policy(for: new))
    #expect(changes.compactMap { $0["rule"] as? String } == differences.map(\.name))
    #expect(run.exitCode == 0)
  }

  @Test func `a release has no difference to itself`() {
    #expect(Self.wide("policy", "--diff", "14", "14").output == "From iOS 14 to 14: no rule differs.\n")
  }

  @Test(arguments: Release.allCases)
  func `every release prints as text, as Markdown and as JSON`(release: Release) throws {
    let text = Self.wide("policy", "--ios", release.name)
    let markdown = Self.wide("policy", "--ios", release.name, "--format", "markdown")
    let json = Self.wide("policy", "--ios", release.name, "--format", "json")
    #expect([text.exitCode, markdown.exitCode, json.exitCode] == [0, 0, 0])
    #expect(text.output.hasPrefix("iOS \(release.name): rules\n"))
    #expect(markdown.output.hasPrefix("## iOS \(release.name): rules\n"))
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let releases = try #require(report["releases"] as? [[String: Any]])
    #expect(releases.compactMap { $0["release"] as? String } == [release.name])
  }

  @Test func `all releases in one JSON are as the schema says`() throws {
    let validator = try JSONSchemaValidator(schema: "Policy")
    #expect(try validator.violations(in: Data(Self.wide("policy", "--format", "json").output.utf8)) == [])
  }

  @Test(arguments: [Release.iOS7, .iOS13_4, .iOS26])
  func `text, Markdown and JSON hold the same tables with the same rows`(release: Release) throws {
    let tables =
      PolicyTables.tables(of: .policy(for: release)) + [PolicyTables.constants, DeviceTable.table]
    // A title, an empty line, headings, a rule and the rows; an empty line between tables.
    let lines = tables.map { 4 + $0.rows.count }.reduce(0, +) + tables.count - 1
    for format in ["text", "markdown"] {
      let output = Self.wide("policy", "--ios", release.name, "--format", format).output
      #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == lines)
    }
    let json = Self.wide("policy", "--ios", release.name, "--format", "json").output
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let values = try #require((report?["releases"] as? [[String: Any]])?.first)
    for table in tables.dropLast(2) {
      #expect((values[table.name] as? [Any])?.count == table.rows.count, "\(table.name)")
    }
    #expect((report?["device"] as? [Any])?.count == DeviceTable.table.rows.count)
  }

  @Test func `the table of states on iOS 14, whole`() throws {
    let output = Self.wide("policy", "--ios", "14").output
    let start = try #require(output.range(of: "iOS 14: what an app can have"))
    #expect(
      output[start.lowerBound...].components(separatedBy: "\n\niOS")[0] == """
        iOS 14: what an app can have, and the status that it reads

        state               status
        ------------------  -------------------
        not-determined      notDetermined
        denied              denied
        restricted          restricted
        when-in-use         authorizedWhenInUse
        once                authorizedWhenInUse
        provisional-always  authorizedAlways
        always              authorizedAlways
        """)
  }

  @Test(arguments: [Release.iOS7, .iOS13_4, .iOS26], [40, 80, 120])
  func `the tables of a release fit the terminal`(release: Release, width: Int) {
    let output = ToolRun(
      arguments: ["policy", "--ios", release.name], environment: ["COLUMNS": "\(width)"]
    ).output
    #expect(output.split(separator: "\n").filter { $0.count > width } == [])
  }

  @Test(arguments: Release.allCases)
  func `no rule is told by a name of the code's own`(release: Release) throws {
    let output = Self.wide("policy", "--ios", release.name).output
    let rules = try #require(output.components(separatedBy: "\n\niOS").first)
    let values = rules.split(separator: "\n").dropFirst(3).flatMap { $0.split(separator: " ").dropFirst() }
    let ours = [
      "first13", "first13_4", "first14", "second13", "second13_4", "reportedLost", "propertyForAlways",
    ]
    #expect(values.filter { ours.contains(String($0)) } == [])
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
