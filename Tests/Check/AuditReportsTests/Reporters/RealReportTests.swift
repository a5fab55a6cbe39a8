import AppProject
import AuditReports
import Foundation
import LocationAudit
import TestSupport
import Testing

@Suite struct RealReportTests {
  private func report(on path: String) throws -> CheckReport {
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

  @Test(arguments: ["Examples/RunTracker", "Examples/RunTrackerFixed", "Examples"])
  func `the report on a real project keeps to the schema`(path: String) throws {
    let validator = try JSONSchemaValidator(schema: "CheckReport")
    let report = try report(on: path)
    #expect(report.targets.contains { !$0.predictions.isEmpty })
    #expect(try validator.violations(in: Data(JSONReporter().text(of: report).utf8)) == [])
  }

  @Test func `the same project gives the same report`() throws {
    let first = try report(on: "Examples")
    let second = try report(on: "Examples")
    #expect(try JSONReporter().text(of: first) == JSONReporter().text(of: second))
    #expect(TextReporter().text(of: first) == TextReporter().text(of: second))
  }
}
