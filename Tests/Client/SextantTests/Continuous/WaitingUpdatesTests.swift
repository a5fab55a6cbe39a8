import Foundation
import LocationPolicy
import Sextant
import SextantTesting
import Testing

/// Updates of an app without authorization, by a caller that wants to wait.
@MainActor
@Suite struct WaitingUpdatesTests {
  private static let waiting = UpdatesRequest(withoutPermission: .waits)

  /// The elements that a loop received, in short: consecutive locations are one word.
  @MainActor
  private final class Story {
    private(set) var words: [String] = []

    func take(_ update: LocationUpdate) {
      // In Settings the app is in the background, which these tests are not about.
      if update == .interrupted(.inBackground) { return }
      let word =
        switch update {
        case .value: "locations"
        case .interrupted(.notAuthorized(let status)): "\(status)"
        case .interrupted(let interruption): "\(interruption)"
        case .resumed: "resumed"
        }
      if words.last != word { words.append(word) }
    }
  }

  private func follow(_ story: Story, on phone: TestPhone) -> TestCall<Void> {
    phone.start { for try await update in LocationClient().updates(Self.waiting) { story.take(update) } }
  }

  @Test(.allReleases(person: .declining))
  func `a loop that waits goes on when the person allows in Settings what was declined`() async throws {
    let phone = try TestPhone.current
    let story = Story()
    let following = follow(story, on: phone)
    try await phone.advance(by: 60)
    #expect(story.words == ["denied"])
    try phone.chooseInSettings(.whileUsing)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(story.words == ["denied", "resumed", "locations"])
    try phone.chooseInSettings(.never)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(story.words == ["denied", "resumed", "locations", "denied"])
    following.cancel()
    try await following.value()
    #expect(phone.host.managers == 0)
  }

  @Test(.allReleases(person: .agreeing))
  func `a loop that waits asks, and where the person agrees it is like any other`() async throws {
    let phone = try TestPhone.current
    let story = Story()
    let following = follow(story, on: phone)
    try await phone.advance(by: 5)
    #expect(story.words == ["locations"])
    following.cancel()
    try await following.value()
  }

  @Test(.allReleases)
  func `a loop that waits hears of Location Services, and starts nothing while it is off (AUTH-031)`()
    async throws
  {
    let phone = try TestPhone.current
    try phone.chooseInSettings(.whileUsing)
    try phone.setLocationServices(false)
    try phone.open()
    let story = Story()
    let following = follow(story, on: phone)
    try await phone.advance(by: 60)
    #expect(story.words == ["servicesOff"])
    #expect(phone.prompt == nil)
    try phone.setLocationServices(true)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(story.words == ["servicesOff", "resumed", "locations"])
    following.cancel()
    try await following.value()
  }

  @Test(.allReleases)
  func `a loop that waits ends with its task and with the process, also during the question`() async throws {
    let phone = try TestPhone.current
    let story = Story()
    let following = follow(story, on: phone)
    #expect(phone.prompt != nil)
    following.cancel()
    try await following.value()
    let second = follow(story, on: phone)
    try phone.terminate()
    #expect(second.isLost)
    #expect(story.words == [])
  }

  @Test(.allReleases(person: .declining))
  func `a model that waits shows why there are no locations, and then the locations`() async throws {
    let phone = try TestPhone.current
    let model = phone.inApp { LocationModel() }
    let following = phone.start { await model.follow(Self.waiting) }
    try await phone.advance(by: 5)
    #expect(model.interruption == .notAuthorized(.denied))
    #expect(model.lastFailure == nil)
    #expect(model.isUpdating)
    try phone.chooseInSettings(.whileUsing)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(model.interruption == nil)
    #expect(model.lastLocation != nil)
    following.cancel()
    try await following.value()
  }

  @Test func `a request that was kept before there was a choice fails without permission, as it did`() throws
  {
    let request = UpdatesRequest(background: .continues())
    let data = try JSONEncoder().encode(request)
    var values = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(values.removeValue(forKey: "withoutPermission") as? String == "fails")
    let old = try JSONSerialization.data(withJSONObject: values)
    #expect(try JSONDecoder().decode(UpdatesRequest.self, from: old) == request)
    let waiting = try JSONEncoder().encode(Self.waiting)
    #expect(try JSONDecoder().decode(UpdatesRequest.self, from: waiting) == Self.waiting)
  }
}
