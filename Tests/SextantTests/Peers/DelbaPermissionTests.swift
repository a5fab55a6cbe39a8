import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct DelbaPermissionTests {
  @Test(arguments: Peer.withEscalation)
  func `delba/Permission #122: Only While Using the App ends a request for Always`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestAlways() }
    try phone.allowsWhileUsing()
    phone.advance(by: 1)
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(call.ends == [.kept])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `delba/Permission #124: the launch after Only While Using the App knows at once that Always was declined`(
      release: Release
    ) throws
  {
    let storage = ClientStorage.memory()
    let phone = Phone(release: release, storage: storage)
    let first = phone.start { await $0.requestAlways() }
    try phone.allowsWhileUsing()
    phone.advance(by: 1)
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(first.ends == [.kept])
    for _ in 0..<3 {
      try phone.relaunches(storage: storage)
      let authorization = phone.start { await $0.authorization?.canAskForAlways.value }
      #expect(authorization.ends == [false])
      let call = phone.start { await $0.requestAlways() }
      phone.advance(by: 5)
      #expect(phone.prompt == nil)
      #expect(call.ends == [.notShown(.escalationSpent)])
    }
  }
}
