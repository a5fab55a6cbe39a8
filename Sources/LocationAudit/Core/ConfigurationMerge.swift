import LocationPolicy

/// Joins what a rule found in each configuration of a target.
enum ConfigurationMerge {
  private struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int
  }

  /// Returns one finding a place, in the words of the first configuration that has it.
  ///
  /// A finding that some configurations lack names those that have it.
  static func merged(_ found: [(configuration: String, findings: [Finding])]) -> [Finding] {
    var order: [Place] = []
    var groups: [Place: [(configuration: String, finding: Finding)]] = [:]
    for (configuration, findings) in found {
      for finding in findings {
        let place = Place(file: finding.file, line: finding.line, column: finding.column)
        if groups[place] == nil { order.append(place) }
        groups[place, default: []].append((configuration, finding))
      }
    }
    return order.compactMap { place in groups[place].flatMap { joined($0, of: found.count) } }
  }

  private static func joined(_ group: [(configuration: String, finding: Finding)], of count: Int) -> Finding?
  {
    guard let first = group.first?.finding else { return nil }
    let names = Set(group.map(\.configuration)).sorted()
    let oldest = group.map(\.finding.releases.lowerBound).min() ?? first.releases.lowerBound
    let newest = group.map(\.finding.releases.upperBound).max() ?? first.releases.upperBound
    let suffix = names.count == count ? "" : " Only in \(Words.list(names))."
    return Finding(
      rule: first.rule, severity: group.map(\.finding.severity).max() ?? first.severity, target: first.target,
      file: first.file, line: first.line, column: first.column, releases: oldest...newest,
      message: first.message + suffix, fix: first.fix, facts: first.facts)
  }
}
