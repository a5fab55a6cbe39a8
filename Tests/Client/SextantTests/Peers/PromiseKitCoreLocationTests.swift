import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct PromiseKitCoreLocationTests {
  @Test(arguments: Peer.releases)
  func `PromiseKit/CoreLocation #4: the manager lives as long as its prompt`(release: Release) async throws {
    let phone = TestPhone(release: release)
    let call = phone.start {
      await LocationClient().requestWhenInUse(
        timeLimit: 5)
    }
    try await phone.advance(by: 30)
    #expect(call.end == .timedOut)
    #expect(phone.prompt != nil)
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(phone.prompt == nil)
  }

  @Test(arguments: Peer.withEscalation)
  func `PromiseKit/CoreLocation #4, #5: the manager lives as long as the prompt for Always`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    let call = phone.start { await LocationClient().requestAlways(timeLimit: 5) }
    try await phone.advance(by: 30)
    #expect(call.end == .timedOut)
    #expect(phone.prompt != nil)
  }

  @Test(arguments: Peer.releases)
  func
    `PromiseKit/CoreLocation #6: without any usage description each request ends and says which is missing`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release, app: .withoutTexts)
    let client = phone.client()
    let whenInUse = phone.start { await client.requestWhenInUse() }
    let always = phone.start { await client.requestAlways() }
    try await phone.advance(by: 10)
    #expect(whenInUse.end == .notShown(.missingUsageDescription(.whenInUse)))
    #expect(!always.isWaiting)
    guard case .notShown(.missingUsageDescription)? = always.end else {
      Issue.record("\(String(describing: always.end))")
      return
    }
  }

  @Test(arguments: Peer.withEscalation)
  func `PromiseKit/CoreLocation #16: Always can be asked for after a location was found`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    let call = phone.start {
      _ = await client.requestWhenInUse()
      _ = try? await client.location()
      return await client.requestAlways()
    }
    try phone.agree()
    try await phone.advance(by: 5)
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.always))
  }

  @Test(arguments: Peer.withEscalation)
  func
    `PromiseKit/CoreLocation #18: While Using in answer to Always ends the request, at this launch and at the next`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    #expect(try await phone.allowAndKeepWhileUsing(LocationClient()) == .kept)
    try phone.relaunch()
    let second = phone.start { await LocationClient().requestAlways() }
    try await phone.advance(by: 5)
    #expect(second.end == .notShown(.escalationSpent))
  }
}
