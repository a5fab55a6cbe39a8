import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct PausingTests {
  nonisolated static let withActivity = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).backgroundActivitySession.value
  }
  nonisolated static let withoutActivity = Release.allCases.filter {
    !AuthorizationPolicy.policy(for: $0).backgroundActivitySession.value
  }

  @Test(arguments: Release.allCases)
  func `updates that may not pause go on while the phone stands still (MIS-23)`(release: Release) async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.stay(at: .home)
    let following = phone.follow()
    try await phone.advance(by: 1_200)
    #expect(following.story == ["locations"])
    #expect(following.count >= 1_199)
  }

  @Test(arguments: Release.allCases)
  func `updates that paused start again after the time that the caller gave (DEL-080)`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.stay(at: .home)
    let following = phone.follow(UpdatesRequest(pausing: .allowed(restartsAfter: 60)))
    try await phone.advance(by: 910)
    #expect(following.story == ["locations", "paused"])
    try await phone.advance(by: 60)
    #expect(following.story == ["locations", "paused", "resumed", "locations"])
  }

  @Test(arguments: withoutActivity, [Grant.whenInUse, .always])
  func `in the background, updates don't pause where they could not start again (DEL-080, BG-009, BG-010)`(
    release: Release, grant: Grant
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(grant)
    phone.stay(at: .home)
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 60), background: .continues()))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 1_200)
    #expect(following.story == ["locations"])
    #expect(following.count >= 1_200)
  }

  @Test(arguments: withoutActivity, [Grant.whenInUse, .always])
  func `standing still in the background is no pause when the app is opened (DEL-080)`(
    release: Release, grant: Grant
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(grant)
    phone.stay(at: .home)
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 600), background: .continues()))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 2_000)
    try phone.open()
    let before = following.count
    try await phone.advance(by: 60)
    #expect(following.story == ["locations"])
    #expect(following.count > before + 50)
  }

  @Test(arguments: withActivity, [Grant.whenInUse, .always])
  func
    `in the background, a background activity session lets updates pause and start again (BG-023, DEL-080)`(
      release: Release, grant: Grant
    ) async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(grant)
    phone.stay(at: .home)
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 3), background: .continues()))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 1_200)
    #expect(following.story.filter { $0 != "locations" } == ["paused", "resumed"])
    #expect(following.story.last == "locations")
  }

  @Test(arguments: Release.allCases)
  func `an app that is left while its updates pause starts them again first (DEL-080)`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.stay(at: .home)
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 100_000), background: .continues()))
    try await phone.advance(by: 910)
    #expect(following.story == ["locations", "paused"])
    try phone.goHome()
    try await phone.advance(by: 60)
    #expect(following.story == ["locations", "paused", "resumed", "locations"])
  }

  @Test(arguments: Release.allCases)
  func `coming back to the app ends a pause, whatever the time (DEL-080)`(release: Release) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.stay(at: .home)
    let following = phone.follow(UpdatesRequest(pausing: .allowed(restartsAfter: 100_000)))
    try await phone.advance(by: 910)
    try phone.goHome()
    try phone.open()
    try await phone.advance(by: 5)
    #expect(following.story.prefix(2) == ["locations", "paused"])
    #expect(following.story.suffix(2) == ["resumed", "locations"])
  }
}
