#if !canImport(Darwin)
  import Dispatch
  import Foundation
  import LocationPolicy
  public import LocationHost
  import LocationSimulation

  extension LocationEnvironment {
    /// The environment of the simulated device that the caller's Core Location objects belong to.
    static var platform: LocationEnvironment { simulated(on: .current) }

    /// Creates the environment of a simulated device, with its release, its app's Info.plist and its time.
    ///
    /// - Parameters:
    ///   - host: The device, with the app whose code runs in this process.
    ///   - storage: The client's storage; nil uses the user defaults of this process.
    public static func simulated(on host: DeviceHost, storage: ClientStorage? = nil) -> LocationEnvironment {
      let bundle = host.read { $0[host.app].bundle }
      let policy = host.read(\.policy)
      let process = host.processName
      var environment = LocationEnvironment(
        policy: policy,
        infoDictionary: InfoDictionary(
          bundle.infoPlist, and: bundle.configuration.traits, under: policy),
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
        storage: (storage ?? .userDefaults).saving(while: { host.processName == process }), launch: process)
      environment.noteUse = { host.noteUse() }
      return environment
    }
  }

  extension LifecycleEvent {
    /// Creates the scene event that corresponds to an event of the device; nil for other events.
    fileprivate init?(_ event: AppEvent) {
      switch event {
      case .enteredForeground: self = .enteredForeground
      case .enteredBackground: self = .enteredBackground
      case .resignedActive: self = .resignedActive
      case .becameActive: self = .becameActive
      case .ended: self = .ended
      case .launched, .locationButtonAction, .protectedDataWillBecomeUnavailable,
        .protectedDataBecameAvailable:
        return nil
      }
    }
  }
#endif
