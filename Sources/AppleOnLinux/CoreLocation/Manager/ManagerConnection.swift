import LocationHost
import LocationSimulation

/// A manager's connection to the device: the host, the object's identity, and the delivery of messages.
final class ManagerConnection: Sendable {
  let host: DeviceHost
  let thread: DeliveryThread
  private let state = Guarded(State())

  private struct State {
    var client: ClientID?
    var nextRequest = 1
    var rangedRegions: Set<CLRegion> = []
    var rangedConstraints: Set<BeaconIdentity> = []
  }

  init(host: DeviceHost) {
    self.host = host
    thread = DeliveryThread.current(of: host)
  }

  /// Registers the manager with the device.
  func open(for manager: CLLocationManager) {
    let reference = ManagerReference(manager)
    let host = host
    let mailbox = Mailbox(target: thread.target) { message in
      DeviceHost.$ofTask.withValue(host) { reference.manager?.receive(message.content) }
    }
    let client = host.call(.createManager, mailbox: mailbox)
    state.withLock { $0.client = client }
    if let client, !thread.hasServedRunLoop { host.warnOfThread(of: client) }
  }

  /// Notifies the device that the manager is released; callers that wait for an answer receive one.
  func close(abandoning completions: [((any Error)?) -> Void]) {
    thread.release()
    guard let client = state.withLock({ $0.client }) else { return }
    host.release(client, by: .manager(client, .release))
    for completion in completions.map(Transfer.init) {
      thread.target.deliver { completion.value(CLError(.promptDeclined)) }
    }
  }

  /// Calls the system; a manager whose process has ended calls nothing.
  func call(_ call: ManagerCall) {
    guard let client = state.withLock({ $0.client }) else { return }
    host.call(.manager(client, call))
  }

  /// Returns a number for a request for full accuracy, unique for the manager.
  func newRequest() -> Int {
    state.withLock { state in
      defer { state.nextRequest += 1 }
      return state.nextRequest
    }
  }

  // Ranging

  var rangedRegions: Set<CLRegion> { state.withLock { $0.rangedRegions } }

  var rangedConstraints: Set<BeaconIdentity> { state.withLock { $0.rangedConstraints } }

  func startRanging(_ identity: BeaconIdentity) {
    state.withLock { _ = $0.rangedConstraints.insert(identity) }
    call(.start(.beacons(BeaconConstraint(identity))))
  }

  func stopRanging(_ identity: BeaconIdentity) {
    state.withLock { _ = $0.rangedConstraints.remove(identity) }
    call(.stop(.beacons(BeaconConstraint(identity))))
  }

  func startRanging(in region: CLBeaconRegion) {
    state.withLock { _ = $0.rangedRegions.insert(region) }
    call(.start(.beacons(BeaconConstraint(region.identity))))
  }

  func stopRanging(in region: CLBeaconRegion) {
    state.withLock { _ = $0.rangedRegions.remove(region) }
    call(.stop(.beacons(BeaconConstraint(region.identity))))
  }
}

extension ManagerConnection {
  /// The regions that the app monitors, with all of its managers.
  var monitoredRegions: [Region] { host.monitoredRegions }

  /// Returns the regions that the app ranges and whose beacons have an identity.
  func rangedRegions(of identity: BeaconIdentity) -> [CLBeaconRegion] {
    rangedRegions.compactMap { $0 as? CLBeaconRegion }.filter { $0.identity == identity }
      .sorted { $0.identifier < $1.identifier }
  }
}
