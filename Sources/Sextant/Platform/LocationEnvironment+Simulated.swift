#if !canImport(Darwin)
  import Dispatch
  import Foundation
  import LocationPolicy
  public import LocationHost
  import LocationSimulation

  extension LocationEnvironment {
    /// The environment of the simulated device that the caller's objects of Core Location belong to.
    static var platform: LocationEnvironment { simulated(on: .current) }

    /// The environment of a simulated device: its release, its app's Info.plist, its time.
    ///
    /// - Parameters:
    ///   - host: The device, with the app whose code runs in this process.
    ///   - storage: Where the client remembers; nil takes the user defaults of this process.
    public static func simulated(on host: DeviceHost, storage: ClientStorage? = nil) -> LocationEnvironment {
      let bundle = host.read { $0[host.app].bundle }
      let policy = host.read(\.policy)
      var environment = LocationEnvironment(
        policy: policy,
        infoDictionary: InfoDictionary(
          bundle.infoPlist, and: bundle.configuration.traits, under: policy),
        onLocationThread: { work in
          if DeviceHost.isOnMainQueue { return DeviceHost.$ofTask.withValue(host) { work() } }
          host.mainTarget.deliver { DeviceHost.$ofTask.withValue(host) { work() } }
        },
        inBackground: { work in
          DeviceHost.$ofTask.withValue(host) { StepScope.asOtherThread(on: host, work) }
        },
        after: { seconds, work in Cancellation(host.after(seconds, work)) },
        now: { host.read { $0.date(of: $0.now) } },
        isInForeground: { host.read { $0[host.app].phase == .foreground } },
        isActive: { host.read { $0[host.app].phase == .foreground && $0.visiblePrompt == nil } },
        observeLifecycle: { observer in
          Cancellation(
            host.observeEvents { event in
              if let event = LifecycleEvent(event) { observer(event) }
            })
        },
        storage: (storage ?? .userDefaults).ofProcess(on: host), launch: launch(on: host))
      environment.noteUse = { host.noteUse() }
      return environment
    }

    /// The name of the process that the app has at the moment.
    fileprivate static func launch(on host: DeviceHost) -> String {
      host.read { "\($0[host.app].process?.generation ?? 0)" }
    }
  }

  extension ClientStorage {
    /// The storage as the app's present process sees it: what code of an ended process still saves is not taken.
    fileprivate func ofProcess(on host: DeviceHost) -> ClientStorage {
      let launch = LocationEnvironment.launch(on: host)
      return ClientStorage(load: load) { data, record in
        if LocationEnvironment.launch(on: host) == launch { save(data, record) }
      }
    }
  }

  extension LifecycleEvent {
    /// The event of the app's scene that a device tells; nil for others.
    fileprivate init?(_ event: AppEvent) {
      switch event {
      case .enteredForeground: self = .enteredForeground
      case .enteredBackground: self = .enteredBackground
      case .resignedActive: self = .resignedActive
      case .becameActive: self = .becameActive
      case .ended: self = .ended
      case .launched, .locationButtonAction: return nil
      }
    }
  }
#endif
