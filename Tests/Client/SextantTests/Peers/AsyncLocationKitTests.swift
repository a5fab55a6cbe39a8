import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct AsyncLocationKitTests {
  @Test(arguments: Peer.withEscalation)
  func `AsyncLocationKit: a phone that shows the prompt late is not taken for one that shows none`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client {
      $0.storage = .memory()
      $0.tellsSceneLate(by: 1.5)
    }
    phone.settle()
    let call = phone.start { await client.requestAlways() }
    try await phone.advance(by: 20)
    #expect(call.isWaiting)
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.always))
  }

  @Test(arguments: Peer.withEscalation)
  func `AsyncLocationKit: where the rules show nothing, a call in that moment is not taken for a prompt`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    #expect(try await phone.keepWhileUsing(client) == .kept)
    let second = phone.start { await client.requestAlways() }
    // Something other than the app's prompt covers the app, and it reappears.
    try phone.lock()
    try phone.unlock()
    try await phone.advance(by: 5)
    #expect(second.end == .notShown(.escalationSpent))
  }

  @Test(arguments: Peer.releases)
  func
    `AsyncLocationKit #11, #39: a client that is made off the main thread gets the answer and the locations`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let client = try await phone.run { await Task.detached { LocationClient() }.value }
    phone.settle()
    let call = phone.start { try? await client.location().reason }
    try phone.agree()
    try await phone.advance(by: 3)
    #expect(call.end == .accurateEnough)
  }

  @Test(arguments: Peer.withAllowOnce)
  func `AsyncLocationKit #30: a request for Always after Allow Once ends`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    _ = phone.start { await client.requestWhenInUse() }
    try phone.answer(.allowOnce)
    let call = phone.start { await client.requestAlways() }
    try await phone.advance(by: 10)
    if AuthorizationPolicy.policy(for: release).escalation.value == .prompts {
      #expect(call.end == .notShown(.temporaryGrant))
    } else {
      #expect(!call.isWaiting)
    }
  }

  @Test(arguments: Peer.withEscalation)
  func `AsyncLocationKit #37: an answer that comes before anything was heard of the scene ends the request`(
    release: Release
  ) async throws {
    for changes in [true, false] {
      let phone = try TestPhone.allowing(release)
      let client = phone.client {
        $0.storage = .memory()
        $0.tellsSceneLate(by: 1)
      }
      phone.settle()
      let call = phone.start { await client.requestAlways() }
      if changes { try phone.agree() } else { try phone.decline() }
      try await phone.advance(by: 10)
      #expect(call.end == (changes ? .granted(.always) : .kept))
    }
  }
}
