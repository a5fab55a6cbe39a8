import AuditReports
import CommandOutput
import LocationEvidence

/// The number of findings of each rule, the most frequent first.
struct RuleStatistics {
  private let rows: [(count: Int, severity: Finding.Severity, rule: RuleID)]

  /// Counts the findings of a report.
  init(_ report: CheckReport) {
    rows = Dictionary(grouping: report.findings, by: \.rule).map { rule, findings in
      (findings.count, findings.map(\.severity).max() ?? .note, rule)
    }.sorted { ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue) }
  }

  /// The text, with the rule, its highest severity and its number of findings on each line.
  var text: String {
    let names = rows.map(\.rule.rawValue)
    let severities = rows.map(\.severity.rawValue)
    let (longestName, longestSeverity) = (names.map(\.count).max() ?? 0, severities.map(\.count).max() ?? 0)
    return rows.indices.map { index in
      let name = names[index].padded(to: longestName)
      return "\(name)  \(severities[index].padded(to: longestSeverity))  \(rows[index].count)\n"
    }.joined()
  }
}
