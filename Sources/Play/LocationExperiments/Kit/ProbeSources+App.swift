extension ProbeSources {
  /// ProbeApp.swift: the app around the prober, which needs UIKit.
  static let app = #"""
    import CoreLocation
    import CoreLocationUI
    import UIKit

    /// The app: it shows nothing but its location button, and does what the Driver signals.
    @main
    final class ProbeApp: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var prober: Prober?
      private var task = UIBackgroundTaskIdentifier.invalid
      private var signals: [DarwinSignal] = []

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        guard let code = try? ProbeCode(in: .main) else { return false }
        let prober = Prober(code, notes: Notes(named: "probe.ndjson")) { [weak self] seconds in
          self?.setBackgroundTask(isOn: seconds != nil)
        }
        self.prober = prober
        for step in code.steps.indices {
          signals.append(DarwinSignal("\(code.bundle).take.\(step)") { prober.take(step: step) })
          signals.append(DarwinSignal("\(code.bundle).read.\(step)") { prober.read(step: step) })
        }
        let isForeground = application.applicationState != .background
        prober.launched(inForeground: isForeground, forLocation: options?[.location] != nil)
        showWindow()
        return true
      }

      func applicationWillEnterForeground(_ application: UIApplication) {
        prober?.notified(of: "enteredForeground", reaction: "onForeground")
      }

      func applicationDidEnterBackground(_ application: UIApplication) {
        prober?.notified(of: "enteredBackground", reaction: "onBackground")
      }

      private func setBackgroundTask(isOn: Bool) {
        if task != .invalid { UIApplication.shared.endBackgroundTask(task) }
        task = isOn ? UIApplication.shared.beginBackgroundTask { [weak self] in self?.setBackgroundTask(isOn: false) } : .invalid
      }

      private func showWindow() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        if #available(iOS 15, *) {
          let button = CLLocationButton(frame: CGRect(x: 60, y: 200, width: 260, height: 50))
          button.label = .currentLocation
          button.icon = .arrowFilled
          button.backgroundColor = .systemBlue
          button.tintColor = .white
          button.accessibilityIdentifier = "locationButton"
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          controller.view.addSubview(button)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
      }

      @objc private func tapped() {
        prober?.notified(of: "locationButtonAction", reaction: "onLocationButton")
      }
    }

    /// A signal between two processes of a device, which carries nothing but its name.
    final class DarwinSignal {
      private let act: () -> Void

      init(_ name: String, _ act: @escaping () -> Void) {
        self.act = act
        CFNotificationCenterAddObserver(
          CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque(),
          { _, observer, _, _, _ in
            guard let observer else { return }
            let signal = Unmanaged<DarwinSignal>.fromOpaque(observer).takeUnretainedValue()
            DispatchQueue.main.async { signal.act() }
          }, name as CFString, nil, .deliverImmediately)
      }
    }

    """#
}
