/// The result of an exploration: what is wrong, and what was covered.
public struct JourneyReport: Hashable, Sendable {
  /// Every distinct cause, the shortest journey first.
  public let findings: [JourneyFinding]
  /// Further observations during the journeys: errors that taps threw, and waits for something outside of the phone.
  public let notes: [JourneyNote]
  /// The coverage, release by release.
  public let coverage: [JourneyCoverage]
  /// Whether a tap or the launch led to a call of Core Location; otherwise nothing was tested.
  ///
  /// True if that is not judged: without taps, and for one part of the journeys.
  public let reachesCoreLocation: Bool

  init(
    findings: [JourneyFinding], notes: [JourneyNote], coverage: [JourneyCoverage],
    reachesCoreLocation: Bool = true
  ) {
    self.findings = findings
    self.notes = notes
    self.coverage = coverage
    self.reachesCoreLocation = reachesCoreLocation
  }
}

extension JourneyReport {
  /// Throws ``JourneysFailed`` if something is wrong or the app can't be explored.
  func check() throws {
    guard findings.isEmpty, troubles.isEmpty else { throw JourneysFailed(report: self) }
  }

  /// The reasons why the exploration says nothing, or not everything, about the app; empty if there are none.
  var troubles: [String] {
    let unreached = "no tap reached Core Location, and neither did the launch, so nothing was tested"
    return (reachesCoreLocation ? [] : [unreached])
      + coverage.filter { !$0.unrepeatable.isEmpty }.map(\.description)
  }

  /// The text of each finding: its story, and the test to paste.
  var findingTexts: [String] {
    findings.map { "\($0)\n\n\(indented($0.test))\n" }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
  }
}

extension JourneyReport: CustomStringConvertible {
  /// The findings with their stories and tests, the notes, and the coverage.
  ///
  /// Several findings begin with a list of them, because tools that print a long text may truncate it.
  public var description: String {
    let found = findingTexts.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let parts = [head, findings.count > 1 ? list : nil].compactMap(\.self).joined(separator: "\n")
    return ([parts + "\n"] + found + notes.map(\.description) + coverage.map(\.description)).joined(
      separator: "\n")
  }

  private var head: String {
    let count = findings.count == 1 ? "one thing is wrong" : "\(findings.count) things are wrong"
    let head = findings.isEmpty ? "nothing was found" : count
    return reachesCoreLocation ? head : "\(head): \(troubles[0])"
  }

  private var list: String {
    findings.enumerated().map { number, finding in
      "  \(number + 1). \(finding.problem): \(finding.moves.map(\.swift).joined(separator: " "))"
    }.joined(separator: "\n")
  }
}

/// The result of an exploration that found something wrong with the app.
public struct JourneysFailed: Error, CustomStringConvertible {
  /// The report of the exploration.
  public let report: JourneyReport

  /// The report.
  public var description: String { report.description }
}
