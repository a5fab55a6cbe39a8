import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct SwiftLocationTests {
  @Test(arguments: Peer.releases)
  func `SwiftLocation #380: the first authorization callback, notDetermined, does not end a request`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    // Its manager has not called back yet.
    let client = phone.client { $0.storage = .memory() }
    let call = phone.start { await client.requestWhenInUse() }
    try await phone.advance(by: 10)
    #expect(call.isWaiting)
    try phone.agree()
    #expect(call.end == .granted(.whenInUse))
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #382: a canceled request ends, leaves nobody waiting, and ends no second time`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    let asking = phone.start { await client.requestWhenInUse() }
    asking.cancel()
    #expect(asking.end == .cancelled)
    try phone.agree()
    let searching = phone.find(by: client, LocationRequest(maximumAge: 0))
    searching.cancel()
    try await phone.advance(by: 60)
    #expect(asking.end == .cancelled)
    #expect(searching.end == .failure(.cancelled))
    #expect(phone.running.isEmpty)
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #386: a time limit that passes in the moment of the location ends the request once`(
    release: Release
  ) async throws {
    for limit in [0, 0.5, 1, 1.5] {
      let phone = try TestPhone.allowing(release)
      let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, maximumAge: 0, timeLimit: limit))
      try await phone.advance(by: limit)
      call.cancel()
      try await phone.advance(by: 10)
      #expect(!call.isWaiting)
    }
  }

  @Test(arguments: Peer.withEscalation)
  func
    `SwiftLocation: a request for Always ends when the person keeps While Using, and when it was asked before`(
      release: Release
    ) async throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    #expect(try await phone.keepWhileUsing(client) == .kept)
    let second = phone.start { await client.requestAlways() }
    try await phone.advance(by: 5)
    #expect(second.end == .notShown(.escalationSpent))
  }

  @Test(arguments: Peer.withReducedAccuracy)
  func `SwiftLocation: a request for full accuracy ends once, though its completion and a callback both come`(
    release: Release
  ) async throws {
    let bundle = AppBundle(name: "App", purposeTexts: ["Route": "Draws the route."])
    let phone = try TestPhone.allowing(release, app: bundle, precise: false)
    let client = phone.client()
    let call = phone.start { await client.requestFullAccuracy(purpose: "Route") }
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.fullAccuracy))
    let again = phone.start { await client.requestFullAccuracy(purpose: "Route") }
    try await phone.advance(by: 5)
    #expect(again.end == .notShown(.alreadyGranted))
  }

  @Test(arguments: Peer.withEscalation)
  func `SwiftLocation: what one launch remembers, the next one reads`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    #expect(try await phone.keepWhileUsing(client) == .kept)
    let next = phone.client()
    let authorization = phone.start { await next.authorization?.canAskForAlways.value }
    #expect(authorization.end == false)
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #153: the stale location that updates begin with is not an answer`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    _ = phone.find(by: client)
    try await phone.advance(by: 600)
    let call = phone.find(by: client, LocationRequest(maximumAge: 10))
    #expect(call.isWaiting)
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation: a request ends though its client is let go while it waits`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.start { try? await LocationClient().location().reason }
    try await phone.advance(by: 30)
    #expect(call.isWaiting)
    try phone.agree()
    try await phone.advance(by: 3)
    #expect(call.end == .accurateEnough)
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation: the location that was found last is there for the next client`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    _ = phone.find()
    try await phone.advance(by: 3)
    phone.losePosition()
    let client = phone.client { $0.storage = .memory() }
    let call = phone.start { try? await client.location(LocationRequest(maximumAge: 60)).reason }
    try await phone.advance(by: 1)
    #expect(call.end == .cached)
  }
}
