import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct PermissionHandlerTests {
  @Test(arguments: Peer.releases)
  func `permission_handler: a prompt that was dismissed keeps no later request from asking`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let first = phone.start { await client.requestWhenInUse() }
    try phone.lock()
    try phone.unlock()
    try await phone.advance(by: 5)
    #expect(first.end == .dismissed)
    let second = phone.start { await client.requestWhenInUse() }
    try await phone.advance(by: 1)
    try phone.agree()
    #expect(second.end == .granted(.whenInUse))
  }

  @Test(arguments: Peer.withEscalation)
  func
    `permission_handler #601, #620, #1155, #1211: Always right after When In Use shows a prompt, and does not end before it`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let call = phone.start {
      _ = await client.requestWhenInUse()
      return await client.requestAlways()
    }
    try phone.agree()
    try await phone.advance(by: 60)
    #expect(phone.prompt != nil)
    #expect(call.isWaiting)
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.always))
  }

  @Test(arguments: Peer.releases)
  func `permission_handler #721: While Using is never read as Always`(release: Release) throws {
    let phone = try TestPhone.allowing(release)
    let call = phone.start { await LocationClient().authorization?.status }
    #expect(call.end == .authorizedWhenInUse)
  }

  @Test(arguments: Peer.releases)
  func `permission_handler #733: a request for Always that the person answers with less ends`(
    release: Release
  ) async throws {
    let choices = AuthorizationPolicy.policy(for: release).alwaysPrompt.value.choices
    for choice in choices {
      let phone = TestPhone(release: release)
      let call = phone.start { await LocationClient().requestAlways() }
      let offered = try #require(phone.choices)
      try phone.answer(offered.contains(choice) ? choice : offered[0])
      try await phone.advance(by: 1)
      if let last = phone.choices?.last { try phone.answer(last) }
      try await phone.advance(by: 10)
      #expect(!call.isWaiting)
    }
  }

  @Test(arguments: Peer.releases)
  func `permission_handler #780: Location Services that are off are not told as a refusal for good`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.inSettings { try $0.setLocationServices(false) }
    #expect(phone.find(by: client).end == .failure(.servicesOff))
    try phone.inSettings { try $0.setLocationServices(true) }
    let call = phone.start { await client.requestWhenInUse() }
    try await phone.advance(by: 1)
    try phone.agree()
    #expect(call.end == .granted(.whenInUse))
  }

  @Test(arguments: Peer.releases)
  func `permission_handler: a request that was declined does not keep the next one waiting`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let first = phone.start { await client.requestWhenInUse() }
    try phone.answer(.dontAllow)
    #expect(first.end == .declined)
    let second = phone.start { await client.requestAlways() }
    try await phone.advance(by: 5)
    #expect(second.end == .notShown(.alreadyDenied))
  }

  @Test(arguments: Peer.withAllowOnce)
  func `permission_handler #802: Always after Allow Once ends`(release: Release) async throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let call = phone.start {
      _ = await client.requestWhenInUse()
      return await client.requestAlways()
    }
    try phone.answer(.allowOnce)
    try await phone.advance(by: 10)
    #expect(!call.isWaiting)
  }

  @Test(arguments: Peer.withEscalation)
  func
    `permission_handler #721, #800: Keep Only While Using ends the request for Always and holds up no later one`(
      release: Release
    ) async throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    #expect(try await phone.keepWhileUsing(client) == .kept)
    let always = phone.start { await client.requestAlways() }
    let whenInUse = phone.start { await client.requestWhenInUse() }
    try await phone.advance(by: 5)
    #expect(always.end == .notShown(.escalationSpent))
    #expect(whenInUse.end == .notShown(.alreadyGranted))
  }

  @Test(arguments: Peer.withEscalation)
  func `permission_handler #780: Always that nobody was asked for yet is not told as refused`(
    release: Release
  ) throws {
    let phone = try TestPhone.allowing(release)
    let call = phone.start { await LocationClient().authorization }
    #expect(call.end??.status == .authorizedWhenInUse)
    #expect(call.end??.canAskForAlways.value != false)
  }

  @Test(arguments: Peer.withAllowOnce.filter(Peer.withEscalation.contains))
  func
    `permission_handler #1128: Allow Once is a grant that may be temporary, and Always after it ends with that reason`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let first = phone.start { await client.requestWhenInUse() }
    try phone.answer(.allowOnce)
    #expect(first.end == .granted(.whenInUse))
    let always = phone.start { await client.requestAlways() }
    try await phone.advance(by: 5)
    #expect(always.end == .notShown(.temporaryGrant))
    let isTemporary = phone.start { await client.authorization?.isTemporary.value }
    #expect(isTemporary.end != false)
  }
}
