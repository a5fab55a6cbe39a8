package import LocationPolicy
package import Phrases

/// What a release changed, found by comparing its rules with those of the release before.
package struct ReleaseChanges: Hashable, Sendable {
  /// The release.
  package let release: Release
  /// The release before it.
  package let earlier: Release

  /// All releases but the oldest, the oldest first.
  static let all = zip(Release.allCases, Release.allCases.dropFirst()).map {
    ReleaseChanges(release: $1, earlier: $0)
  }

  /// The id, such as "iOS-13.4".
  package var id: String { "iOS-\(release.firstVersionText)" }

  /// What it is about.
  package var title: Phrase { "What changed in iOS \(release.name)" }

  /// The rules that differ, in the order of the policy.
  package var differences: [PolicyDifference] {
    AuthorizationPolicy.policy(for: earlier).differences(to: .policy(for: release))
  }

  /// What holds of each rule that differs, and what held; where none does, that.
  package var lines: [Phrase] {
    let lines = differences.map { difference -> Phrase in
      "\(RuleName.phrase(for: difference.name)): \(difference.afterInWords) (before: \(difference.beforeInWords))"
    }
    return lines.isEmpty ? ["No source says that a rule of location permission changed."] : lines
  }

  /// The facts that say so, and what else facts say of the release's first version and later ones alone.
  package var facts: [Fact] {
    let changed = Set(differences.flatMap { Array($0.facts) })
    let version = MentionedVersion(release)
    return Fact.allCases.filter { fact in
      changed.contains(fact) || MentionedReleases(fact.record.releases).begin(with: version)
    }
  }
}
