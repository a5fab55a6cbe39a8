import AppProject
import LocationPolicy

extension Violation {
  /// Creates a violation in the words of a problem; what is left out is taken from the rule.
  init(
    at site: Site, _ problem: ConfigurationProblem, in context: AuditContext,
    severity: Finding.Severity? = nil, releases: ClosedRange<Release>? = nil, mistakes: [String]? = nil,
    facts: [Fact]? = nil
  ) {
    self.init(
      at: site, severity: severity, releases: releases, message: problem.message(in: context.infoPlistName),
      fix: problem.fix, mistakes: mistakes, facts: facts)
  }
}
