package import AppProject
package import LocationCatalogue
package import LocationPolicy
package import LocationTerms
package import Phrases

/// A problem in the location setup of a target, with its place and remedy.
package struct Finding: Hashable, Sendable {
  /// The severity of a finding.
  package enum Severity: String, Sendable, CaseIterable, Comparable {
    /// A remark.
    case note
    /// The app works less well than it could, or may be rejected.
    case warning
    /// The app does not work, crashes or is rejected on some release, according to Apple or to two
    /// independent observers.
    case error

    /// Orders severities from note to error.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    /// Returns the highest severity that some facts support; the observation of a single person is
    /// not an error.
    static func most(supportedBy facts: [Fact]) -> Severity {
      facts.contains { $0.record.isFirm } ? .error : .warning
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  package let rule: RuleID
  package let severity: Severity
  /// The name of the target; empty for a file that no target uses.
  package let target: String
  package let site: Site
  /// The releases to which it applies.
  package let releases: ClosedRange<Release>
  /// A message of one or two sentences.
  package let message: Phrase
  /// The remedy, in one or two sentences.
  package let fix: Phrase
  /// The lines to write, in the notation of their place; empty if the remedy says it all.
  package let lines: [Phrase]
  /// The classic mistakes of which it is an instance.
  package let mistakes: [MistakeID]
  /// The facts on which it is based.
  package let facts: [Fact]
  /// The corrections that fix it; empty if that requires a decision or a new text.
  package let corrections: [Correction]
  /// The requests that show no prompt because of it; empty if it prevents none.
  package private(set) var keepsAway: Set<AppRequest> = []
  /// Whether it is about an app on a watch, for which no releases are told apart.
  package private(set) var isOnWatch = false

  /// The remedy with its lines, as one text.
  package var remedy: Phrase { Phrase.sentences([fix] + lines) }

  /// The system to which it applies, with the releases of iOS.
  package var systems: String { isOnWatch ? "watchOS" : "iOS \(releases.text)" }

  /// The identifiers of the mistakes and facts, such as "MIS-02" and "KEY-005", as reports show
  /// them.
  package var reasons: [String] { mistakes.map(\.rawValue) + facts.map(\.id) }

  package init(
    rule: RuleID, severity: Severity, target: String, at site: Site,
    releases: ClosedRange<Release>, message: Phrase, fix: Phrase, lines: [Phrase] = [],
    mistakes: [MistakeID] = [], facts: [Fact], corrections: [Correction] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.target = target
    self.site = site
    self.releases = releases
    self.message = message
    self.fix = fix
    self.lines = lines
    self.mistakes = mistakes
    self.facts = facts
    self.corrections = corrections
  }

  /// Returns whether a finding precedes another in reports: by target, errors first, then by place
  /// and rule.
  package static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.target != right.target { return left.target < right.target }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.site, left.rule, left.message.english) < (right.site, right.rule, right.message.english)
  }
}

extension Finding {
  /// Returns the finding with some properties replaced.
  package func with(
    severity: Severity? = nil, target: String? = nil, site: Site? = nil,
    releases: ClosedRange<Release>? = nil, message: Phrase? = nil, corrections: [Correction]? = nil,
    keepsAway: Set<AppRequest>? = nil, isOnWatch: Bool? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity ?? self.severity, target: target ?? self.target, at: site ?? self.site,
      releases: releases ?? self.releases, message: message ?? self.message, fix: fix, lines: lines,
      mistakes: mistakes, facts: facts, corrections: corrections ?? self.corrections)
    finding.keepsAway = keepsAway ?? self.keepsAway
    finding.isOnWatch = isOnWatch ?? self.isOnWatch
    return finding
  }
}
