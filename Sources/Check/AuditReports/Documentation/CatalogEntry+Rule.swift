package import LocationAudit
package import LocationCatalogue

extension CatalogEntry.Rule {
  /// Creates the searchable entry of a rule.
  package init(_ rule: LocationAudit.Rule) {
    self.init(
      id: rule.id.rawValue, summary: rule.summary, explanation: rule.explanation, mistakes: rule.mistakes,
      facts: rule.facts)
  }
}
