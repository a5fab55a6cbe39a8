import LocationPolicy
import LocationScenario
import LocationSimulation
import Phrases
import Terminal
import Translations

/// The text output of a simulation.
struct SimulationText {
  let scenario: Scenario
  let results: [PlayedRelease]
  let isQuiet: Bool
  /// The width of a line in cells.
  let width: Int
  /// The language of all but the scenario's own words.
  let language: Language
  /// The scenario on the page with the phone; nil if that has no address.
  var link: PlayedLink?

  /// The width without a terminal, which allows for more than twenty columns before the text.
  static let standardWidth = 100

  /// The whole output.
  var text: String {
    let groups = AlikeReleases.groups(of: results)
    var sections: [String] = []
    if !isQuiet {
      sections.append(heading)
      if let first = groups.first { sections.append(timeline(of: first)) }
      for (earlier, later) in zip(groups, groups.dropFirst()) {
        sections.append(differences(of: later, from: earlier))
      }
    }
    if let failures { sections.append(failures) }
    if !isQuiet { sections.append(summary(groups)) }
    if !isQuiet, let link {
      sections.append(
        said("Play it: \(link.address)") + "\n"
          + link.remarks.map { "  \(TerminalText.escaped(said($0)))\n" }.joined())
    }
    return sections.joined(separator: "\n")
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private var heading: String {
    let paragraphs = [scenario.name, scenario.summary].filter { !$0.isEmpty }
    return paragraphs.flatMap { LineWrapping(width: width).lines(of: TerminalText.escaped($0)) }
      .map { $0 + "\n" }.joined()
  }

  private func timeline(of group: AlikeReleases) -> String {
    let form = TraceText(fitting: group.lines, naming: actor)
    var text = "iOS \(group.name)\n"
    var previous: TimelineLine?
    for line in group.lines {
      text += wrapped(line, in: form, after: previous)
      previous = line
    }
    return text
  }

  /// Returns the lines that differ between a group of releases and the previous group.
  private func differences(of group: AlikeReleases, from earlier: AlikeReleases) -> String {
    let form = TraceText(fitting: earlier.lines + group.lines, naming: actor)
    var text = said("iOS \(group.name), where it differs from iOS \(earlier.name) (-)") + "\n"
    for place in TimelineDifference(earlier.lines, group.lines).places {
      if let before = place.before { text += wrapped(before, in: form, mark: "  ") }
      for line in place.only { text += wrapped(line, in: form, mark: "- ") }
      for line in place.instead { text += wrapped(line, in: form, mark: "+ ") }
    }
    return text
  }

  /// Returns a line of a timeline, wrapped within its text column.
  private func wrapped(
    _ line: TimelineLine, in form: TraceText, after previous: TimelineLine? = nil, mark: String = ""
  ) -> String {
    let columns = mark + form.columns(of: line, after: previous)
    let indent = DisplayWidth.of(columns)
    let lines = LineWrapping(width: max(Self.narrowest, width - indent)).lines(
      of: line.sentence(saying: said))
    let blanks = mark + String(repeating: " ", count: indent - mark.count)
    return lines.enumerated().map { ($0 == 0 ? columns : blanks) + $1 + "\n" }.joined()
  }

  private func actor(_ name: String) -> String { said(TimelineActor.phrase(for: name)) }

  /// The smallest width of the text column.
  private static let narrowest = 30

  /// The failed expectations with their releases; nil if there are none.
  private var failures: String? {
    var releases: [ScenarioFailure: [Release]] = [:]
    var order: [ScenarioFailure] = []
    for result in results {
      for failure in result.failures {
        if releases[failure] == nil { order.append(failure) }
        releases[failure, default: []].append(result.release)
      }
    }
    guard !order.isEmpty else { return nil }
    return order.reduce(into: "") { text, failure in
      let names = (releases[failure] ?? []).rangesText
      text += TerminalText.escaped("iOS \(names): \(failure.path): \(said(failure.message))") + "\n"
    }
  }

  private func summary(_ groups: [AlikeReleases]) -> String {
    let count = results.reduce(0) { $0 + $1.expectationCount }
    let failed = results.reduce(0) { $0 + $1.failures.count }
    let counts: Phrase =
      """
      \(count == 1 ? "1 expectation" : "\(count) expectations"), \(failed == 1 ? "1 failure" : "\(failed) failures") on \
      \(results.count == 1 ? "1 release" : "\(results.count) releases")
      """
    let names = groups.map(\.name).joined(separator: " | ")
    return said(groups.count == 1 ? counts : "\(counts), which go \(groups.count) ways: \(names)") + "\n"
  }
}
