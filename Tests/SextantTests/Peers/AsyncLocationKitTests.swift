import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct AsyncLocationKitTests {
  @Test(arguments: Peer.withEscalation)
  func `AsyncLocationKit: a phone that shows the prompt late is not taken for one that shows none`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    let storage = ClientStorage.memory()
    let client = phone.newClient(storage: storage) { $0.tellsSceneLate(by: 1.5) }
    phone.settle()
    let call = phone.start { _ in await client.requestAlways() }
    phone.advance(by: 20)
    #expect(call.ends == [])
    try phone.changesToAlways()
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.always)])
  }

  @Test(arguments: Peer.withEscalation)
  func `AsyncLocationKit: where the rules show nothing, a call in that moment is not taken for a prompt`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    let first = phone.start { await $0.requestAlways() }
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(first.ends == [.kept])
    let second = phone.start { await $0.requestAlways() }
    // The app is covered and shows again, by something that is not its prompt.
    try phone.person(.locksPhone)
    try phone.person(.unlocksPhone)
    phone.advance(by: 5)
    #expect(second.ends == [.notShown(.escalationSpent)])
  }

  @Test(arguments: Peer.releases)
  func
    `AsyncLocationKit #11, #39: a client that is made off the main thread gets the answer and the locations`(
      release: Release
    ) async throws
  {
    let phone = try Phone.at(release: release)
    let host = phone.host
    let client = await Task.detached {
      LocationClient(environment: .simulated(on: host, storage: .memory()))
    }.value
    phone.settle()
    let call = phone.start { _ in try? await client.location().reason }
    try phone.allowsWhileUsing()
    phone.advance(by: 3)
    #expect(call.ends == [.accurateEnough])
  }

  @Test(arguments: Peer.withAllowOnce)
  func `AsyncLocationKit #30: a request for Always after Allow Once ends`(release: Release) throws {
    let phone = try Phone.at(release: release, answer: .allowOnce)
    let call = phone.start { await $0.requestAlways() }
    phone.advance(by: 10)
    if AuthorizationPolicy.policy(for: release).escalation.value == .prompts {
      #expect(call.ends == [.notShown(.temporaryGrant)])
    } else {
      #expect(call.ends.count == 1)
    }
  }

  @Test(arguments: Peer.withEscalation)
  func `AsyncLocationKit #37: an answer that comes before anything was heard of the scene ends the request`(
    release: Release
  ) throws {
    for changes in [true, false] {
      let phone = try Phone.allowed(release: release)
      let client = phone.newClient { $0.tellsSceneLate(by: 1) }
      phone.settle()
      let call = phone.start { _ in await client.requestAlways() }
      if changes { try phone.changesToAlways() } else { try phone.keepsWhileUsing() }
      phone.advance(by: 10)
      #expect(call.ends == [changes ? .granted(.always) : .kept])
    }
  }
}
