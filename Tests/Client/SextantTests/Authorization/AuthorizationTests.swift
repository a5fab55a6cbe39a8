import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct AuthorizationTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  @Test(arguments: asking)
  func `a request for When In Use ends with the person's answer`(release: Release) throws {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestWhenInUse() }
    #expect(call.isWaiting)
    try phone.agree()
    #expect(call.end == .granted(.whenInUse))
  }

  @Test(arguments: asking)
  func `a request whose prompt goes because the phone is locked ends as dismissed`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestWhenInUse() }
    try phone.lock()
    try await phone.advance(by: 10)
    #expect(call.end == .dismissed)
  }

  @Test(arguments: asking)
  func `a request that was given up leaves its prompt to the next one for the same`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let first = phone.start { await client.requestWhenInUse(timeLimit: 1) }
    try await phone.advance(by: 2)
    let second = phone.start { await client.requestWhenInUse() }
    let third = phone.start { await client.requestWhenInUse() }
    third.cancel()
    #expect(first.end == .timedOut)
    #expect(second.isWaiting)
    #expect(third.end == .cancelled)
    try phone.answer(.dontAllow)
    #expect(second.end == .declined)
  }

  @Test(arguments: asking)
  func `a prompt outlives the client that asked, for its manager does`(release: Release) async throws {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestWhenInUse(timeLimit: 1) }
    try await phone.advance(by: 2)
    #expect(call.end == .timedOut)
    #expect(phone.prompt != nil)
    try phone.answer(.dontAllow)
    try await phone.advance(by: 1)
    #expect(phone.grant == .denied)
  }

  @Test(arguments: asking)
  func `a request from the background ends at once, and says so`(release: Release) throws {
    let phone = TestPhone(release: release)
    try phone.goHome()
    let call = phone.start { await LocationClient().requestWhenInUse() }
    #expect(call.end == .notShown(.notInForeground))
  }

  @Test(arguments: asking)
  func `a task that was canceled before brings up no prompt`(release: Release) throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    let call = phone.start {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.requestWhenInUse()
    }
    #expect(call.end == .cancelled)
    #expect(phone.prompt == nil)
  }
}
