import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct ExpoLocationTests {
  @Test(arguments: Peer.releases)
  func `expo-location #27917: locking the phone while the prompt is up ends the request`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestWhenInUse() }
    try phone.person(.locksPhone)
    phone.advance(by: 60)
    try phone.person(.unlocksPhone)
    phone.advance(by: 5)
    #expect(call.ends == [.dismissed])
  }

  @Test(arguments: Peer.releases)
  func `expo-location #28284: each answer to the first prompt ends the request`(release: Release) throws {
    for choice in AuthorizationPolicy.policy(for: release).whenInUsePrompt.value.choices {
      let phone = Phone(release: release)
      let call = phone.start { await $0.requestWhenInUse() }
      try phone.person(.answers(choice))
      #expect(call.ends == [choice == .dontAllow ? .declined : .granted(.whenInUse)])
    }
  }

  @Test(arguments: Peer.withEscalation)
  func
    `expo-location #33911, #35693: Always asked for right after When In Use is told as granted the first time`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    let call = phone.start { client in
      guard case .granted = await client.requestWhenInUse() else { return AuthorizationOutcome.declined }
      return await client.requestAlways()
    }
    try phone.allowsWhileUsing()
    phone.advance(by: 1)
    try phone.changesToAlways()
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.always)])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `expo-location #38773: a second prompt that comes before the app was active again still has its answer told`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    let always = phone.start { await $0.requestAlways() }
    try phone.allowsWhileUsing()
    phone.advance(by: 30)
    #expect(always.ends == [])
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(always.ends == [.kept])
  }

  @Test(arguments: Peer.releases)
  func `expo-location #1668, #2155: with a usage description missing, a request ends and names it`(
    release: Release
  ) throws {
    let phone = Phone(release: release, bundle: Peer.withoutTexts)
    let call = phone.start { await $0.requestWhenInUse() }
    phone.advance(by: 10)
    #expect(call.ends == [.notShown(.missingUsageDescription(.whenInUse))])
  }

  @Test(arguments: Peer.releases)
  func `expo-location #44027: a location that is unknown for a moment ends no request`(release: Release)
    throws
  {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find()
    phone.advance(by: 15)
    #expect(call.ends == [])
    try phone.perform(.world(.stays(at: TrackSample(.home))))
    phone.advance(by: 3)
    #expect(call.words == ["accurateEnough 5"])
  }

  @Test
  func `expo-location: no request hides from the store's scan behind a name that is put together`() throws {
    // UIApplication.shared, which extensions must not name.
    #expect(try LibrarySources.files(naming: "NSSelectorFromString") == ["RunningApplication.swift"])
    #expect(try LibrarySources.files(naming: "NSSelectorFromString(\"sharedApplication\")").count == 1)
    #expect(try LibrarySources.files(of: "SextantAlways", naming: "NSSelectorFromString") == [])
  }
}
