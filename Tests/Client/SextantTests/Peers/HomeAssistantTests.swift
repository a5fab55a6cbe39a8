import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct HomeAssistantTests {
  @Test
  func `Home Assistant: nothing reads a manager's location, which may hold up the main thread`() throws {
    #expect(try LibrarySources.files(naming: "manager.location") == [])
  }

  @Test(arguments: Peer.releases)
  func `Home Assistant: positions that are no numbers are no answer`(release: Release) async throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    phone.change(.stays(at: TrackSample(.home, horizontalAccuracy: .nan)))
    let call = phone.find(by: client, LocationRequest(accuracy: .threeKilometers, timeLimit: 10))
    try await phone.advance(by: 11)
    #expect(call.end == .failure(.notFound))
    phone.change(.stays(at: TrackSample(.home, horizontalAccuracy: -1)))
    let invalid = phone.find(by: client, LocationRequest(accuracy: .threeKilometers, timeLimit: 10))
    try await phone.advance(by: 11)
    #expect(invalid.end == .failure(.notFound))
  }

  @Test(arguments: Peer.releases)
  func `Home Assistant #1686: a search never sets what needs the background mode`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release, app: .foregroundOnly)
    let call = phone.find()
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
    #expect(!phone.journal.contains("allowsBackgroundLocationUpdates"))
  }

  @Test func `Home Assistant: what a manager knows is read in one place, on the location thread`() throws {
    #expect(try LibrarySources.files(naming: "accuracyAuthorization") == ["CoreLocationDriver.swift"])
  }

  @Test(arguments: Peer.releases)
  func `Home Assistant #1686: an extension's process never allows background updates`(release: Release)
    async throws
  {
    let configuration = AppConfiguration(descriptions: .all, traits: [.backgroundMode, .widgetExtension])
    let phone = TestPhone(release: release, app: AppBundle(name: "App", configuration: configuration))
    try phone.grants(.whenInUse)
    let following = phone.follow(UpdatesRequest(background: .continues()))
    try await phone.advance(by: 2)
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    following.cancel()
  }
}
