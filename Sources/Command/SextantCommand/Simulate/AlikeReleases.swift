import LocationPolicy
import LocationSimulation
import LocationTerms

/// Releases on which a scenario goes the same way.
struct AlikeReleases {
  /// The releases, oldest first.
  private(set) var releases: [Release]
  /// What happens on the first of them; on the others nothing else does.
  let lines: [TimelineLine]

  /// Puts releases with the same timeline together, in the order of the first of each; facts may differ.
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
  /// The releases in words, neighbors together: "13.0-13.3", "14+", "8-10, 13.4-16".
  var rangesText: String {
    let ranges = Policies.known.releases { contains($0.release) }
    return ranges.map { $0.lowerBound == $0.upperBound ? $0.lowerBound.name : $0.text }.joined(
      separator: ", ")
  }
}

extension TimelineLine {
  /// Whether two lines say the same, whatever facts they rest on.
  func saysSame(as other: TimelineLine) -> Bool {
    moment == other.moment && actor == other.actor && text == other.text
  }
}
