import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@MainActor
@Suite struct SwiftLocationTests {
  @Test(arguments: Peer.releases)
  func `SwiftLocation #380: the first authorization callback, notDetermined, does not end a request`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    // Its manager has told nothing yet.
    let client = phone.newClient()
    let call = phone.start { _ in await client.requestWhenInUse() }
    phone.advance(by: 10)
    #expect(call.ends == [])
    try phone.allowsWhileUsing()
    #expect(call.ends == [.granted(.whenInUse)])
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #382: a cancelled request ends, leaves nobody waiting, and ends no second time`(
    release: Release
  ) throws {
    let phone = try Phone.at(release: release)
    let asking = phone.start { await $0.requestWhenInUse() }
    asking.task?.cancel()
    phone.settle()
    #expect(asking.ends == [.cancelled])
    try phone.allowsWhileUsing()
    let searching = phone.find(LocationRequest(maximumAge: 0))
    searching.task?.cancel()
    phone.settle()
    phone.advance(by: 60)
    #expect(asking.ends == [.cancelled])
    #expect(searching.ends == [.failure(.cancelled)])
    #expect(phone.runningAccuracies == [])
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #386: a time limit that passes in the moment of the location ends the request once`(
    release: Release
  ) throws {
    for limit in [0, 0.5, 1, 1.5] {
      let phone = try Phone.allowed(release: release)
      let call = phone.find(LocationRequest(accuracy: .nearestTenMeters, maximumAge: 0, timeLimit: limit))
      phone.advance(by: limit)
      call.task?.cancel()
      phone.settle()
      phone.advance(by: 10)
      #expect(call.ends.count == 1)
    }
  }

  @Test(arguments: Peer.withEscalation)
  func
    `SwiftLocation: a request for Always ends when the person keeps While Using, and when it was asked before`(
      release: Release
    ) throws
  {
    let phone = try Phone.allowed(release: release)
    let first = phone.start { await $0.requestAlways() }
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(first.ends == [.kept])
    let second = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(second.ends == [.notShown(.escalationSpent)])
  }

  @Test(arguments: Peer.withReducedAccuracy)
  func `SwiftLocation: a request for full accuracy ends once, though its completion and a callback both come`(
    release: Release
  ) throws {
    let bundle = AppBundle(name: "App", purposeTexts: ["Route": "Draws the route."])
    let phone = try Phone.allowed(release: release, bundle: bundle, precise: false)
    let call = phone.start { await $0.requestFullAccuracy(purpose: "Route") }
    let choice = try #require(phone.prompt?.template.choices.first { $0 != .dontAllow })
    try phone.person(.answers(choice))
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.fullAccuracy)])
    let again = phone.start { await $0.requestFullAccuracy(purpose: "Route") }
    phone.advance(by: 5)
    #expect(again.ends == [.notShown(.alreadyGranted)])
  }

  @Test(arguments: Peer.withEscalation)
  func `SwiftLocation: what one launch remembers, the next one reads`(release: Release) throws {
    let storage = ClientStorage.memory()
    let phone = try Phone.allowed(release: release)
    let client = phone.newClient(storage: storage)
    phone.settle()
    let call = phone.start { _ in await client.requestAlways() }
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(call.ends == [.kept])
    let next = phone.newClient(storage: storage)
    let authorization = phone.start { _ in await next.authorization?.canAskForAlways.value }
    #expect(authorization.ends == [false])
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #153: the stale location that updates begin with is no answer`(release: Release) throws
  {
    let phone = try Phone.allowed(release: release)
    _ = phone.find()
    phone.advance(by: 600)
    let call = phone.find(LocationRequest(maximumAge: 10))
    #expect(call.words == [])
    phone.advance(by: 3)
    #expect(call.words == ["accurateEnough 5"])
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #175: a client that is made off the main thread gets its locations`(release: Release)
    async throws
  {
    let phone = try Phone.allowed(release: release)
    let host = phone.host
    let client = await Task.detached {
      LocationClient(environment: .simulated(on: host, storage: .memory()))
    }.value
    phone.settle()
    let call = phone.start { _ in try? await client.location().reason }
    phone.advance(by: 3)
    #expect(call.ends == [.accurateEnough])
    #expect(!phone.host.consoleMessages.contains(.managerCreatedOffMainThread))
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation: a request ends though its client is let go while it waits`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let host = phone.host
    let call = phone.start { _ in
      try? await LocationClient(environment: .simulated(on: host, storage: .memory())).location().reason
    }
    phone.advance(by: 30)
    #expect(call.ends == [])
    try phone.allowsWhileUsing()
    phone.advance(by: 3)
    #expect(call.ends == [.accurateEnough])
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation: the location that was found last is there for the next client`(release: Release) throws
  {
    let phone = try Phone.allowed(release: release)
    _ = phone.find()
    phone.advance(by: 3)
    try phone.perform(.world(.losesPosition))
    let client = phone.newClient()
    let call = phone.start { _ in try? await client.location(LocationRequest(maximumAge: 60)).reason }
    phone.advance(by: 1)
    #expect(call.ends == [.cached])
  }
}
