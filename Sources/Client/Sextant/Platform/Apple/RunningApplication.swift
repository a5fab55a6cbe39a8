#if canImport(Darwin)
  import Foundation

  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// The app or app extension that this process runs.
  ///
  /// Apple keeps `UIApplication.shared` from code for app extensions, and a package can't know what it is linked
  /// into. So it is asked for by name, and never in an extension, where there is none.
  enum RunningApplication {
    /// Whether the process is an app extension, such as a widget.
    static let isExtension = Bundle.main.bundleURL.pathExtension == "appex"

    #if canImport(UIKit) && !os(watchOS)
      /// Whether a notification says that a prompt covers the app.
      static let seesPrompts = true

      /// How the app stands; nil where nothing says so, as in extensions.
      ///
      /// Only for the main thread.
      static var state: SceneState? {
        MainActor.assumeIsolated { shared.map { SceneState($0.applicationState) } }
      }

      @MainActor private static var shared: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        guard !isExtension, UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
      }

      /// What is posted when something happens to the app's scenes, or to the app that hosts an extension.
      static var notifications: [(Notification.Name, LifecycleEvent)] {
        isExtension
          ? [
            (.NSExtensionHostWillResignActive, .resignedActive),
            (.NSExtensionHostDidBecomeActive, .becameActive),
            (.NSExtensionHostDidEnterBackground, .enteredBackground),
            (.NSExtensionHostWillEnterForeground, .enteredForeground),
          ]
          : [
            (UIApplication.willResignActiveNotification, .resignedActive),
            (UIApplication.didBecomeActiveNotification, .becameActive),
            (UIApplication.didEnterBackgroundNotification, .enteredBackground),
            (UIApplication.willEnterForegroundNotification, .enteredForeground),
          ]
      }
    #else
      /// Nothing says that a prompt covers the app.
      static let seesPrompts = false

      /// Nothing says so.
      static var state: SceneState? { nil }

      /// Nothing is posted that prompts and locations would care about.
      static var notifications: [(Notification.Name, LifecycleEvent)] { [] }
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
    extension SceneState {
      /// The state in this library's words.
      fileprivate init(_ state: UIApplication.State) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        // A state that is newer than this library is none that it knows to be in sight.
        @unknown default: self = .background
        }
      }
    }
  #endif
#endif
