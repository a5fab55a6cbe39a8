import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct CordovaDiagnosticTests {
  @Test(arguments: Peer.releases)
  func `cordova-diagnostic #35, #49, #123, #185: no request ends before the person has answered`(
    release: Release
  ) throws {
    for always in [true, false] {
      let phone = Phone(release: release)
      let call = phone.start { client in
        always ? await client.requestAlways() : await client.requestWhenInUse()
      }
      phone.advance(by: 600)
      #expect(call.ends == [])
      try phone.person(.answers(.dontAllow))
      phone.advance(by: 5)
      #expect(call.ends == [.declined])
    }
  }

  @Test(arguments: Peer.releases)
  func
    `cordova-diagnostic #273, #348: after a refusal the status can be read and each request ends, at later launches too`(
      release: Release
    ) throws
  {
    let storage = ClientStorage.memory()
    let phone = Phone(release: release, storage: storage)
    let first = phone.start { await $0.requestWhenInUse() }
    try phone.person(.answers(.dontAllow))
    #expect(first.ends == [.declined])
    for _ in 0..<2 {
      let status = phone.start { await $0.authorization?.status }
      #expect(status.ends == [.denied])
      let calls = [
        phone.start { await $0.requestWhenInUse() }, phone.start { await $0.requestAlways() },
      ]
      phone.advance(by: 5)
      for call in calls { #expect(call.ends == [.notShown(.alreadyDenied)]) }
      try phone.relaunches(storage: storage)
    }
  }
}
