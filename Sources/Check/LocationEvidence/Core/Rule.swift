package import LocationCatalogue
package import LocationPolicy
package import LocationTerms
package import Phrases

/// A mistake that can be detected, with its documentation.
package struct Rule: Sendable {
  /// The subject of a rule, which determines where it can be judged and who can fix its findings.
  package enum Subject: Sendable {
    /// Places in code, which a built product doesn't have; the code of dependencies is not the
    /// project's to fix.
    case code
    /// The Info.plist, or the entries in it that all code together requires.
    case setUp
    /// The Info.plist entries that code requires; in a built product, each binary that requires them is a
    /// separate finding.
    case textsForCode
  }

  /// The scope in which a rule concludes a mistake from missing code.
  package enum Absence: Sendable, CaseIterable {
    /// None: what exists is wrong in itself.
    case nowhere
    /// The module: its types don't contain the code, which only its own sources could.
    case inModule
    /// The process: nothing contains the code, which any library could.
    case inProcess
  }

  /// The identifier.
  package let id: RuleID
  /// A summary in one sentence.
  package let summary: String
  /// The summary as a translatable phrase.
  package var words: Phrase { Phrase(summary) }
  /// An explanation of the consequences, the reason and the remedy.
  package let explanation: String
  /// The highest severity of a finding; some places lower it.
  package let severity: Finding.Severity
  /// Returns whether the mistake has consequences under the policy of a release.
  package let bites: @Sendable (AuthorizationPolicy) -> Bool
  /// The well-known mistakes that it covers.
  package let mistakes: [MistakeID]
  /// The facts on which it is based.
  package let facts: [Fact]
  /// The requests that can show no prompt because of a finding, some of which a finding may not
  /// affect.
  package let keepsAway: Set<AppRequest>
  /// Whether it needs only code, so that it also judges libraries that no target links.
  package let judgesLibraries: Bool
  package let subject: Subject
  /// The scope of its conclusions from missing code; unread code in that scope invalidates them.
  let absence: Absence
  let check: Check

  /// Creates a rule; the check must be a pure function.
  package init(
    id: RuleID, summary: String, explanation: String, severity: Finding.Severity,
    bites: @escaping @Sendable (AuthorizationPolicy) -> Bool = Rule.whereAppsAsk, mistakes: [MistakeID] = [],
    facts: [Fact], keepsAway: Set<AppRequest> = [], judgesLibraries: Bool = false,
    subject: Subject = .code, absence: Absence = .nowhere, check: Check
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.bites = bites
    self.mistakes = mistakes
    self.facts = facts
    self.keepsAway = keepsAway
    self.judgesLibraries = judgesLibraries
    self.subject = subject
    self.absence = absence
    self.check = check
  }

  /// Creates a rule that checks the configurations of targets.
  package init(
    id: RuleID, summary: String, explanation: String, severity: Finding.Severity,
    bites: @escaping @Sendable (AuthorizationPolicy) -> Bool = Rule.whereAppsAsk, mistakes: [MistakeID] = [],
    facts: [Fact], keepsAway: Set<AppRequest> = [], judgesLibraries: Bool = false,
    subject: Subject = .code, absence: Absence = .nowhere,
    check: @escaping @Sendable (AuditContext) -> [Violation]
  ) {
    self.init(
      id: id, summary: summary, explanation: explanation, severity: severity, bites: bites,
      mistakes: mistakes, facts: facts, keepsAway: keepsAway,
      judgesLibraries: judgesLibraries, subject: subject, absence: absence, check: .configuration(check))
  }

  /// Returns the releases on which the mistake has consequences, with neighbors as one range, the
  /// oldest first.
  package func releases(among policies: Policies = .known) -> [ClosedRange<Release>] {
    policies.releases(where: bites)
  }

  /// Returns true on releases with authorization requests.
  package static let whereAppsAsk: @Sendable (AuthorizationPolicy) -> Bool = { $0.requestMethods.value }
  /// Returns true on all releases.
  package static let everywhere: @Sendable (AuthorizationPolicy) -> Bool = { _ in true }
}
