package import AppProject
package import InfoPlistProblems
package import LocationCatalogue
package import LocationPolicy
package import LocationTerms
package import Phrases

/// A violation of a rule: the properties of a finding that differ between places.
package struct Violation: Sendable, Hashable {
  package let site: Site
  /// The severity; nil for that of the rule.
  package let severity: Finding.Severity?
  /// The releases with consequences; nil for those of the rule.
  package let releases: [ClosedRange<Release>]?
  /// A message that says what is wrong.
  package let message: Phrase
  /// The remedy; its lines follow it.
  package let fix: Phrase
  /// The lines to write; empty if the remedy says it all.
  package let lines: [Phrase]
  /// The mistakes of which it is an instance; nil for those of the rule.
  package let mistakes: [MistakeID]?
  /// The facts on which it is based; nil for those of the rule.
  package let facts: [Fact]?
  /// The corrections that fix it; empty if that requires a decision.
  package let corrections: [Correction]
  /// The requests that show no prompt because of it; nil for those of the rule.
  package var keepsAway: Set<AppRequest>?

  /// Creates a violation; omitted properties are those of the rule.
  package init(
    at site: Site, severity: Finding.Severity? = nil, releases: [ClosedRange<Release>]? = nil,
    message: Phrase, fix: Phrase, lines: [Phrase] = [], mistakes: [MistakeID]? = nil, facts: [Fact]? = nil,
    corrections: [Correction] = []
  ) {
    self.site = site
    self.severity = severity
    self.releases = releases
    self.message = message
    self.fix = fix
    self.lines = lines
    self.mistakes = mistakes
    self.facts = facts
    self.corrections = corrections
  }
}

extension Violation {
  /// Creates a violation with the message of a problem; omitted properties are those of the rule.
  package init(
    at site: Site, _ problem: ConfigurationProblem, in context: AuditContext,
    severity: Finding.Severity? = nil, releases: [ClosedRange<Release>]? = nil, mistakes: [MistakeID]? = nil,
    facts: [Fact]? = nil, corrections: [Correction] = []
  ) {
    let message = problem.wording(in: context.infoPlistName)
    if let proposal = problem.proposal {
      self.init(
        at: site, severity: severity, releases: releases, message: message, adding: proposal, in: context,
        mistakes: mistakes, facts: facts, corrections: corrections)
    } else {
      self.init(
        at: site, severity: severity, releases: releases, message: message, fix: problem.remedy,
        mistakes: mistakes, facts: facts, corrections: corrections)
    }
    keepsAway = problem.keepsAway
  }

  /// Creates a violation that entries of the Info.plist mend; omitted properties are those of the rule.
  package init(
    at site: Site, severity: Finding.Severity? = nil, releases: [ClosedRange<Release>]? = nil,
    message: Phrase, adding proposal: Proposal, in context: AuditContext, mistakes: [MistakeID]? = nil,
    facts: [Fact]? = nil, corrections: [Correction] = []
  ) {
    let (fix, lines) = context.instruction(for: proposal)
    self.init(
      at: site, severity: severity, releases: releases, message: message, fix: fix, lines: lines,
      mistakes: mistakes, facts: facts, corrections: corrections)
  }

  /// Returns what is left of it in code that never runs, or in a function that nothing calls: an error is a note there,
  /// unless it is about the App Store, and anything less about code is nothing.
  func judged(by rule: Rule, in code: ProcessCode) -> Violation? {
    let isError = (severity ?? rule.severity) == .error
    guard code.neverRuns(at: site) else {
      return !isError && rule.subject == .code && code.isUnwired(at: site) ? nil : self
    }
    guard isError else { return rule.subject == .code ? nil : self }
    let note = Violation(
      at: site, severity: .note, releases: releases, message: message, fix: fix, lines: lines,
      mistakes: mistakes, facts: facts, corrections: corrections)
    return note.withPrompts
  }

  /// A copy that prevents no prompts.
  var withPrompts: Violation {
    var violation = self
    violation.keepsAway = []
    return violation
  }
}
