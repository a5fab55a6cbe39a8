import LocationPolicy
import LocationTerms
import Testing

@Suite struct FactReleaseTests {
  @Test(arguments: [
    ("all", "7+"), ("8-12", "8-12"), ("13.4+", "13.4+"), ("13.0-13.3", "13.0-13.3"), ("4+", "7+"),
    ("4.2-13", "7-13"), ("6-12; deprecated 13", "7-12"), ("16+ / Xcode 14", "16+"), ("18.4.2", "18"),
    ("13", "13"), ("store", nil), ("≤6", nil),
  ])
  func `the catalog's ranges are read`(text: String, range: String?) {
    #expect(Fact.range(named: text)?.text == range)
  }
}
