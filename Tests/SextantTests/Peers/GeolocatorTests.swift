import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct GeolocatorTests {
  @Test("geolocator: a dismissed prompt makes no later request fail", arguments: Peer.releases)
  func dismissed(release: Release) throws {
    let phone = try Phone.at(release: release)
    let first = phone.find()
    try phone.person(.goesHome)
    try phone.person(.opens(phone.host.app))
    phone.advance(by: 5)
    #expect(first.ends == [.failure(.notAuthorized(.dismissed))])
    let second = phone.find()
    phone.advance(by: 1)
    try phone.allowsWhileUsing()
    phone.advance(by: 3)
    #expect(second.words == ["accurateEnough 5"])
  }

  @Test("geolocator: a second request does not take the first one's place", arguments: Peer.releases)
  func second(release: Release) throws {
    let phone = try Phone.at(release: release)
    let calls = [phone.find(), phone.find(), phone.find(LocationRequest(accuracy: .kilometer))]
    try phone.allowsWhileUsing()
    phone.advance(by: 3)
    for call in calls { #expect(call.ends.count == 1) }
    #expect(calls.allSatisfy { (try? $0.ends.first?.get()) != nil })
  }

  @Test(
    "geolocator: a location that the system has is used, at the age that the request allows",
    arguments: Peer.releases)
  func cached(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    _ = phone.find()
    phone.advance(by: 3)
    try phone.perform(.world(.losesPosition))
    phone.advance(by: 60)
    let client = phone.newClient()
    let call = phone.start { _ in try? await client.location(LocationRequest(maximumAge: 120)).reason }
    phone.advance(by: 1)
    #expect(call.ends == [.cached])
  }

  @Test(
    "geolocator: where no position can be found, a request ends by its time limit", arguments: Peer.releases)
  func unknown(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find()
    phone.advance(by: 31)
    #expect(call.ends == [.failure(.notFound)])
  }

  @Test(
    "geolocator #258, #762: where the Info.plist lets no prompt show, a request ends, and so does the next",
    arguments: Peer.releases)
  func noPrompt(release: Release) throws {
    let phone = try Phone.at(release: release, bundle: Peer.withoutTexts)
    for _ in 0..<2 {
      let call = phone.find()
      phone.advance(by: 10)
      #expect(call.ends == [.failure(.notAuthorized(.notShown(.missingUsageDescription(.whenInUse))))])
    }
  }
}
