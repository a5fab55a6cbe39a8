#if canImport(Darwin)
  import Foundation

  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// The app or app extension that runs in this process.
  ///
  /// `UIApplication.shared` is unavailable to code for app extensions, and a package can't know what it is linked
  /// into. So it is looked up by name, and never in an extension, which has none.
  enum RunningApplication {
    /// Whether the process is an app extension, such as a widget.
    static let isExtension = Bundle.main.bundleURL.pathExtension == "appex"

    #if canImport(UIKit) && !os(watchOS)
      /// Whether a notification reports that a prompt covers the app.
      static let seesPrompts = true

      /// The state of the app; nil if nothing reports it, as in extensions.
      ///
      /// Use it only on the main thread.
      static var state: SceneState? {
        MainActor.assumeIsolated { shared.map { SceneState($0.applicationState) } }
      }

      @MainActor private static var shared: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        guard !isExtension, UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
      }

      /// The notifications that are posted for events of the app's scenes, or of the app that hosts an extension.
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
      /// No notification reports that a prompt covers the app.
      static let seesPrompts = false

      /// Always nil, because nothing reports the state.
      static var state: SceneState? { nil }

      /// Empty, because no notification is posted that matters for prompts and locations.
      static var notifications: [(Notification.Name, LifecycleEvent)] { [] }
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
    extension SceneState {
      /// Converts the state into the terms of this library.
      fileprivate init(_ state: UIApplication.State) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        // A state that is newer than this library is not known to be visible.
        @unknown default: self = .background
        }
      }
    }
  #endif
#endif
