import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct PositionTests {
  @Test(arguments: Peer.withEscalation)
  func `position #9: Keep Only While Using ends a request for Always`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestAlways() }
    try phone.allowsWhileUsing()
    phone.advance(by: 1)
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(call.ends == [.kept])
  }
}
