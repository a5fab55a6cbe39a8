import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct NitroGeolocationTests {
  @Test(arguments: Peer.releases)
  func
    `react-native-nitro-geolocation #206: nothing crashes on a fresh installation, whatever is asked first`(
      release: Release
    ) throws
  {
    for bundle in [AppBundle(name: "App"), .foregroundOnly, Peer.withoutTexts] {
      let phone = Phone(release: release, bundle: bundle)
      let raised = try phone.host.catchingExceptions {
        let calls = [
          phone.start { await $0.requestWhenInUse(timeLimit: 5) },
          phone.start { await $0.requestAlways(timeLimit: 5) },
          phone.start { await $0.requestFullAccuracy(purpose: "Route") },
        ]
        let search = phone.find(LocationRequest(asksFor: nil))
        phone.advance(by: 30)
        // Requests wait for one another's prompts.
        for _ in 0..<3 where phone.prompt != nil {
          try phone.person(.answers(.dontAllow))
          phone.advance(by: 5)
        }
        #expect(calls.map(\.ends.count) == [1, 1, 1])
        #expect(search.ends.count == 1)
      }
      #expect(raised == [])
    }
  }
}
