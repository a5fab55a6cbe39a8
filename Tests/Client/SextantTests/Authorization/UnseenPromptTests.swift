import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// Requests on systems that don't report that a prompt covers the app, such as macOS and watchOS.
@MainActor
@Suite struct UnseenPromptTests {
  nonisolated static let withAccuracy = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }

  /// Returns a client on such a system, which doesn't know the app's past.
  private func client(of phone: TestPhone) -> LocationClient {
    phone.client { environment in
      environment.storage = .memory()
      environment.seesPrompts = false
      environment.isActive = { true }
      environment.observeLifecycle = { _ in Cancellation {} }
    }
  }

  @Test(.allReleases, arguments: [false, true])
  func `a request waits for the answer as long as the person takes`(agrees: Bool) async throws {
    let phone = try TestPhone.current
    let client = client(of: phone)
    let request = phone.start { await client.requestWhenInUse() }
    try await phone.advance(by: 600)
    #expect(request.isWaiting)
    if agrees { try phone.agree() } else { try phone.decline() }
    #expect(try await request.value() == (agrees ? .granted(.whenInUse) : .declined))
  }

  @Test(.releases(withAccuracy), arguments: [false, true])
  func `so does a request for full accuracy`(agrees: Bool) async throws {
    let phone = try TestPhone.current
    phone.person = .scripted([.init(.allowWhileUsingApp, precise: false)])
    let client = client(of: phone)
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    phone.person = .absent
    let request = phone.start { await client.requestFullAccuracy(purpose: InfoPlist.purposeKey) }
    try await phone.advance(by: 600)
    #expect(request.isWaiting)
    if agrees { try phone.agree() } else { try phone.decline() }
    #expect(try await request.value() == (agrees ? .granted(.fullAccuracy) : .declined))
  }

  @Test(.releases(CoveredRequestTests.escalating))
  func `a prompt that may not come has a minute to be answered, and is not said never to have been there`()
    async throws
  {
    let phone = try TestPhone.current
    phone.person = .agreeing
    let client = client(of: phone)
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    phone.person = .absent
    let request = phone.start { await client.requestAlways() }
    try await phone.advance(by: 30)
    #expect(request.isWaiting)
    try phone.agree()
    #expect(try await request.value() == .granted(.always))
  }
}
