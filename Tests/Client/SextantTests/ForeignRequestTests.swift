import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct ForeignRequestTests {
  nonisolated static let provisional = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil
  }

  @Test(arguments: provisional)
  func
    `Always that other code of the app asked for may be provisional, so it isn't believed to be full (AUTH-065)`(
      release: Release
    ) throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.grants(.provisionalAlways)
    let call = phone.start { await client.authorization }
    let authorization = try #require(call.end ?? nil)
    #expect(authorization.status == .authorizedAlways)
    #expect(authorization.isProvisionalAlways.value != false)
  }

  @Test(arguments: provisional)
  func `Always that the person chose in Settings is believed to be full (SET-003)`(release: Release) throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.grants(.always)
    let call = phone.start { await client.authorization }
    let authorization = try #require(call.end ?? nil)
    #expect(authorization.isProvisionalAlways == Inference(value: false, confidence: .likely))
  }
}
