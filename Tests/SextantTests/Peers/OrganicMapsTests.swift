import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct OrganicMapsTests {
  @Test(arguments: Peer.releases)
  func
    `Organic Maps #7193: a refusal is never told as Location Services that are off, and only what is off is`(
      release: Release
    ) throws
  {
    let phone = try Phone.at(release: release, answer: .dontAllow)
    for _ in 0..<2 {
      let refused = phone.find()
      phone.advance(by: 5)
      #expect(refused.ends == [.failure(.notAuthorized(.notShown(.alreadyDenied)))])
    }
    try phone.inSettings(.chooses(.whileUsing, for: phone.host.app))
    try phone.inSettings(.setsLocationServices(false))
    let off = phone.find()
    phone.advance(by: 5)
    #expect(off.ends == [.failure(.servicesOff)])
    try phone.inSettings(.setsLocationServices(true))
    let on = phone.find()
    phone.advance(by: 5)
    #expect(on.words == ["accurateEnough 5"])
  }
}
