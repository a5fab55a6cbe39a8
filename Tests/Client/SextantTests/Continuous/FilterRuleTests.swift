import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct FilterRuleTests {
  nonisolated static let withProperty = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).backgroundIndicator.value == .propertyForAlways
  }

  @Test(arguments: withProperty)
  func
    `Always without indicator goes on with a filter and coarse accuracy, and the caller gets what it asked for (BG-020)`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.grants(.always)
    phone.walks(2)
    let request = UpdatesRequest(
      accuracy: .kilometer, distanceFilter: .meters(50), background: .continues(showsIndicator: false))
    let following = phone.follow(by: client, request)
    try await phone.advance(by: 5)
    let settings = try #require(phone.running.first?.settings)
    let hasRule = AuthorizationPolicy.policy(for: release).filterRule.value
    #expect(settings.distanceFilter == (hasRule ? -1 : 50))
    #expect(settings.desiredAccuracy == (hasRule ? 100 : 1_000))
    try phone.goHome()
    try await phone.advance(by: 500)
    #expect(phone.indicator == .none)
    // Two meters a second make 50 meters in 25 seconds.
    #expect((19...22).contains(following.count))
  }

  @Test(arguments: withProperty)
  func `with the indicator, or When In Use, the manager filters itself (BG-021)`(release: Release)
    async throws
  {
    for grant in [Grant.always, .whenInUse] {
      let phone = TestPhone(release: release)
      let client = phone.client()
      try phone.grants(grant)
      phone.walks(2)
      let request = UpdatesRequest(
        accuracy: .kilometer, distanceFilter: .meters(50),
        background: .continues(showsIndicator: grant == .always))
      let following = phone.follow(by: client, request)
      try await phone.advance(by: 5)
      #expect(phone.running.map(\.settings.distanceFilter) == [50])
      #expect(phone.running.map(\.settings.desiredAccuracy) == [1_000])
      try phone.goHome()
      try await phone.advance(by: 500)
      #expect(phone.indicator.isVisible)
      #expect((19...22).contains(following.count))
    }
  }
}
