import LocationPolicy
import Sextant
import SextantTesting
import Testing

/// Managers are created on the thread that Apple's need, whatever thread a client is created or used on.
@MainActor
@Suite struct ManagerThreadTests {
  @Test(arguments: Peer.releases)
  func
    `react-native-get-location #71: the manager belongs to a thread with a run loop, wherever a client is used`(
      release: Release
    ) async throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.clientOfManagers()
    let search = phone.start {
      await Task.detached { try? await client.location(LocationRequest(maximumAge: 0)).reason }.value
    }
    try await phone.advance(by: 3)
    #expect(search.end == .accurateEnough)
    #expect(!phone.host.consoleMessages.contains(.managerCreatedOffMainThread))
  }

  @Test(arguments: Peer.releases)
  func `SwiftLocation #175: a client that is made off the main thread gets its locations`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    let environment = phone.inApp {
      var environment = LocationEnvironment.current
      environment.system = CoreLocationSystem()
      return environment
    }
    let client = try await phone.run {
      await Task.detached { LocationClient(environment: environment) }.value
    }
    let call = phone.find(by: client)
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
    #expect(!phone.host.consoleMessages.contains(.managerCreatedOffMainThread))
  }
}
