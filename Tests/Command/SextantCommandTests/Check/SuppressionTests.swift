import Foundation
import TestSupport
import Testing

/// Comments that silence findings.
@Suite struct SuppressionTests {
  private static let recorder = "App/RunTracker/RunRecorder.swift"
  private static let call = "      manager.requestAlwaysAuthorization()"

  private func check(_ comment: String, isBefore: Bool = true, format: String = "text") throws -> ToolRun {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    try folder.replace(
      Self.call, with: isBefore ? "\(comment)\n\(Self.call)" : "\(Self.call)  \(comment)", in: Self.recorder)
    return ToolRun("check", folder.path + "/App", "--quiet", "--format", format)
  }

  private static let silent = ToolRun(exitCode: 0, output: "", errors: "")

  @Test(arguments: [
    "// sextant:ignore always-before-when-in-use the indicator is on the way",
    "  /* sextant:ignore always-before-when-in-use: the indicator is on the way */",
    "//sextant:ignore always-at-launch,  always-before-when-in-use - another app has it so",
  ])
  func `a comment on the line before silences a finding, and it doesn't count`(comment: String) throws {
    let run = try check(comment)
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("error"))
  }

  @Test func `a comment on the same line silences a finding`() throws {
    let comment = "// sextant:ignore always-before-when-in-use the indicator is on the way"
    #expect(try check(comment, isBefore: false) == Self.silent)
  }

  @Test func `comments on top of one another speak of the line below them all`() throws {
    let first = "// sextant:ignore always-before-when-in-use the indicator is on the way"
    let second = "// sextant:ignore always-at-launch there is none"
    let run = try check(first + "\n" + second)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("RunTracker/RunRecorder.swift:45:1"))
    #expect(run.output.contains("always-at-launch finds nothing here"))
  }

  @Test func `what a comment in a string says silences nothing, and is no comment`() throws {
    let run = try check(#"let text = "// sextant:ignore always-before-when-in-use a reason""#)
    #expect(run.exitCode == 1)
    #expect(!run.output.contains("unused-suppression"))
  }

  @Test(arguments: [
    (
      "// sextant:ignore always-before-when-in-use",
      "This comment gives no reason, so it silences nothing."
    ),
    (
      "// sextant:ignore always-befor-when-in-use an old app",
      "Did you mean “always-before-when-in-use”?"
    ), ("// sextant:ignore", "This comment names no rule, so it silences nothing."),
    (
      "// sextant:ignore tiny-region the region is where it is",
      "tiny-region finds nothing here, so this comment silences nothing."
    ),
  ])
  func `a comment that silences nothing is a note that says why`(comment: String, words: String) throws {
    let run = try check(comment)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("  note  unused-suppression  iOS 7+\n    RunTracker/RunRecorder.swift:44:1\n"))
    #expect(run.output.contains(words))
  }

  @Test(.timeLimit(.minutes(20))) func `a line of nothing but markers is one comment`() throws {
    let run = try check("//" + String(repeating: " sextant:ignore", count: 40_000))
    #expect(run.output.contains("No rule is named “sextant”, so naming it here silences nothing."))
    #expect(run.output.components(separatedBy: "unused-suppression").count == 2)
  }

  @Test func `what is silenced stands in JSON and in SARIF, with the reason`() throws {
    let comment = "// sextant:ignore always-before-when-in-use the indicator is on the way"
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(check(comment, format: "json").output.utf8))
        as? [String: Any])
    #expect((json["findings"] as? [Any])?.isEmpty == true)
    let suppressed = try #require(json["suppressed"] as? [[String: Any]])
    #expect(suppressed.map { $0["rule"] as? String } == ["always-before-when-in-use"])
    #expect(
      suppressed[0]["suppression"] as? NSDictionary
        == ["kind": "comment", "line": 44, "reason": "the indicator is on the way"])
    let sarif = try check(comment, format: "sarif").output
    #expect(
      sarif.contains(
        """
                  "suppressions" : [
                    {
                      "justification" : "the indicator is on the way",
                      "kind" : "inSource"
                    }
                  ]
        """))
  }

  @Test func `the summary counts what is silenced`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let comment = "// sextant:ignore always-before-when-in-use the indicator is on the way"
    try folder.replace(Self.call, with: comment + "\n" + Self.call, in: Self.recorder)
    let run = ToolRun("check", folder.path + "/App")
    #expect(run.output.hasSuffix("\nNothing to fix: no findings in 1 target (1 silenced by comments)\n"))
  }

  @Test func `a comment in an Info.plist silences what is found there`() throws {
    let folder = try ScratchFolder()
    func plist(_ comment: String) -> String {
      """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      \(comment)
      <key>NSLocationWhenInUseUsageDescription</key><string></string>
      </dict></plist>
      """
    }
    try folder.write(plist("").utf8, to: "Info.plist")
    let path = folder.path + "/Info.plist"
    let loud = ToolRun("check", path, "--quiet")
    #expect(loud.output.contains("blank-usage-description"))
    try folder.write(
      plist("<!-- sextant:ignore blank-usage-description the build fills it in -->").utf8, to: "Info.plist")
    #expect(ToolRun("check", path, "--quiet").output.contains("blank-usage-description") == false)
  }

  @Test func `a comment in a specification of XcodeGen silences what is found there`() throws {
    let folder = try ScratchFolder()
    func specification(_ comment: String) -> String {
      """
      name: Walk
      targets:
        Walk:
          type: application
          platform: iOS
          deploymentTarget: "15.0"
          sources: [Walk]
          info:
            path: Walk/Info.plist
            properties:
              NSLocationWhenInUseUsageDescription: "" \(comment)
      """
    }
    try folder.write("import CoreLocation\nlet manager = CLLocationManager()".utf8, to: "Walk/Walk.swift")
    try folder.write(specification("").utf8, to: "project.yml")
    #expect(ToolRun("check", folder.path, "--quiet").output.contains("blank-usage-description"))
    try folder.write(
      specification("# sextant:ignore blank-usage-description the build fills it in").utf8, to: "project.yml")
    #expect(ToolRun("check", folder.path, "--quiet").output.contains("blank-usage-description") == false)
  }
}
