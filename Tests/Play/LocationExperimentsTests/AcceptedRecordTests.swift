import Foundation
import LocationPolicy
import LocationScenario
import TestSupport
import Testing

@testable import LocationExperiments

/// Each record in the repository agrees with the simulated phone, or a text next to it explains why it
/// doesn't.
@Suite struct AcceptedRecordTests {
  private static var folder: URL { RepositoryFolder.root.appending(path: "Experiments/Records") }

  private static func records() throws -> [(file: URL, record: ExperimentRecord)] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0, try RecordReader.record(from: Data(contentsOf: $0))) }
  }

  @Test func `a record that contradicts the rules is explained, or the rules are changed`() throws {
    for (file, record) in try Self.records() {
      #expect(try Self.flaw(of: record, at: file) == nil)
    }
  }

  @Test func `a fact counts the records that confirm it`() throws {
    let counts = try Self.confirmations(by: try Self.records().map(\.record))
    #expect(AcceptedRecords.confirmations == counts)
  }

  /// Returns the problem with a record that is to be accepted; nil if there is none.
  private static func flaw(of record: ExperimentRecord, at file: URL) throws -> String? {
    guard record.phone.source != .simulatedPhone else { return "the simulated phone proves nothing" }
    guard let experiment = Experiment.named(record.experiment) else { return "there is no such experiment" }
    let kept = experiment.scenario["steps"]?.elements ?? []
    let steps = record.scenario["steps"]?.elements ?? []
    guard !steps.isEmpty, steps.allSatisfy(kept.contains) else { return "the journey has steps of its own" }
    var (own, other) = (experiment.scenario, record.scenario)
    for key in ["steps", "ios"] { (own[key], other[key]) = (nil, nil) }
    guard own == other else { return "the journey is not the experiment's" }
    let explanation = file.deletingPathExtension().appendingPathExtension("md")
    let isExplained = FileManager.default.fileExists(atPath: explanation.path(percentEncoded: false))
    let agrees = try RecordComparison(record).agrees
    if agrees, isExplained { return "the record agrees now: remove what explains it" }
    return agrees || isExplained ? nil : "the record contradicts the rules, and nothing explains it"
  }

  private static func confirmations(by records: [ExperimentRecord]) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for record in records where try RecordComparison(record).agrees {
      for fact in Experiment.named(record.experiment)?.facts ?? [] { counts[fact.id, default: 0] += 1 }
    }
    return counts
  }

  /// The folder is still empty, so the test of its records is tested with invented ones.
  @Test func `what would be refused is`() throws {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "record.json")
    let experiment = try #require(Experiment.named("dontAllowSpendsAlwaysRequest"))
    func accepted(_ alternative: Experiment.Alternative?) throws -> ExperimentRecord {
      let record = try SimulatedKit.record(of: experiment, assuming: alternative)
      let phone = ExperimentRecord.Phone(source: .device, model: "iPhone15,2", ios: "18.1", build: "22B83")
      return ExperimentRecord(
        experiment: record.experiment, scenario: record.scenario, phone: phone, run: record.run)
    }
    let other = try accepted(experiment.alternative)
    let (usual, ours) = (try accepted(nil), try SimulatedKit.record(of: experiment))
    #expect(try Self.flaw(of: usual, at: file) == nil)
    #expect(try Self.flaw(of: other, at: file)?.contains("contradicts") == true)
    #expect(try Self.flaw(of: ours, at: file)?.contains("proves nothing") == true)
    try folder.write("A beta.".utf8, to: "record.md")
    #expect(try Self.flaw(of: other, at: file) == nil)
    #expect(try Self.flaw(of: usual, at: file)?.contains("remove") == true)
    let counts = try Self.confirmations(by: [usual, other])
    #expect(counts == Dictionary(uniqueKeysWithValues: experiment.facts.map { ($0.id, 1) }))
  }
}
