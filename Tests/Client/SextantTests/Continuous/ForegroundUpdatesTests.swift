import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct ForegroundUpdatesTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  @Test(arguments: Release.allCases)
  func `an app that may use locations gets one after the other, in the foreground (DEL-005)`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.walks()
    let following = phone.follow()
    try await phone.advance(by: 10)
    #expect(following.story == ["locations"])
    #expect((9...11).contains(following.count))
    #expect(phone.running.count == 1)
    #expect(following.goesOn)
  }

  @Test(arguments: asking)
  func `updates ask for When In Use and begin with the answer`(release: Release) async throws {
    let phone = TestPhone(release: release)
    phone.walks()
    let following = phone.follow()
    try await phone.advance(by: 3)
    #expect(following.all == [])
    #expect(phone.running.isEmpty)
    try phone.agree()
    try await phone.advance(by: 3)
    #expect(following.story == ["locations"])
  }

  @Test(arguments: asking)
  func `updates that the person declines end with the reason, and nothing runs`(release: Release) throws {
    let phone = TestPhone(release: release)
    let following = phone.follow()
    try phone.answer(.dontAllow)
    #expect(following.failure == .notAuthorized(.declined))
    #expect(phone.held == [])
  }
}
