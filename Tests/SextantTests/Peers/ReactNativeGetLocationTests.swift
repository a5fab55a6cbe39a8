import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct ReactNativeGetLocationTests {
  @Test(arguments: Peer.releases)
  func
    `react-native-get-location #71: the manager belongs to a thread with a run loop, wherever a client is used`(
      release: Release
    ) async throws
  {
    let phone = try Phone.allowed(release: release)
    let client = phone.client
    let search = Task.detached { try? await client.location(LocationRequest(maximumAge: 0)).reason }
    // Until the call has come in from its own thread.
    while phone.runningAccuracies.isEmpty {
      await Task.yield()
      phone.settle()
    }
    phone.advance(by: 3)
    #expect(await search.value == .accurateEnough)
    #expect(!phone.host.consoleMessages.contains(.managerCreatedOffMainThread))
  }
}
