import AuditReports
import Foundation
import TestSupport
import Testing

/// `--format ndjson`, for many projects at once.
@Suite struct LinesTests {
  private let tracker = RepositoryFolder.path("Examples/RunTracker")

  private func lines(_ run: ToolRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `each target has a line, and each path a last one; what is broken doesn't stop the rest`() throws
  {
    let folder = try ScratchFolder()
    let run = ToolRun("check", folder.path, tracker, "--format", "ndjson")
    #expect(run.exitCode == 2)
    let lines = try lines(run)
    #expect(lines.map { $0["path"] as? String } == [folder.path, tracker, tracker])
    #expect(lines.map { ($0["target"] as? [String: Any])?["name"] as? String } == [nil, "RunTracker", nil])
    #expect(lines.map { $0["complete"] as? Bool } == [false, nil, true])
    let problems = try #require(lines[0]["problems"] as? [[String: Any]])
    #expect(problems.map { $0["severity"] as? String } == ["error"])
    #expect((problems[0]["message"] as? String)?.contains("there is no Xcode project") == true)
    let findings = try #require(lines[1]["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["always-before-when-in-use"])
  }

  @Test func `a line keeps to the schema of the report`() throws {
    let validator = try JSONSchemaValidator(schema: "CheckReport")
    var parts = try lines(ToolRun("check", tracker, "--format", "ndjson"))
    let last = try #require(parts.last)
    parts.removeLast()
    let report: [String: Any] = [
      "schema": 1, "targets": parts.compactMap { $0["target"] },
      "findings": parts.flatMap { $0["findings"] as? [Any] ?? [] }, "problems": last["problems"] ?? [],
    ]
    #expect(try validator.violations(in: JSONSerialization.data(withJSONObject: report)) == [])
  }
}
