import AppProject
import LocationAudit
import LocationPolicy
import Phrases

/// A finding that several targets have, such as one in a file that all of them compile.
struct SharedFinding: Hashable {
  /// The finding, in the target that comes first, on the releases of all.
  private(set) var finding: Finding
  /// The other targets that have it, in order.
  private(set) var alsoIn: [String] = []

  /// What findings share that say the same: the newest release, too, for what bites on releases that are no
  /// neighbors is said of each range.
  private struct Key: Hashable {
    let rule: RuleID
    let severity: Finding.Severity
    let site: Site
    let newest: Release
    let message: Phrase
    let fix: Phrase
  }

  /// Returns findings with those joined that say the same, in their order.
  static func joined(_ findings: [Finding]) -> [SharedFinding] {
    var joined: [SharedFinding] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule, severity: finding.severity, site: finding.site,
        newest: finding.releases.upperBound, message: finding.message, fix: finding.fix)
      if let place = places[key], joined[place].finding.target != finding.target {
        joined[place].join(finding)
      } else {
        places[key] = joined.count
        joined.append(SharedFinding(finding: finding))
      }
    }
    return joined
  }

  /// The other targets in words, such as "Also in 2 targets: Clip, Widget."; nil where there are none.
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
