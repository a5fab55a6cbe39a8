import LocationDelivery
package import LocationPolicy

/// All facts with their statements and sources.
package enum FactCatalog {
  /// The entries by section, in the order of the facts.
  package static let sections: [FactSection] = [
    FactSection("Info.plist keys", usageDescriptionFacts),
    FactSection("Authorization", authorizationRequestFacts + authorizationPromptFacts),
    FactSection("Settings, policy, lifecycle", settingsFacts), FactSection("Delivery", deliveryFacts),
    FactSection("Background", backgroundFacts), FactSection("Indicators", indicatorFacts),
    FactSection("Monitoring", monitoringFacts), FactSection("Reduced accuracy", accuracyFacts),
    FactSection("Errors", errorFacts), FactSection("Store", storeFacts),
  ]

  /// The entries of all sections.
  package static let records = sections.flatMap(\.records)

  private static let recordsByFact = Dictionary(uniqueKeysWithValues: records.map { ($0.fact, $0) })

  /// Returns the fact with an id such as "KEY-005", ignoring case; nil if there is none.
  package static func fact(withID id: String) -> Fact? {
    let wanted = id.uppercased()
    return Fact.allCases.first { $0.id == wanted }
  }

  fileprivate static func record(of fact: Fact) -> FactRecord {
    guard let record = recordsByFact[fact] else { preconditionFailure("\(fact.id) has no entry") }
    return record
  }
}

/// A part of the catalog.
package struct FactSection: Sendable {
  /// The heading.
  package let title: String
  /// The entries.
  package let records: [FactRecord]

  init(_ title: String, _ records: [FactRecord]) {
    self.title = title
    self.records = records
  }
}

extension Fact {
  /// The catalog's entry for the fact.
  package var record: FactRecord { FactCatalog.record(of: self) }
}
