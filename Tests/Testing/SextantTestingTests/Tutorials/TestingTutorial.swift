import CoreLocation
import Sextant
import SextantTesting
import Testing

@MainActor struct ShopFinderTests {
  @Test(.allReleases(person: .agreeing)) func `finds the nearest shop`() async throws {
    let finder = ShopFinder(
      client: LocationClient(), shops: ["Cupertino": CLLocation(latitude: 37.3, longitude: -122)])
    let nearest = try await TestPhone.current.run { await finder.nearest() }
    #expect(nearest == "Cupertino")
  }

  @Test(.allReleases()) func `ends when the phone is locked during the question`() async throws {
    let phone = try TestPhone.current
    let finder = ShopFinder(client: LocationClient(), shops: [:])
    let finding = phone.start { await finder.nearest() }
    try phone.lock()
    #expect(try await finding.value() == "Your location can't be found just now.")
    try phone.expectTimeline("asks for When In Use → prompt → locks the phone → prompt goes")
  }
}
