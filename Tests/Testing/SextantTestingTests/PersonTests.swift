import CoreLocation
import LocationPolicy
import Sextant
import SextantAlways
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

  @Test(arguments: Release.all().filter { AuthorizationPolicy.policy(for: $0).escalation.value == .prompts })
  func `a test may agree and decline without knowing what the buttons are called`(release: Release)
    async throws
  {
    for (answers, grant) in [([true, true], Grant.always), ([true, false], .whenInUse), ([false], .denied)] {
      let phone = TestPhone(release: release)
      let asking = phone.start { await LocationClient().requestAlways() }
      for agrees in answers {
        if agrees { try phone.agree() } else { try phone.decline() }
        try await phone.advance(by: 1)
      }
      #expect(!asking.isWaiting)
      #expect(phone.grant == grant)
    }
  }

  @Test(arguments: [true, false])
  func `the second prompt of iOS 12 has an answer from everybody`(agrees: Bool) async throws {
    let phone = TestPhone(release: .iOS12, person: .agreeing)
    let client = phone.inApp { LocationClient() }
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    phone.person = agrees ? .agreeing : .declining
    let outcome = try await phone.run { await client.requestAlways() }
    #expect(outcome == (agrees ? .granted(.always) : .kept))
  }

  @Test(arguments: Release.all(from: .iOS14), [true, false])
  func `the prompt for full accuracy has an answer from everybody`(release: Release, agrees: Bool)
    async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.inApp { LocationClient() }
    let asking = phone.start { await client.requestWhenInUse() }
    try phone.agree(precise: false)
    #expect(try await asking.value() == .granted(.whenInUse))
    phone.person = agrees ? .agreeing : .declining
    let outcome = try await phone.run { await client.requestFullAccuracy(purpose: InfoPlist.purposeKey) }
    #expect(outcome == (agrees ? .granted(.fullAccuracy) : .declined))
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
    #expect(throws: CallError.self) { try phone.agree() }
    #expect(throws: CallError.self) { try phone.decline() }
    #expect(throws: CallError.self) { try phone.showSecondPrompt() }
  }
}
