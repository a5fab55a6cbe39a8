import AppProject
import InfoPlistProblems
import LocationPolicy
import Phrases

/// Merges the findings of a rule in the configurations of a target.
package enum ConfigurationMerge {
  /// A finding with the configurations that have it.
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

  /// The values in which the same findings of two configurations are equal.
  private enum Key: Hashable {
    /// The place, and the newest release, because a mistake on separate ranges of releases has
    /// several findings.
    case place(Site, last: Release)
    /// The file and message, and the number of equal findings before it in the same configuration,
    /// because each configuration in a project file repeats its settings.
    case words(file: String, message: Phrase, before: Int)
  }

  /// Returns each finding once, with the message of the first configuration that has it.
  ///
  /// A finding that some configurations lack names those that have it.
  package static func merged(_ found: [(configuration: String, findings: [Finding])]) -> [Finding] {
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
