import LocationPolicy
import LocationSimulation

/// What a person reads after a simulation.
struct SimulationText {
  let scenario: Scenario
  let results: [ScenarioResult]
  let isQuiet: Bool

  /// The whole output.
  var text: String {
    let groups = AlikeReleases.groups(of: results)
    var sections: [String] = []
    if !isQuiet {
      sections.append(heading)
      if let first = groups.first { sections.append(timeline(of: first, isAlone: groups.count == 1)) }
      for group in groups.dropFirst() { sections.append(differences(of: group, from: groups[0])) }
    }
    if let failures { sections.append(failures) }
    if !isQuiet { sections.append(summary(groups)) }
    return sections.joined(separator: "\n")
  }

  private var heading: String {
    let summary = scenario.summary.isEmpty ? "" : TerminalText.escaped(scenario.summary) + "\n"
    return TerminalText.escaped(scenario.name) + "\n" + summary
  }

  private func timeline(of group: AlikeReleases, isAlone: Bool) -> String {
    "iOS \(group.name)\n" + TraceText(fitting: group.lines).text(of: group.lines)
  }

  /// What a group of releases has in place of lines of the first group.
  private func differences(of group: AlikeReleases, from first: AlikeReleases) -> String {
    let form = TraceText(fitting: first.lines + group.lines)
    var text = "iOS \(group.name), where it differs from iOS \(first.name) (-)\n"
    for place in TimelineDifference(first.lines, group.lines).places {
      if let before = place.before { text += "  " + form.text(of: before) + "\n" }
      for line in place.only { text += "- " + form.text(of: line) + "\n" }
      for line in place.instead { text += "+ " + form.text(of: line) + "\n" }
    }
    return text
  }

  /// What is not as expected, with the releases; nil when all is.
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
      text += TerminalText.escaped("iOS \(names): \(failure.path): \(failure.message)") + "\n"
    }
  }

  private func summary(_ groups: [AlikeReleases]) -> String {
    let count = results.reduce(0) { $0 + $1.expectationCount }
    let failed = results.reduce(0) { $0 + $1.failures.count }
    let ways =
      groups.count == 1
      ? "" : ", which go \(groups.count) ways: " + groups.map(\.name).joined(separator: " | ")
    let releases = results.count == 1 ? "1 release" : "\(results.count) releases"
    return "\(count) expectations, \(failed) failures on \(releases)\(ways)\n"
  }
}
