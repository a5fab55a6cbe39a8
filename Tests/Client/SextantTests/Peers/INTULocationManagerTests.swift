import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct INTULocationManagerTests {
  @Test(arguments: Peer.releases)
  func `INTULocationManager #111: what is asked for follows from the request, not from the keys that exist`(
    release: Release
  ) throws {
    let phone = TestPhone(release: release, at: .home)
    _ = phone.find()
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(phone.host.device.visiblePrompt?.prompt.template == policy.whenInUsePrompt.value)
  }

  @Test(arguments: Peer.releases)
  func `INTULocationManager #111: with keys for Always only, the missing one is named`(release: Release)
    async throws
  {
    let bundle = AppBundle(
      name: "App", configuration: AppConfiguration(descriptions: [.legacyAlways, .alwaysAndWhenInUse]))
    let phone = TestPhone(release: release, app: bundle, at: .home)
    let call = phone.find()
    try await phone.advance(by: 10)
    #expect(call.end == .failure(.notAuthorized(.notShown(.missingUsageDescription(.whenInUse)))))
  }

  @Test(arguments: Peer.withReducedAccuracy)
  func `INTULocationManager #132: reduced accuracy ends an accurate request at once, not by its time limit`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release, precise: false)
    let call = phone.find(LocationRequest(accuracy: .meters(5), maximumAge: 5, timeLimit: 60))
    try await phone.advance(by: 2)
    #expect(call.words?.prefix(15) == "reducedAccuracy")
  }

  @Test(arguments: Peer.releases)
  func `INTULocationManager: a prompt that nobody answers holds a request up no longer than it allows`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release, at: .home)
    let call = phone.find(LocationRequest(timeLimit: 10, permissionTimeLimit: 30))
    try await phone.advance(by: 31)
    #expect(call.end == .failure(.notAuthorized(.timedOut)))
  }
}
