import CoreLocation
import Testing

@Suite struct FoundationTests {
  @Test func `importing CoreLocation brings Foundation, as on Apple's platforms`() {
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
