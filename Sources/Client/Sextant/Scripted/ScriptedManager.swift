import CoreLocation
import LocationPolicy

/// A location manager that plays a script.
final class ScriptedManager: SystemManager, Sendable {
  private struct State: Sendable {
    /// Whether locations were started.
    var isStarted = false
    /// The number of times that locations were started, so that earlier plans are not delivered anymore.
    var starts = 0
  }

  private let system: ScriptedSystem
  private let tell: @Sendable (SystemEvent) -> Void
  private let state = Locked(State())

  init(of system: ScriptedSystem, telling tell: @escaping @Sendable (SystemEvent) -> Void) {
    self.system = system
    self.tell = tell
  }

  var status: AuthorizationStatus { system.status }
  var accuracy: Accuracy { system.script.accuracy }

  func requestWhenInUse() { system.ask() }

  func requestAlways(_ request: AlwaysRequest) { system.ask() }

  func requestFullAccuracy(purposeKey: String) {
    system.later(0) { [weak self] in self?.tell(.fullAccuracyAnswered(promptShown: false)) }
  }

  /// Handles a change of what the app may do.
  func authorizationChanged() {
    tell(.authorizationChanged)
    if state.withLock(\.isStarted) { begin() }
  }

  // Locations

  func start(_ service: SystemService) {
    guard service == .locations else { return }
    state.withLock { $0.isStarted = true }
    begin()
  }

  func stop(_ service: SystemService) {
    guard service == .locations else { return }
    state.withLock { state in
      state.isStarted = false
      state.starts += 1
    }
  }

  /// Starts to deliver locations from the first one on, if the app may have them.
  private func begin() {
    let start = state.withLock { state in
      state.starts += 1
      return state.starts
    }
    if system.script.allows(status) { tellLocation(0, since: start, after: 0) }
  }

  private func tellLocation(_ index: Int, since start: Int, after seconds: Double) {
    guard let last = system.script.locations.indices.last else { return }
    system.later(seconds) { [weak self] in
      guard let self, state.withLock({ $0.isStarted && $0.starts == start }) else { return }
      if let location = system.location(at: index) { tell(.locations([location])) }
      tellLocation(min(index + 1, last), since: start, after: max(0.1, system.script.interval))
    }
  }

  // Not part of a script

  func set(_ property: SystemProperty) {}

  var monitoredCircles: [SystemRegion] { [] }
  var monitoredRegionCount: Int { 0 }
  var maximumRegionRadius: Double { 0 }

  func startMonitoring(_ region: SystemRegion) {}

  func stopMonitoring(_ region: SystemRegion) {}

  func requestState(of identifier: String) {}
}
