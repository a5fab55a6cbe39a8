package import LocationCatalogue
package import LocationPolicy
package import LocationTerms
package import Phrases

/// One mistake that can be found, with all that is known about it.
package struct Rule: Sendable {
  /// What a rule is about, which says where it can be judged and whose a finding is to mend.
  enum Subject: Sendable {
    /// Places in code: a built product has none, and code that a package manager brings is not the project's to mend.
    case code
    /// What the Info.plist holds, or what all code together needs of it.
    case setUp
    /// What code needs of the Info.plist; each binary of a built product that needs it is a finding of its own.
    case textsForCode
  }

  /// Where a rule concludes that something is wrong from what it does not find.
  enum Absence: Sendable, CaseIterable {
    /// Nowhere: what is there is wrong whatever else is.
    case nowhere
    /// In the module: its types don't do it, which only its own sources could.
    case inModule
    /// In the process: nothing does it, which any library could.
    case inProcess
  }

  /// The name.
  package let id: RuleID
  /// What it finds, in one sentence.
  package let summary: String
  /// The summary as a phrase, which can be written in other languages.
  package var words: Phrase { Phrase(summary) }
  /// What happens, why, and what mends it.
  package let explanation: String
  /// How much a finding matters at most; some places make it matter less.
  package let severity: Finding.Severity
  /// Whether the mistake bites under the rules of a release.
  package let bites: @Sendable (AuthorizationPolicy) -> Bool
  /// The classic mistakes that it covers.
  package let mistakes: [MistakeID]
  /// The facts that make it a mistake.
  package let facts: [Fact]
  /// Projects in which it fires, and like projects in which it must stay quiet.
  package let examples: [RuleExample]
  /// What may show no prompt because of a finding, of which a finding may keep away less.
  package let keepsAway: Set<AppRequest>
  /// Whether it needs nothing but code, so that it judges libraries that no target links too.
  let judgesLibraries: Bool
  /// What it is about.
  let subject: Subject
  /// Where it concludes from what is not there, so that code which was not read takes the conclusion away.
  let absence: Absence
  /// How it is decided.
  let check: Check

  /// Creates a rule; the check is a pure function of what it is given.
  init(
    id: RuleID, summary: String, explanation: String, severity: Finding.Severity,
    bites: @escaping @Sendable (AuthorizationPolicy) -> Bool = Rule.whereAppsAsk, mistakes: [MistakeID] = [],
    facts: [Fact],
    examples: [RuleExample], keepsAway: Set<AppRequest> = [], judgesLibraries: Bool = false,
    subject: Subject = .code, absence: Absence = .nowhere, check: Check
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.bites = bites
    self.mistakes = mistakes
    self.facts = facts
    self.examples = examples
    self.keepsAway = keepsAway
    self.judgesLibraries = judgesLibraries
    self.subject = subject
    self.absence = absence
    self.check = check
  }

  /// Creates a rule over one configuration of a target.
  init(
    id: RuleID, summary: String, explanation: String, severity: Finding.Severity,
    bites: @escaping @Sendable (AuthorizationPolicy) -> Bool = Rule.whereAppsAsk, mistakes: [MistakeID] = [],
    facts: [Fact],
    examples: [RuleExample], keepsAway: Set<AppRequest> = [], judgesLibraries: Bool = false,
    subject: Subject = .code, absence: Absence = .nowhere,
    check: @escaping @Sendable (AuditContext) -> [Violation]
  ) {
    self.init(
      id: id, summary: summary, explanation: explanation, severity: severity, bites: bites,
      mistakes: mistakes, facts: facts, examples: examples, keepsAway: keepsAway,
      judgesLibraries: judgesLibraries, subject: subject, absence: absence, check: .configuration(check))
  }

  /// Returns the releases on which the mistake bites: neighbors as one range, the oldest first.
  package func releases(among policies: Policies = .known) -> [ClosedRange<Release>] {
    policies.releases(where: bites)
  }

  /// The mistake bites wherever apps can ask for authorization.
  package static let whereAppsAsk: @Sendable (AuthorizationPolicy) -> Bool = { $0.requestMethods.value }
  /// The mistake bites on all releases.
  package static let everywhere: @Sendable (AuthorizationPolicy) -> Bool = { _ in true }
}
