import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct OpenRadarTests {
  @Test(arguments: Peer.releases)
  func `openradar 35275366: with nobody to answer and nothing to find, no request waits for ever`(
    release: Release
  ) throws {
    let phone = try Phone.at(nil, release: release)
    let asking = phone.find(LocationRequest(permissionTimeLimit: 60))
    phone.advance(by: 61)
    #expect(asking.ends == [.failure(.notAuthorized(.timedOut))])
    try phone.allowsWhileUsing()
    let searching = phone.find(LocationRequest(accuracy: .best))
    phone.advance(by: 31)
    #expect(searching.ends == [.failure(.notFound)])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `openradar 35275366: a request for Always ends though no callback tells of it, whatever is answered, and so do later ones`(
      release: Release
    ) throws
  {
    for row in [SettingsRow.never, .whileUsing, .always] {
      let phone = try Phone.allowed(release: release)
      let first = phone.start { await $0.requestAlways() }
      try phone.keepsWhileUsing()
      phone.advance(by: 5)
      #expect(first.ends == [.kept])
      try phone.inSettings(.chooses(row, for: phone.host.app))
      let second = phone.start { await $0.requestAlways() }
      phone.advance(by: 5)
      #expect(second.ends.count == 1)
    }
  }
}
