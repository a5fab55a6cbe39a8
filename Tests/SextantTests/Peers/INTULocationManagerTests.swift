import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct INTULocationManagerTests {
  @Test(arguments: Peer.releases)
  func `INTULocationManager #111: what is asked for follows from the request, not from the keys that exist`(
    release: Release
  ) throws {
    let phone = try Phone.at(release: release)
    _ = phone.find()
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(phone.prompt?.template == policy.whenInUsePrompt.value)
  }

  @Test(arguments: Peer.releases)
  func `INTULocationManager #111: with keys for Always only, the missing one is named`(release: Release)
    throws
  {
    let bundle = AppBundle(
      name: "App", configuration: AppConfiguration(descriptions: [.legacyAlways, .alwaysAndWhenInUse]))
    let phone = try Phone.at(release: release, bundle: bundle)
    let call = phone.find()
    phone.advance(by: 10)
    #expect(call.ends == [.failure(.notAuthorized(.notShown(.missingUsageDescription(.whenInUse))))])
  }

  @Test(arguments: Peer.withReducedAccuracy)
  func `INTULocationManager #132: reduced accuracy ends an accurate request at once, not by its time limit`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release, precise: false)
    let call = phone.find(LocationRequest(accuracy: .meters(5), maximumAge: 5, timeLimit: 60))
    phone.advance(by: 2)
    #expect(call.words.map { $0.prefix(15) } == ["reducedAccuracy"])
  }

  @Test(arguments: Peer.releases)
  func `INTULocationManager: a prompt that nobody answers holds a request up no longer than it allows`(
    release: Release
  ) throws {
    let phone = try Phone.at(release: release)
    let call = phone.find(LocationRequest(timeLimit: 10, permissionTimeLimit: 30))
    phone.advance(by: 31)
    #expect(call.ends == [.failure(.notAuthorized(.timedOut))])
  }
}
