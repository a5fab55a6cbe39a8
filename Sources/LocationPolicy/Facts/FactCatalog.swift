/// All facts with their statements and sources.
public enum FactCatalog {
  /// The entries, in the order of the cases of the fact type.
  public static let records: [FactRecord] = [
    usageDescriptionFacts, authorizationRequestFacts, authorizationPromptFacts, settingsFacts,
    deliveryFacts, backgroundFacts, indicatorFacts, monitoringFacts, accuracyFacts, errorFacts, storeFacts,
  ].flatMap(\.self)

  /// Returns the fact with an id such as "KEY-005", whatever its case, or nil.
  public static func fact(withID id: String) -> Fact? {
    let wanted = id.uppercased()
    return records.firstIndex { $0.id == wanted }.flatMap { Fact(rawValue: UInt8($0 + 1)) }
  }
}
