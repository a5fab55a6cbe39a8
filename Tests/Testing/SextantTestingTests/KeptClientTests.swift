import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct KeptClientTests {
  @Test
  func `a client that outlives its phone is no client of the next one, and the test says so`() async throws {
    let first = TestPhone(release: .iOS15, person: .agreeing)
    let client = first.inApp { LocationClient() }
    _ = try await first.run { try await client.location() }
    let second = TestPhone(release: .iOS16, person: .agreeing)
    let error = await #expect(throws: TestPhoneError.self) {
      try await second.run { try await client.location() }
    }
    guard case .clientOfOtherPhone? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `two phones side by side with a client each are no mistake`() async throws {
    let phones = [
      TestPhone(release: .iOS15, person: .agreeing), TestPhone(release: .iOS16, person: .agreeing),
    ]
    let clients = phones.map { $0.inApp { LocationClient() } }
    for (phone, client) in zip(phones, clients) {
      #expect(try await phone.run { try await client.location() }.reason == .accurateEnough)
    }
  }

  @Test
  func `asking whether Location Services is on brings up no warning about the main thread`() async throws {
    let phone = TestPhone(release: .iOS16, person: .agreeing)
    let client = phone.inApp { LocationClient() }
    _ = try await phone.run { try await client.location() }
    #expect(phone.host.consoleMessages == [])
  }
}
