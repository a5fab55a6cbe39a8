import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct CordovaDiagnosticTests {
  @Test(arguments: Peer.releases)
  func `cordova-diagnostic #35, #49, #123, #185: no request ends before the person has answered`(
    release: Release
  ) async throws {
    for always in [true, false] {
      let phone = TestPhone(release: release)
      let client = phone.client()
      let call = phone.start { always ? await client.requestAlways() : await client.requestWhenInUse() }
      try await phone.advance(by: 600)
      #expect(call.isWaiting)
      try phone.answer(.dontAllow)
      try await phone.advance(by: 5)
      #expect(call.end == .declined)
    }
  }

  @Test(arguments: Peer.releases)
  func
    `cordova-diagnostic #273, #348: after a refusal the status can be read and each request ends, at later launches too`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let first = phone.start { await LocationClient().requestWhenInUse() }
    try phone.answer(.dontAllow)
    #expect(first.end == .declined)
    for _ in 0..<2 {
      let client = phone.client()
      let status = phone.start { await client.authorization?.status }
      #expect(status.end == .denied)
      let calls = [
        phone.start { await client.requestWhenInUse() }, phone.start { await client.requestAlways() },
      ]
      try await phone.advance(by: 5)
      for call in calls { #expect(call.end == .notShown(.alreadyDenied)) }
      try phone.relaunch()
    }
  }
}
