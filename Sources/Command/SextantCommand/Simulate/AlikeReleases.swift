import LocationPolicy
import LocationSimulation
import LocationTerms

/// Releases on which a scenario has the same timeline.
struct AlikeReleases {
  /// The releases, oldest first.
  private(set) var releases: [Release]
  /// The timeline of the first release; the others differ at most in facts.
  let lines: [TimelineLine]

  /// Groups releases with the same timeline, in the order of the first of each; facts may differ.
  static func groups(of played: [PlayedRelease]) -> [AlikeReleases] {
    var groups: [AlikeReleases] = []
    for next in played {
      if let index = groups.firstIndex(where: { $0.says(next.lines) }) {
        groups[index].releases.append(next.release)
      } else {
        groups.append(AlikeReleases(releases: [next.release], lines: next.lines))
      }
    }
    return groups
  }

  private func says(_ other: [TimelineLine]) -> Bool {
    lines.count == other.count && zip(lines, other).allSatisfy { $0.saysSame(as: $1) }
  }

  /// The releases in words.
  var name: String { releases.rangesText }
}

extension [Release] {
  /// The releases in words, with ranges for neighbors: "13.0-13.3", "14+", "8-10, 13.4-16".
  var rangesText: String {
    let ranges = Policies.known.releases { contains($0.release) }
    return ranges.map { $0.lowerBound == $0.upperBound ? $0.lowerBound.name : $0.text }.joined(
      separator: ", ")
  }
}

extension TimelineLine {
  /// Returns whether two lines say the same, regardless of facts.
  func saysSame(as other: TimelineLine) -> Bool {
    moment == other.moment && actor == other.actor && text == other.text
  }
}
