import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct ExpoLocationTests {
  @Test(arguments: Peer.releases)
  func `expo-location #27917: locking the phone while the prompt is up ends the request`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestWhenInUse() }
    try phone.lock()
    try await phone.advance(by: 60)
    try phone.unlock()
    try await phone.advance(by: 5)
    #expect(call.end == .dismissed)
  }

  @Test(arguments: Peer.releases)
  func `expo-location #28284: each answer to the first prompt ends the request`(release: Release) throws {
    for choice in AuthorizationPolicy.policy(for: release).whenInUsePrompt.value.choices {
      let phone = TestPhone(release: release)
      let call = phone.start { await LocationClient().requestWhenInUse() }
      try phone.answer(choice)
      #expect(call.end == (choice == .dontAllow ? .declined : .granted(.whenInUse)))
    }
  }

  @Test(arguments: Peer.withEscalation)
  func
    `expo-location #33911, #35693: Always asked for right after When In Use is told as granted the first time`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let call = phone.start {
      guard case .granted = await client.requestWhenInUse() else { return AuthorizationOutcome.declined }
      return await client.requestAlways()
    }
    try phone.agree()
    try await phone.advance(by: 1)
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.always))
  }

  @Test(arguments: Peer.withEscalation)
  func
    `expo-location #38773: a second prompt that comes before the app was active again still has its answer told`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let always = phone.start { await LocationClient().requestAlways() }
    try phone.agree()
    try await phone.advance(by: 30)
    #expect(always.isWaiting)
    try phone.decline()
    try await phone.advance(by: 5)
    #expect(always.end == .kept)
  }

  @Test(arguments: Peer.releases)
  func `expo-location #1668, #2155: with a usage description missing, a request ends and names it`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release, app: .withoutTexts)
    let call = phone.start { await LocationClient().requestWhenInUse() }
    try await phone.advance(by: 10)
    #expect(call.end == .notShown(.missingUsageDescription(.whenInUse)))
  }

  @Test(arguments: Peer.releases)
  func `expo-location #44027: a location that is unknown for a moment ends no request`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    phone.losePosition()
    let call = phone.find()
    try await phone.advance(by: 15)
    #expect(call.isWaiting)
    phone.findPosition()
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
  }

  @Test
  func `expo-location: no request hides from the store's scan behind a name that is put together`() throws {
    // UIApplication.shared, which extensions can't use directly.
    #expect(try LibrarySources.files(naming: "NSSelectorFromString") == ["RunningApplication.swift"])
    #expect(try LibrarySources.files(naming: "NSSelectorFromString(\"sharedApplication\")").count == 1)
    #expect(try LibrarySources.files(of: "SextantAlways", naming: "NSSelectorFromString") == [])
  }
}
