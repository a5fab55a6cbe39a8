import LocationExploration
import LocationPolicy

/// The findings of several releases: for each cause the shortest journey, and the releases that have it.
struct JourneyFindings {
  private var findings: [JourneyCause: JourneyFinding] = [:]
  private var releases: [JourneyCause: [Release]] = [:]
  /// The causes in the order in which they were found.
  private var causes: [JourneyCause] = []

  /// Records that a release has a cause; returns whether its journey is shorter than the known one, and so worth a
  /// story.
  mutating func isNews(_ found: Found<JourneyMove, JourneyCause>, on release: Release) -> Bool {
    if releases[found.finding] == nil { causes.append(found.finding) }
    releases[found.finding, default: []].append(release)
    return found.journey.count < findings[found.finding]?.moves.count ?? .max
  }

  mutating func add(_ finding: JourneyFinding, of cause: JourneyCause) { findings[cause] = finding }

  /// All findings, the shortest first, without those whose journeys only take a detour to the same problem.
  var all: [JourneyFinding] {
    let all = causes.compactMap { cause in
      findings[cause].map { finding in
        var finding = finding
        finding.releases = releases[cause] ?? []
        return (cause: cause, finding: finding)
      }
    }.enumerated().sorted {
      ($0.element.finding.moves.count, $0.offset) < ($1.element.finding.moves.count, $1.offset)
    }.map(\.element)
    return all.filter { one in
      // A problem without permission is different from one with it.
      !all.contains {
        $0.cause.isAuthorized == one.cause.isAuthorized && $0.finding.isDirectWay(to: one.finding)
      }
    }.map(\.finding)
  }
}

extension JourneyFinding {
  /// Returns whether another finding is the same problem on the same releases, with additional moves in between.
  fileprivate func isDirectWay(to other: JourneyFinding) -> Bool {
    guard problem == other.problem, moves.count < other.moves.count,
      Set(releases).isSuperset(of: other.releases)
    else { return false }
    var rest = moves[...]
    for move in other.moves where move == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
