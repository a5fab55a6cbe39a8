import CommandOutput
import LocationExperiments
import LocationPolicy
import LocationScenario
import Terminal

/// The comparisons of several records with the simulated phone.
struct ComparedRecords {
  /// The comparisons with the paths of the records, in the order in which they were named.
  private let comparisons: [(path: String, comparison: RecordComparison)]

  init(_ comparisons: [(path: String, comparison: RecordComparison)]) { self.comparisons = comparisons }

  /// Reads records, and compares each with the simulated phone.
  static func read(
    _ paths: [String]
  ) throws(CommandFailure) -> [(path: String, comparison: RecordComparison)] {
    var comparisons: [(String, RecordComparison)] = []
    for path in paths {
      do throws(ScenarioError) {
        let record = try RecordReader.record(from: ScenarioReader.contents(at: path))
        comparisons.append((path, try RecordComparison(record)))
      } catch {
        throw .scenario(path: path, error)
      }
    }
    return comparisons
  }

  /// Whether all records agree with the simulated phone.
  var agree: Bool { comparisons.allSatisfy(\.comparison.agrees) }

  func text(for terminal: TerminalSettings) -> String {
    var text = WrappedText(for: terminal)
    for (path, comparison) in comparisons {
      text.add("\(path): \(comparison.record.experiment), \(comparison.record.phone.text)")
      Self.add(comparison, to: &text)
      text.addGap()
    }
    let count = comparisons.count(where: \.comparison.agrees)
    text.add("\(count) of \(comparisons.count)", label: "Runs that agree: ")
    return text.text
  }

  private static func add(_ comparison: RecordComparison, to text: inout WrappedText) {
    guard let difference = comparison.difference else {
      let steps = comparison.record.run.steps.count
      text.add(
        comparison.isWhole
          ? "agrees with the simulated phone in \(steps) steps"
          : "stopped after \(steps) of \(comparison.stepCount) steps, which agree with the simulated phone",
        indent: 2)
      return
    }
    text.add("differs first in step \(difference.step + 1)", indent: 2)
    text.add(difference.expected?.text ?? "nothing more", indent: 4, label: "Simulated phone: ")
    text.add(difference.found?.text ?? "nothing more", indent: 4, label: "This phone: ")
    if !difference.facts.isEmpty {
      text.add(difference.facts.map(\.id).joined(separator: ", "), indent: 4, label: "Facts: ")
    }
    let explanations = comparison.explanations.map(\.text).joined(separator: "; or ")
    text.add(
      explanations.isEmpty ? "no single value of an assumption" : explanations, indent: 4,
      label: "Explained by: ")
  }

  /// The comparisons in JSON.
  var value: JSONValue {
    let records = comparisons.map { path, comparison -> JSONValue in
      var value: JSONValue = [
        "path": .string(path), "experiment": .string(comparison.record.experiment),
        "agrees": .boolean(comparison.agrees), "explanations": JSONValue(comparison.explanations.map(\.text)),
      ]
      if let difference = comparison.difference {
        value["difference"] = [
          "step": .integer(difference.step), "expected": JSONValue(difference.expected?.text),
          "found": JSONValue(difference.found?.text), "facts": JSONValue(difference.facts.map(\.id)),
        ]
      }
      return value
    }
    return [
      "schema": 1, "records": .array(records),
      "agree": .integer(comparisons.count(where: \.comparison.agrees)),
    ]
  }
}

/// A table of records by experiment, release, device and build.
struct MergedRecords {
  private struct Row: Hashable {
    let experiment, ios, model, build, source: String
  }

  private let rows: [(row: Row, runs: Int, agree: Int)]

  init(_ comparisons: [(path: String, comparison: RecordComparison)]) {
    var runs: [Row: (runs: Int, agree: Int)] = [:]
    for (_, comparison) in comparisons {
      let (record, phone) = (comparison.record, comparison.record.phone)
      let row = Row(
        experiment: record.experiment, ios: phone.ios, model: phone.model, build: phone.build,
        source: phone.source.rawValue)
      runs[row, default: (0, 0)].runs += 1
      if comparison.agrees { runs[row, default: (0, 0)].agree += 1 }
    }
    func key(_ row: Row) -> [String] { [row.experiment, row.ios, row.model, row.build, row.source] }
    rows = runs.sorted { key($0.key).lexicographicallyPrecedes(key($1.key)) }
      .map { ($0.key, $0.value.runs, $0.value.agree) }
  }

  func text(for terminal: TerminalSettings) -> String {
    TextTable(
      title: "Records by experiment, release, device and build",
      columns: ["experiment", "iOS", "device", "build", "made on", "agree"],
      rows: rows.map { row, runs, agree in
        [row.experiment, row.ios, row.model, row.build, row.source, "\(agree) of \(runs)"]
      }
    ).plainText(for: terminal)
  }

  /// The table in JSON.
  var value: JSONValue {
    let rows = rows.map { row, runs, agree -> JSONValue in
      [
        "experiment": .string(row.experiment), "ios": .string(row.ios), "model": .string(row.model),
        "build": .string(row.build), "source": .string(row.source), "runs": .integer(runs),
        "agree": .integer(agree),
      ]
    }
    return ["schema": 1, "rows": .array(rows)]
  }
}
