package import LocationCatalogue
package import LocationEvidence

extension CatalogEntry.Rule {
  /// Creates the searchable entry of a rule.
  package init(_ rule: LocationEvidence.Rule) {
    self.init(
      id: rule.id.rawValue, summary: rule.summary, explanation: rule.explanation, mistakes: rule.mistakes,
      facts: rule.facts)
  }
}
