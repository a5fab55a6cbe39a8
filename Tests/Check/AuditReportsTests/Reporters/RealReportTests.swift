import AppProject
import AuditReports
import Foundation
import LocationAudit
import TestSupport
import Testing

@Suite struct RealReportTests {
  /// The report on all examples, which is created once; they include the two apps of the README.
  private static let examples = Result { try report(on: "Examples") }

  private static func report(on path: String) throws -> CheckReport {
    let inventory = try ProjectReader().read(RepositoryFolder.path(path))
    let outlooks = zip(Audit.predictions(for: inventory), Audit.unreadCode(of: inventory))
    let targets = zip(inventory.targets, outlooks).map {
      CheckedTarget($0, predictions: $1.0, unread: $1.1)
    }
    return CheckReport(targets: targets, findings: Audit.run(inventory), problems: inventory.problems)
  }

  @Test func `what was not read is in the JSON, and the schema knows it`() throws {
    let target = CheckedTarget(
      name: "App", kind: .app, deploymentTarget: nil, infoPlist: nil, predictions: [], unread: ["Tracker"])
    let text = try JSONReporter().text(of: CheckReport(targets: [target], findings: []))
    let validator = try JSONSchemaValidator(schema: "CheckReport")
    #expect(try validator.violations(in: Data(text.utf8)) == [])
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let targets = try #require(json["targets"] as? [[String: Any]])
    #expect(targets.map { $0["unread"] as? [String] } == [["Tracker"]])
  }

  @Test func `the report on real projects keeps to the schema`() throws {
    let validator = try JSONSchemaValidator(schema: "CheckReport")
    for report in [try Self.examples.get(), try Self.report(on: "Examples/RunTracker")] {
      #expect(report.targets.contains { !$0.predictions.isEmpty })
      #expect(try validator.violations(in: Data(JSONReporter().text(of: report).utf8)) == [])
    }
  }

  @Test func `the same project gives the same report`() throws {
    let first = try Self.examples.get()
    let second = try Self.report(on: "Examples")
    #expect(try JSONReporter().text(of: first) == JSONReporter().text(of: second))
    #expect(TextReporter().text(of: first) == TextReporter().text(of: second))
  }
}
