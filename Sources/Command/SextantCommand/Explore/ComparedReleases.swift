import CommandOutput
import LocationExploration
import LocationPolicy
import LocationSituations
import Phrases
import Terminal
import Translations

/// The journeys that end differently on two releases.
struct ComparedReleases: Encodable {
  private let appName: Phrase
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

  func text(for terminal: TerminalSettings, in language: Language) -> String {
    func said(_ phrase: Phrase) -> String { TerminalText.escaped(phrase.text(in: language)) }
    var text = WrappedText(for: terminal)
    text.add(said("iOS \(releases[0].name) and iOS \(releases[1].name), \(appName)"))
    let count = report.found.count
    let differences: Phrase =
      count == 0 ? "no differences" : count == 1 ? "1 difference" : "\(count) differences"
    let more: Phrase = report.ending == .complete ? "" : ", and there are more"
    text.add(said("\(differences) in \(report.coverage.states) pairs of situations\(more)"), indent: 2)
    for found in report.found {
      text.addGap()
      text.add(
        said(
          """
          \(found.finding.part): \(word(found.finding.first)) on \(releases[0].name), \
          \(word(found.finding.second)) on \(releases[1].name)
          """))
      for (number, move) in found.journey.enumerated() {
        text.add(said(move.sentence(under: policy)), indent: 4, label: "\(number + 1). ")
      }
    }
    return text.text
  }

  private func word(_ value: String) -> Phrase { value.isEmpty ? "none" : "\(value)" }

  // MARK: - JSON

  private enum Key: CodingKey {
    case schema, ios, app, pairs, isComplete, differences
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(RulesReport.schema, forKey: .schema)
    try container.encode(releases.map(\.name), forKey: .ios)
    try container.encode(appName.english, forKey: .app)
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
