import CoreLocation
import LocationPolicy

/// Core Location as a script describes it.
final class ScriptedSystem: LocationSystem {
  private struct State: Sendable {
    var status: AuthorizationStatus
    var managers: [WeakManager] = []
  }

  private struct WeakManager: Sendable {
    weak var manager: ScriptedManager?
  }

  let script: LocationScript
  private let environment: LocationEnvironment
  private let state: Locked<State>

  /// - Parameter environment: The source of the time, and of the thread that managers live on.
  init(_ script: LocationScript, in environment: LocationEnvironment) {
    self.script = script
    self.environment = environment
    state = Locked(State(status: script.status))
  }

  func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager {
    let manager = ScriptedManager(of: self, telling: tell)
    state.withLock { state in
      state.managers.removeAll { $0.manager == nil }
      state.managers.append(WeakManager(manager: manager))
    }
    return manager
  }

  func servicesAreOn() -> Bool { script.servicesOn }

  var hasCompass: Bool { false }
  var tellsSignificantChanges: Bool { false }
  var tellsVisits: Bool { false }
  var monitorsRegions: Bool { false }

  func beginActivitySession() -> Cancellation? { nil }

  func beginServiceSession(_ goal: SessionGoal) -> Cancellation? { nil }

  /// The current status; denied while Location Services is off (SET-006).
  var status: AuthorizationStatus { script.servicesOn ? state.withLock(\.status) : .denied }

  /// Handles a request of the app, which is answered as the script says.
  func ask() {
    guard let answer = script.answer, script.servicesOn else { return }
    later(0) { [self] in
      let managers = state.withLock { state in
        state.status = answer
        return state.managers.compactMap(\.manager)
      }
      for manager in managers { manager.authorizationChanged() }
    }
  }

  /// Runs a closure on the location thread after some seconds.
  @discardableResult
  func later(_ seconds: Double, _ work: @escaping @Sendable () -> Void) -> Cancellation {
    environment.after(seconds) { [onLocationThread = environment.onLocationThread] in
      onLocationThread(work)
    }
  }

  /// Returns a location of the script as one that is found now.
  func location(at index: Int) -> CLLocation? {
    guard script.locations.indices.contains(index) else { return nil }
    let location = script.locations[index]
    return CLLocation(
      coordinate: location.coordinate, altitude: location.altitude,
      horizontalAccuracy: location.horizontalAccuracy, verticalAccuracy: location.verticalAccuracy,
      course: location.course, speed: location.speed, timestamp: environment.now())
  }
}
