import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct OpenRadarTests {
  @Test(
    "openradar 35275366: with nobody to answer and nothing to find, no request waits for ever",
    arguments: Peer.releases)
  func waitsForEver(release: Release) throws {
    let phone = try Phone.at(nil, release: release)
    let asking = phone.find(LocationRequest(permissionTimeLimit: 60))
    phone.advance(by: 61)
    #expect(asking.ends == [.failure(.notAuthorized(.timedOut))])
    try phone.allowsWhileUsing()
    let searching = phone.find(LocationRequest(accuracy: .best))
    phone.advance(by: 31)
    #expect(searching.ends == [.failure(.notFound)])
  }
}
