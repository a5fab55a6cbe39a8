import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// Requests with an unknown past, while something other than a prompt covers the app.
@MainActor
@Suite struct CoveredRequestTests {
  nonisolated static let escalating = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }

  /// Returns the client of an app that has used up its request for Always, without knowing it.
  private func forgetful(_ controlCenter: ControlCenter) async throws -> LocationClient {
    let phone = try TestPhone.current
    phone.person = .preferring(.keepOnlyWhileUsing, .onlyWhileUsingTheApp, .allowWhileUsingApp, .allow)
    #expect(try await phone.run { await LocationClient().requestAlways() } == .kept)
    return phone.inApp {
      var environment = controlCenter.around(.current)
      environment.storage = .memory()
      return LocationClient(environment: environment)
    }
  }

  @Test(.releases(escalating), arguments: [1.3, 1.6, 1.9])
  func `AUTH-008: Control Center is not taken for a prompt that never came`(delay: Double) async throws {
    let phone = try TestPhone.current
    let controlCenter = ControlCenter()
    let client = try await forgetful(controlCenter)
    let request = phone.start { await client.requestAlways() }
    try await phone.advance(by: delay)
    phone.inApp { controlCenter.opens() }
    try await phone.advance(by: 5)
    phone.inApp { controlCenter.closes() }
    #expect(try await request.value() == .notShown(.escalationSpent))
    #expect(try await phone.run { await client.requestAlways() } == .notShown(.escalationSpent))
  }

  @Test(.releases(TemporaryGrantTests.releases), arguments: [0.1, 1.2])
  func `AUTH-070: What covers the app at once may be Control Center, so that Allow Once stays possible`(
    delay: Double
  ) async throws {
    let phone = try TestPhone.current
    phone.person = .answers(.allowOnce)
    let controlCenter = ControlCenter()
    let client = phone.inApp { LocationClient(environment: controlCenter.around(.current)) }
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    let request = phone.start { await client.requestAlways() }
    try await phone.advance(by: delay)
    phone.inApp { controlCenter.opens() }
    try await phone.advance(by: 5)
    phone.inApp { controlCenter.closes() }
    _ = try await request.value()
    let authorization = try #require(try await phone.run { await client.authorization })
    #expect(authorization.isTemporary.value != false)
    #expect(authorization.canAskForAlways.value == false)
  }

  @Test(.releases(escalating))
  func `AUTH-007: A prompt that the person keeps While Using in is one, whatever the client knew before`()
    async throws
  {
    let phone = try TestPhone.current
    phone.person = .preferring(.keepOnlyWhileUsing, .onlyWhileUsingTheApp, .allowWhileUsingApp, .allow)
    #expect(try await phone.run { await LocationClient().requestWhenInUse() } == .granted(.whenInUse))
    let client = phone.inApp {
      var environment = LocationEnvironment.current
      environment.storage = .memory()
      return LocationClient(environment: environment)
    }
    #expect(try await phone.run { await client.requestAlways() } == .kept)
  }
}
