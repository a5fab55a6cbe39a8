import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct ComposableCoreLocationTests {
  @Test(arguments: Peer.withReducedAccuracy)
  func `composable-core-location #29, #33: a change of accuracy is told, as the callback of iOS 14 tells it`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    let accuracies = Call<Accuracy>()
    let watch = phone.start { client in
      for await authorization in client.authorizations { accuracies.end(authorization.accuracy) }
    }
    try phone.inSettings(.setsPrecise(false, for: phone.host.app))
    #expect(accuracies.ends.first == .full)
    #expect(accuracies.ends.last == .reduced)
    watch.task?.cancel()
    phone.settle()
    #expect(watch.ends.count == 1)
  }
}
