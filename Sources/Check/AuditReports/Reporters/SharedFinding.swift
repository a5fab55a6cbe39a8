import AppProject
import LocationEvidence
import LocationPolicy
import Phrases

/// A finding that several targets have in common, such as one in a file that all of them compile.
struct SharedFinding: Hashable {
  /// The finding in the first target, with the releases of all.
  private(set) var finding: Finding
  /// The other targets, in order.
  private(set) var alsoIn: [String] = []

  /// The values in which shared findings are equal.
  ///
  /// They include the newest release, because a finding on separate ranges of releases is reported
  /// for each range.
  private struct Key: Hashable {
    let rule: RuleID
    let severity: Finding.Severity
    let site: Site
    let newest: Release
    let message: Phrase
    let fix: Phrase
  }

  /// Returns findings in their order, with equal ones combined.
  static func joined(_ findings: [Finding]) -> [SharedFinding] {
    var joined: [SharedFinding] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule, severity: finding.severity, site: finding.site,
        newest: finding.releases.upperBound, message: finding.message, fix: finding.remedy)
      if let place = places[key], joined[place].finding.target != finding.target {
        joined[place].join(finding)
      } else {
        places[key] = joined.count
        joined.append(SharedFinding(finding: finding))
      }
    }
    return joined
  }

  /// The other targets in words, such as "Also in 2 targets: Clip, Widget."; nil if there are none.
  var others: Phrase? {
    switch alsoIn.count {
    case 0: nil
    case 1: "Also in 1 target: \(alsoIn[0])."
    default: "Also in \(alsoIn.count) targets: \(alsoIn.joined(separator: ", "))."
    }
  }

  private mutating func join(_ other: Finding) {
    if alsoIn.last != other.target { alsoIn.append(other.target) }
    let oldest = min(finding.releases.lowerBound, other.releases.lowerBound)
    finding = finding.with(releases: oldest...finding.releases.upperBound)
  }
}
