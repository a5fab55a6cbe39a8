import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant

extension LocationEnvironment {
  /// Creates the environment of location clients in the current process of a phone's app.
  static func phone(_ host: DeviceHost, storage: ClientStorage) -> LocationEnvironment {
    let bundle = host.read { $0[host.app].bundle }
    let policy = host.read(\.policy)
    let process = host.processName
    var environment = LocationEnvironment(
      policy: policy,
      infoDictionary: InfoDictionary(bundle.infoPlist, and: bundle.configuration.traits, under: policy),
      onLocationThread: { work in host.onMainThread(work) },
      inBackground: { work in host.inBackground(work) },
      after: { seconds, work in Cancellation(host.after(seconds, work)) },
      now: { host.date },
      isInForeground: { host.isAppInForeground },
      isActive: { host.isAppActive },
      observeLifecycle: { observer in
        Cancellation(
          host.observeEvents { event in
            if let event = LifecycleEvent(event) { observer(event) }
          })
      },
      storage: storage.saving(while: { host.processName == process }), launch: process)
    environment.system = SimulatedSystem(host: host)
    environment.noteUse = { host.noteUse() }
    return environment
  }
}

extension LifecycleEvent {
  /// Creates the scene event that corresponds to an event of the app; nil for events that don't affect the scene.
  fileprivate init?(_ event: AppEvent) {
    switch event {
    case .enteredForeground: self = .enteredForeground
    case .enteredBackground: self = .enteredBackground
    case .resignedActive: self = .resignedActive
    case .becameActive: self = .becameActive
    case .ended: self = .ended
    case .launched, .locationButtonAction, .protectedDataWillBecomeUnavailable, .protectedDataBecameAvailable:
      return nil
    }
  }
}
