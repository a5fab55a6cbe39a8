import CoreLocation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct PersonTests {
  @Test(arguments: Release.all())
  func `one who agrees gives Always on every release, one who declines nothing`(release: Release) async throws
  {
    let expected: [(PersonPolicy, CLAuthorizationStatus)] = [
      (.agreeing, .authorizedAlways), (.declining, .denied),
    ]
    for (person, status) in expected {
      let phone = TestPhone(release: release, person: person)
      let recorder = phone.inApp { Recorder() }
      phone.inApp { recorder.askForAlways() }
      try await phone.advance(by: 10)
      #expect(recorder.statuses.last == status)
    }
  }

  @Test func `one who is asked sees the prompt, and may leave it where it is`() async throws {
    let phone = TestPhone(
      release: .iOS14,
      person: .asked { question in
        question.app.name == "App" && question.answered == 0 ? .allowOnce : nil
      })
    let client = phone.inApp { LocationClient() }
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
  }

  @Test func `an answer that the prompt does not offer leaves it up`() async throws {
    let phone = TestPhone(release: .iOS12, person: .answers(.allowOnce, .allow))
    let client = phone.inApp { LocationClient() }
    await #expect(throws: TestPhoneError.self) {
      try await phone.run { await client.requestWhenInUse() }
    }
    #expect(phone.prompt != nil)
    phone.person = .answers(.allow)
    try await phone.advance(by: 1)
    #expect(phone.prompt == nil)
  }

  @Test func `reading the person's refusal of the impossible`() throws {
    let phone = TestPhone()
    #expect(throws: CallError.self) { try phone.unlock() }
    #expect(throws: CallError.self) { try phone.answer(.allowOnce) }
  }
}
