import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct ReactNativePermissionsTests {
  @Test(arguments: Peer.withAllowOnce)
  func
    `react-native-permissions #379, #569, #591, #802, #964: Allow Once is a grant, and after it the person can be asked again`(
      release: Release
    ) throws
  {
    let phone = try Phone.at(release: release)
    let first = phone.start { await $0.requestWhenInUse() }
    try phone.person(.answers(.allowOnce))
    #expect(first.ends == [.granted(.whenInUse)])
    let always = phone.start { await $0.requestAlways() }
    phone.advance(by: 10)
    #expect(always.ends.count == 1)
    try phone.person(.goesHome)
    phone.advance(by: 3_600)
    try phone.person(.opens(phone.host.app))
    phone.settle()
    let status = phone.start { await $0.authorization }
    #expect(status.ends.map { $0?.status } == [.notDetermined])
    #expect(status.ends.map { $0?.canAskForWhenInUse.value } == [true])
    let second = phone.start { await $0.requestWhenInUse() }
    phone.advance(by: 1)
    try phone.allowsWhileUsing()
    #expect(second.ends == [.granted(.whenInUse)])
  }

  @Test(arguments: Peer.withEscalation)
  func `react-native-permissions #421, #490, #716: an upgrade to Always on a slow phone ends with the answer`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    let client = phone.newClient { $0.tellsSceneLate(by: 1) }
    phone.settle()
    let call = phone.start { _ in await client.requestAlways() }
    phone.advance(by: 10)
    #expect(call.ends == [])
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(call.ends == [.kept])
  }
}
