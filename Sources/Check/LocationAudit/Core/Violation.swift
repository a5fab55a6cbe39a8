package import AppProject
import InfoPlistProblems
import LocationCatalogue
package import LocationPolicy
package import LocationTerms
package import Phrases

/// What a rule reports: the part of a finding that differs from one place to the next.
package struct Violation: Sendable, Hashable {
  /// Where it is.
  package let site: Site
  /// How much it matters here; nil for the rule's own severity.
  package let severity: Finding.Severity?
  /// The releases on which it bites; nil for the rule's own.
  package let releases: [ClosedRange<Release>]?
  /// What is wrong.
  package let message: Phrase
  /// What to do.
  package let fix: Phrase
  /// The mistakes it is an instance of; nil for the rule's own.
  package let mistakes: [MistakeID]?
  /// The facts it rests on; nil for the rule's own.
  package let facts: [Fact]?
  /// What mends it, where nothing is left to choose.
  package let corrections: [Correction]
  /// What shows no prompt because of it; nil for what the rule says.
  var keepsAway: Set<AppRequest>?

  /// Creates a violation; what is left out is taken from the rule.
  package init(
    at site: Site, severity: Finding.Severity? = nil, releases: [ClosedRange<Release>]? = nil,
    message: Phrase, fix: Phrase, mistakes: [MistakeID]? = nil, facts: [Fact]? = nil,
    corrections: [Correction] = []
  ) {
    self.site = site
    self.severity = severity
    self.releases = releases
    self.message = message
    self.fix = fix
    self.mistakes = mistakes
    self.facts = facts
    self.corrections = corrections
  }
}

extension Violation {
  /// Creates a violation in the words of a problem; what is left out is taken from the rule.
  init(
    at site: Site, _ problem: ConfigurationProblem, in context: AuditContext,
    severity: Finding.Severity? = nil, releases: [ClosedRange<Release>]? = nil, mistakes: [MistakeID]? = nil,
    facts: [Fact]? = nil, corrections: [Correction] = []
  ) {
    self.init(
      at: site, severity: severity, releases: releases, message: problem.wording(in: context.infoPlistName),
      fix: problem.remedy, mistakes: mistakes, facts: facts, corrections: corrections)
    keepsAway = problem.keepsAway
  }

  /// The same, where prompts appear nevertheless.
  var withPrompts: Violation {
    var violation = self
    violation.keepsAway = []
    return violation
  }
}
