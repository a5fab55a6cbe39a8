import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct ReactNativePermissionsTests {
  @Test(arguments: Peer.withAllowOnce)
  func
    `react-native-permissions #379, #569, #591, #802, #964: Allow Once is a grant, and after it the person can be asked again`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    let first = phone.start { await client.requestWhenInUse() }
    try phone.answer(.allowOnce)
    #expect(first.end == .granted(.whenInUse))
    let always = phone.start { await client.requestAlways() }
    try await phone.advance(by: 10)
    #expect(!always.isWaiting)
    try phone.goHome()
    try await phone.advance(by: 3_600)
    try phone.open()
    phone.settle()
    let status = phone.start { await client.authorization }
    #expect(status.end??.status == .notDetermined)
    #expect(status.end??.canAskForWhenInUse.value == true)
    let second = phone.start { await client.requestWhenInUse() }
    try await phone.advance(by: 1)
    try phone.agree()
    #expect(second.end == .granted(.whenInUse))
  }

  @Test(arguments: Peer.withEscalation)
  func `react-native-permissions #421, #490, #716: an upgrade to Always on a slow phone ends with the answer`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client {
      $0.storage = .memory()
      $0.tellsSceneLate(by: 1)
    }
    phone.settle()
    let call = phone.start { await client.requestAlways() }
    try await phone.advance(by: 10)
    #expect(call.isWaiting)
    try phone.decline()
    try await phone.advance(by: 5)
    #expect(call.end == .kept)
  }
}
