import AppProject
import Foundation
import LocationAudit
import TestSupport
import Testing

@Suite struct RealReportTests {
  private func report(on path: String) throws -> CheckReport {
    let inventory = try ProjectReader().read(RepositoryFolder.path(path))
    let targets = zip(inventory.targets, Audit.predictions(for: inventory)).map(CheckedTarget.init)
    return CheckReport(targets: targets, findings: Audit.run(inventory), problems: inventory.problems)
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
