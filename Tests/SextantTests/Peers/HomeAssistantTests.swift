import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

@Suite(.ownMainQueue) struct HomeAssistantTests {
  @Test
  func `Home Assistant: nothing reads a manager's location, which may hold up the main thread`() throws {
    #expect(try LibrarySources.files(naming: "manager.location") == [])
  }

  @Test(arguments: Peer.releases)
  func `Home Assistant: positions that are no numbers are no answer`(release: Release) throws {
    let phone = try Phone.allowed(nil, release: release)
    try phone.perform(.world(.stays(at: TrackSample(.home, horizontalAccuracy: .nan))))
    let call = phone.find(LocationRequest(accuracy: .threeKilometers, timeLimit: 10))
    phone.advance(by: 11)
    #expect(call.ends == [.failure(.notFound)])
    try phone.perform(.world(.stays(at: TrackSample(.home, horizontalAccuracy: -1))))
    let invalid = phone.find(LocationRequest(accuracy: .threeKilometers, timeLimit: 10))
    phone.advance(by: 11)
    #expect(invalid.ends == [.failure(.notFound)])
  }

  @Test(arguments: Peer.releases)
  func `Home Assistant #1686: a search never sets what needs the background mode`(release: Release) throws {
    let phone = try Phone.allowed(release: release, bundle: .foregroundOnly)
    let call = phone.find()
    phone.advance(by: 3)
    #expect(call.words == ["accurateEnough 5"])
    #expect(!phone.host.traceText.contains("allowsBackgroundLocationUpdates"))
  }

  @Test func `Home Assistant: what a manager knows is read in one place, on the location thread`() throws {
    #expect(try LibrarySources.files(naming: "accuracyAuthorization") == ["CoreLocationDriver.swift"])
  }

  @Test(arguments: Peer.releases)
  func `Home Assistant #1686: an extension's process never allows background updates`(release: Release) throws
  {
    let configuration = AppConfiguration(descriptions: .all, traits: [.backgroundMode, .widgetExtension])
    let phone = Phone(release: release, bundle: AppBundle(name: "App", configuration: configuration))
    try phone.grants(.whenInUse)
    let following = phone.follow(UpdatesRequest(background: .continues()))
    phone.pass(2)
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    following.cancel()
    phone.settle()
  }
}
