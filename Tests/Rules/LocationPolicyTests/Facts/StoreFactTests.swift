import LocationCatalogue
import LocationPolicy
import Testing

/// The objections of the App Store's upload scan.
@Suite struct StoreFactTests {
  private func objections(
    requestsAlways: Bool = false, _ descriptions: [(UsageDescriptions, UsageDescription)]
  ) -> [String] {
    StoreRule.uploadObjections(
      usesLocation: true, requestsAlways: requestsAlways, descriptions: descriptions
    ).map(\.code)
  }

  @Test func `STORE-001: location code without a description is ITMS-90683`() {
    #expect(objections([]) == ["ITMS-90683"])
    #expect(objections([(.whenInUse, .notString)]) == ["ITMS-90683"])
    #expect(objections([(.whenInUse, .text("To draw your run."))]) == [])
    let none = StoreRule.uploadObjections(usesLocation: false, requestsAlways: false, descriptions: [])
    #expect(none.isEmpty)
    #expect(StoreRule.missingPurposeString.uncertainty != nil)
  }

  @Test func `STORE-002: the symbol of an Always request calls for one of the Always descriptions too`() {
    #expect(objections(requestsAlways: true, [(.whenInUse, .text("To draw your run."))]) == ["ITMS-90683"])
    for key in [UsageDescriptions.legacyAlways, .alwaysAndWhenInUse] {
      #expect(
        objections(
          requestsAlways: true, [(.whenInUse, .text("To draw your run.")), (key, .text("To draw your run."))])
          == [])
    }
  }

  @Test func `STORE-004: an empty description is ITMS-90738`() {
    #expect(objections([(.whenInUse, .blank)]) == ["ITMS-90738"])
  }
}
