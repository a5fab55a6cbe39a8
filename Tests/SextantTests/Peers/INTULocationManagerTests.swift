import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct INTULocationManagerTests {
  @Test(
    "INTULocationManager #111: what is asked for follows from the request, not from the keys that exist",
    arguments: Peer.releases)
  func asksWhatWasWanted(release: Release) throws {
    let phone = try Phone.at(release: release)
    _ = phone.find()
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(phone.prompt?.template == policy.whenInUsePrompt.value)
  }

  @Test(
    "INTULocationManager #111: with keys for Always only, the missing one is named", arguments: Peer.releases)
  func namesMissingKey(release: Release) throws {
    let bundle = AppBundle(
      name: "App", configuration: AppConfiguration(descriptions: [.always, .alwaysAndWhenInUse]))
    let phone = try Phone.at(release: release, bundle: bundle)
    let call = phone.find()
    phone.advance(by: 10)
    #expect(call.ends == [.failure(.notAuthorized(.notShown(.missingUsageDescription(.whenInUse))))])
  }

  @Test(
    "INTULocationManager #132: reduced accuracy ends an accurate request at once, not by its time limit",
    arguments: Peer.withReducedAccuracy)
  func reduced(release: Release) throws {
    let phone = try Phone.allowed(release: release, precise: false)
    let call = phone.find(LocationRequest(accuracy: .meters(5), maximumAge: 5, timeLimit: 60))
    phone.advance(by: 2)
    #expect(call.words.map { $0.prefix(15) } == ["reducedAccuracy"])
  }

  @Test(
    "INTULocationManager: a prompt that nobody answers holds a request up no longer than it allows",
    arguments: Peer.releases)
  func unanswered(release: Release) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find(LocationRequest(timeLimit: 10, permissionTimeLimit: 30))
    phone.advance(by: 31)
    #expect(call.ends == [.failure(.notAuthorized(.timedOut))])
  }
}
