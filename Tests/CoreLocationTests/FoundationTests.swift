import CoreLocation
import Testing

@Suite struct FoundationTests {
  @Test("Importing CoreLocation brings Foundation, as on Apple's platforms")
  func foundation() {
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
