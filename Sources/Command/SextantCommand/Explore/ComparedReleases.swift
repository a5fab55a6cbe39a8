import CommandOutput
import LocationExploration
import LocationPolicy
import LocationSituations
import Terminal

/// The journeys that end differently on two releases.
struct ComparedReleases: Encodable {
  private let appName: String
  private let releases: [Release]
  private let policy: AuthorizationPolicy
  private let report: ExplorationReport<SituationMove, ReleaseDifference>

  init(_ situations: SituationsToSearch, _ first: Release, _ second: Release) {
    appName = situations.app.name
    releases = [first, second]
    let search = situations.search(on: first)
    policy = search.rules.policy
    report = search.differences(to: situations.search(on: second))
  }

  // MARK: - Text

  func text(for terminal: TerminalSettings) -> String {
    var text = WrappedText(for: terminal)
    text.add("iOS \(releases[0].name) and iOS \(releases[1].name), \(TerminalText.escaped(appName))")
    let count = report.found.count
    text.add(
      "\(count == 0 ? "no differences" : count == 1 ? "1 difference" : "\(count) differences") in "
        + "\(report.coverage.states) pairs of situations\(report.ending == .complete ? "" : ", and there are more")",
      indent: 2)
    for found in report.found {
      text.addGap()
      text.add(
        "\(found.finding.part): \(word(found.finding.first)) on \(releases[0].name), "
          + "\(word(found.finding.second)) on \(releases[1].name)")
      for (number, move) in found.journey.enumerated() {
        text.add(move.sentence(under: policy), indent: 4, label: "\(number + 1). ")
      }
    }
    return text.text
  }

  private func word(_ value: String) -> String { value.isEmpty ? "none" : value }

  // MARK: - JSON

  private enum Key: CodingKey {
    case schema, ios, app, pairs, isComplete, differences
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(RulesReport.schema, forKey: .schema)
    try container.encode(releases.map(\.name), forKey: .ios)
    try container.encode(appName, forKey: .app)
    try container.encode(report.coverage.states, forKey: .pairs)
    try container.encode(report.ending == .complete, forKey: .isComplete)
    try container.encode(report.found.map(EncodedDifference.init), forKey: .differences)
  }

  private struct EncodedDifference: Encodable {
    let part, first, second: String
    let pairs: Int
    let journey: [EncodedMove]

    init(_ found: Found<SituationMove, ReleaseDifference>) {
      part = found.finding.part
      first = found.finding.first
      second = found.finding.second
      pairs = found.occurrences
      journey = found.journey.map { $0.encoded() }
    }
  }
}
