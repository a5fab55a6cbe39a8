/// The result of an exploration: what is wrong, and what was covered.
public struct JourneyReport: Hashable, Sendable {
  /// Every distinct cause, the shortest journey first.
  public let findings: [JourneyFinding]
  /// What was covered, release by release.
  public let coverage: [JourneyCoverage]
}

extension JourneyReport {
  /// Throws ``JourneysFailed`` when something is wrong, or the app can't be explored.
  func check() throws {
    guard findings.isEmpty, coverage.allSatisfy(\.unrepeatable.isEmpty) else {
      throw JourneysFailed(report: self)
    }
  }
}

extension JourneyReport: CustomStringConvertible {
  /// The findings with their stories and tests, and what was covered.
  public var description: String {
    let found = findings.enumerated().map { number, finding in
      "\(number + 1). \(finding)\n\n\(indented(finding.test))\n"
    }
    let count = findings.count == 1 ? "one thing is wrong" : "\(findings.count) things are wrong"
    let head = findings.isEmpty ? "nothing was found" : count
    return ([head + "\n"] + found + coverage.map(\.description)).joined(separator: "\n")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
  }
}

/// The result of an exploration that found something wrong with the app.
public struct JourneysFailed: Error, CustomStringConvertible {
  /// What was found, and what was covered.
  public let report: JourneyReport

  /// The report.
  public var description: String { report.description }
}
