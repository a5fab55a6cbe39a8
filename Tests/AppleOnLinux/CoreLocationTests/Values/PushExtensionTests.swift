import CoreLocation
import Testing

@Suite struct PushExtensionTests {
  private final class WithHandler: NSObject, CLLocationPushServiceExtension {
    var payloads = 0
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void) {
      payloads += payload.count
      completion()
    }
  }

  private final class Awaited: NSObject, CLLocationPushServiceExtension {
    var payloads = 0
    func didReceiveLocationPushPayload(_ payload: [String: Any]) async { payloads += payload.count }
  }

  private final class Empty: NSObject, CLLocationPushServiceExtension {}

  @Test func `an extension that has one form of the answer can be called by the other`() async {
    let first = WithHandler()
    await first.didReceiveLocationPushPayload(["a": 1])
    #expect(first.payloads == 1)
    let second = Awaited()
    await withCheckedContinuation { continuation in
      second.didReceiveLocationPushPayload(["a": 1, "b": 2]) { continuation.resume() }
    }
    #expect(second.payloads == 2)
  }

  @Test func `an extension that has neither form answers at once`() async {
    await Empty().didReceiveLocationPushPayload([:])
    await confirmation { answered in
      await withCheckedContinuation { continuation in
        Empty().didReceiveLocationPushPayload([:]) {
          answered()
          continuation.resume()
        }
      }
    }
    Empty().serviceExtensionWillTerminate()
  }
}
