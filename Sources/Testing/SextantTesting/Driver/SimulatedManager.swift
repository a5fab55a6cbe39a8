import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant

/// A location manager of a simulated phone: a mailbox, and calls to the device.
final class SimulatedManager: SystemManager {
  private let host: DeviceHost
  private let tell: @Sendable (SystemEvent) -> Void
  /// The client's identifier; nil if the process in which the manager was to be created has ended.
  private let client: ClientID?
  private var requests = 0

  /// Registers the manager with the phone, which reports events on the main thread.
  init(host: DeviceHost, tell: @escaping @Sendable (SystemEvent) -> Void) {
    self.host = host
    self.tell = tell
    let mailbox = Mailbox(target: host.mainTarget) { message in
      guard let event = SystemEvent(message.content, on: host) else { return }
      DeviceHost.$ofTask.withValue(host) { tell(event) }
    }
    client = host.call(.createManager, mailbox: mailbox)
    call(.setDelegate(.all))
  }

  deinit {
    if let client { host.release(client, by: .manager(client, .release)) }
  }

  private func call(_ call: ManagerCall) {
    if let client { host.call(.manager(client, call)) }
  }

  // Authorization

  var status: AuthorizationStatus { host.authorizationStatus }

  var accuracy: Accuracy { host.accuracyAuthorization }

  func requestWhenInUse() { call(.requestWhenInUseAuthorization) }

  func requestAlways(_ request: AlwaysRequest) { call(.requestAlwaysAuthorization) }

  func requestFullAccuracy(purposeKey: String) {
    guard host.knowsFullAccuracy else {
      return host.mainTarget.deliver { [tell] in tell(.fullAccuracyAnswered(promptShown: false)) }
    }
    requests += 1
    call(.requestTemporaryFullAccuracyAuthorization(purposeKey: purposeKey, request: requests))
  }

  // Actions

  func set(_ property: SystemProperty) {
    if let property = ManagerProperty(property) { call(.set(property)) }
  }

  func start(_ service: SystemService) { call(.start(ManagerService(service))) }

  func stop(_ service: SystemService) { call(.stop(ManagerService(service))) }

  // Regions

  var monitoredCircles: [SystemRegion] { host.monitoredRegions.compactMap(SystemRegion.init) }

  var monitoredRegionCount: Int { host.monitoredRegions.count }

  var maximumRegionRadius: Double { host.maximumRegionDistance }

  func startMonitoring(_ region: SystemRegion) { call(.start(.region(Region(region)))) }

  func stopMonitoring(_ region: SystemRegion) { call(.stop(.region(Region(region)))) }

  func requestState(of identifier: String) {
    guard host.monitoredRegions.contains(where: { $0.identifier == identifier }) else { return }
    call(.requestState(region: identifier))
  }
}

// Conversions between the client's values and the phone's.

extension ManagerService {
  fileprivate init(_ service: SystemService) {
    switch service {
    case .locations: self = .locationUpdates
    case .headings: self = .heading
    case .significantChanges: self = .significantLocationChanges
    case .visits: self = .visits
    }
  }
}

extension Region {
  fileprivate init(_ region: SystemRegion) {
    let center = Coordinate(latitude: region.center.latitude, longitude: region.center.longitude)
    self.init(identifier: region.identifier, shape: .circle(center: center, radius: region.radius))
    notifyOnEntry = region.notifiesOnEntry
  }
}

extension SystemRegion {
  /// Creates a circle; nil for any other region.
  fileprivate init?(_ region: Region) {
    guard case .circle(let center, let radius) = region.shape else { return nil }
    self.init(
      identifier: region.identifier, center: Position(latitude: center.latitude, longitude: center.longitude),
      radius: radius, notifiesOnEntry: region.notifyOnEntry)
  }
}
