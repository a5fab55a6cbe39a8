package import LocationPolicy

/// All facts with their statements and sources.
package enum FactCatalog {
  /// The entries, section by section.
  package static let records: [FactRecord] = [
    usageDescriptionFacts, authorizationRequestFacts, authorizationPromptFacts, settingsFacts,
    deliveryFacts, backgroundFacts, indicatorFacts, monitoringFacts, accuracyFacts, errorFacts, storeFacts,
  ].flatMap(\.self)

  private static let recordsByFact = Dictionary(uniqueKeysWithValues: records.map { ($0.fact, $0) })

  /// Returns the fact with an id such as "KEY-005", whatever its case, or nil.
  package static func fact(withID id: String) -> Fact? {
    let wanted = id.uppercased()
    return Fact.allCases.first { $0.id == wanted }
  }

  fileprivate static func record(of fact: Fact) -> FactRecord {
    guard let record = recordsByFact[fact] else { preconditionFailure("\(fact.id) has no entry") }
    return record
  }
}

extension Fact {
  /// The catalogue's entry for the fact.
  package var record: FactRecord { FactCatalog.record(of: self) }
}
