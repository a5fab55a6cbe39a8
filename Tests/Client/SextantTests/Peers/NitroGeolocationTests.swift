import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct NitroGeolocationTests {
  @Test(arguments: Peer.releases)
  func
    `react-native-nitro-geolocation #206: nothing crashes on a fresh installation, whatever is asked first`(
      release: Release
    ) async throws
  {
    for bundle in [AppBundle(name: "App"), .foregroundOnly, .withoutTexts] {
      let phone = TestPhone(release: release, app: bundle)
      let client = phone.client()
      let calls = [
        phone.start { await client.requestWhenInUse(timeLimit: 5) },
        phone.start { await client.requestAlways(timeLimit: 5) },
        phone.start { await client.requestFullAccuracy(purpose: "Route") },
      ]
      let search = phone.find(by: client, LocationRequest(asksFor: nil))
      try await phone.advance(by: 30)
      // Requests wait for each other's prompts.
      for _ in 0..<3 where phone.prompt != nil {
        try phone.answer(.dontAllow)
        try await phone.advance(by: 5)
      }
      #expect(calls.allSatisfy { !$0.isWaiting })
      #expect(!search.isWaiting)
      #expect(phone.crash == nil)
    }
  }
}
