import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// A client's conclusions about Allow Once, which has the same status as Allow While Using App.
@MainActor
@Suite struct TemporaryGrantTests {
  nonisolated static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).whenInUsePrompt.value.choices.contains(.allowOnce)
  }

  @Test(.releases(releases, person: .answers(.allowOnce)))
  func `AUTH-070: Where a request for Always shows nothing after the first grant, Allow Once is likeliest`()
    async throws
  {
    let phone = try TestPhone.current
    let client = phone.inApp { LocationClient() }
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    #expect(try await phone.run { await client.requestAlways() } == .notShown(.temporaryGrant))
    let authorization = try #require(try await phone.run { await client.authorization })
    #expect(authorization.canAskForAlways == Inference(value: false, confidence: .likely))
    // The app of the next test reads the same values.
    #expect(authorization.isTemporary == .unknown)
  }

  @Test(
    .releases(
      releases.filter(CoveredRequestTests.escalating.contains),
      person: .preferring(.keepOnlyWhileUsing, .allowWhileUsingApp)))
  func `AUTH-026: An app that asks next time, with its chance spent unseen, reads like a new one`()
    async throws
  {
    let phone = try TestPhone.current
    #expect(try await phone.run { await LocationClient().requestAlways() } == .kept)
    try phone.chooseInSettings(.askNextTime)
    try phone.open()
    let client = phone.client { $0.storage = .memory() }
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    #expect(try await phone.run { await client.requestAlways() } == .notShown(.temporaryGrant))
    let authorization = try #require(try await phone.run { await client.authorization })
    #expect(authorization.canAskForAlways == Inference(value: false, confidence: .likely))
    #expect(authorization.isTemporary == .unknown)
  }

  @Test(
    .releases(
      releases.filter(CoveredRequestTests.escalating.contains),
      person: .preferring(.keepOnlyWhileUsing, .allowWhileUsingApp)))
  func `AUTH-070: Without the past, silence may mean Allow Once or a chance that is spent`()
    async throws
  {
    let phone = try TestPhone.current
    #expect(try await phone.run { await LocationClient().requestAlways() } == .kept)
    let client = phone.client { $0.storage = .memory() }
    #expect(try await phone.run { await client.requestAlways() } == .notShown(.escalationSpent))
    let authorization = try #require(try await phone.run { await client.authorization })
    #expect(authorization.isTemporary == .unknown)
  }
}
