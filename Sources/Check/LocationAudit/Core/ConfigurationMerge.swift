import AppProject
import InfoPlistProblems
import LocationPolicy
import Phrases

/// Joins what a rule found in each configuration of a target.
enum ConfigurationMerge {
  /// One finding with the configurations that have it.
  private struct Group {
    var finding: Finding
    var configurations: Set<String>

    mutating func join(_ other: Finding, of configuration: String) {
      configurations.insert(configuration)
      let oldest = min(finding.releases.lowerBound, other.releases.lowerBound)
      let newest = max(finding.releases.upperBound, other.releases.upperBound)
      finding = finding.with(
        severity: max(finding.severity, other.severity), releases: oldest...newest,
        corrections: finding.corrections + other.corrections.filter { !finding.corrections.contains($0) })
    }
  }

  /// What two configurations' findings share when they are the same finding.
  private enum Key: Hashable {
    /// The place; a mistake that bites on releases that are no neighbors is several findings there.
    case place(Site, last: Release)
    /// The words about the same file, and how many findings of the configuration with these words come before:
    /// each configuration of a project repeats its settings.
    case words(file: String, message: Phrase, before: Int)
  }

  /// Returns each finding once, in the words of the first configuration that has it.
  ///
  /// A finding that some configurations lack names those that have it.
  static func merged(_ found: [(configuration: String, findings: [Finding])]) -> [Finding] {
    var groups: [Group] = []
    var indices: [Key: Int] = [:]
    for (configuration, findings) in found {
      for (finding, keys) in zip(findings, keys(of: findings)) {
        let index = keys.lazy.compactMap { indices[$0] }.first ?? groups.count
        if index == groups.count {
          groups.append(Group(finding: finding, configurations: [configuration]))
        } else {
          groups[index].join(finding, of: configuration)
        }
        for key in keys where indices[key] == nil { indices[key] = index }
      }
    }
    return groups.map { group in
      group.configurations.count == found.count
        ? group.finding : limited(group.finding, to: group.configurations)
    }
  }

  private static func keys(of findings: [Finding]) -> [[Key]] {
    var counts: [[String]: Int] = [:]
    return findings.map { finding in
      let words = [finding.site.file, finding.message.english]
      defer { counts[words, default: 0] += 1 }
      return [
        .place(finding.site, last: finding.releases.upperBound),
        .words(file: finding.site.file, message: finding.message, before: counts[words] ?? 0),
      ]
    }
  }

  private static func limited(_ finding: Finding, to configurations: Set<String>) -> Finding {
    finding.with(message: finding.message + " Only in \(MessageText.list(configurations.sorted())).")
  }
}
