#if canImport(Darwin)
  import Dispatch
  import Foundation
  import LocationPolicy

  extension LocationEnvironment {
    /// The environment of the device that the app runs on.
    static let platform: LocationEnvironment = {
      var environment = shared
      environment.seesPrompts = RunningApplication.seesPrompts
      return environment
    }()

    private static let shared = LocationEnvironment(
      policy: .running,
      infoDictionary: InfoDictionary(Bundle.main.infoDictionary ?? [:], under: .running),
      onLocationThread: { work in
        if Thread.isMainThread { return work() }
        DispatchQueue.main.async { work() }
      },
      inBackground: { work in background.async { work() } },
      after: { seconds, work in MainTimer.start(seconds, work) },
      now: { Date() },
      isInForeground: { SceneWatch.shared.state != .background },
      isActive: { SceneWatch.shared.state == .active },
      observeLifecycle: { observer in SceneWatch.shared.observe(observer) },
      storage: .userDefaults)

    /// A serial queue, because everything that runs here waits for the same daemon.
    private static let background = DispatchQueue(label: "Sextant.background", qos: .utility)
  }
#endif
