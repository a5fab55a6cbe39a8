#if canImport(Darwin)
  import Dispatch
  import Foundation

  /// The visibility of an app to its user.
  enum SceneState: Equatable, Sendable {
    /// The app is visible, with nothing covering it.
    case active
    /// The app is covered by a prompt or a call, or in transition.
    case inactive
    /// The app is not visible.
    case background

    /// Creates the state of the app after an event; nil if the event does not determine it.
    init?(after event: LifecycleEvent) {
      switch event {
      case .becameActive: self = .active
      case .resignedActive, .enteredForeground: self = .inactive
      case .enteredBackground: self = .background
      case .ended: return nil
      }
    }
  }

  /// An observer of the app's scene that relays the system's notifications.
  ///
  /// UIKit reports the state of the app only on the main thread, and nothing here waits for that thread: on other
  /// threads the answer is the last known state, or "active" if there is none. Observers that begin on other threads
  /// are corrected as soon as the main thread is free.
  final class SceneWatch: Sendable {
    static let shared = SceneWatch()

    private let lastKnown = Locked(SceneState.active)

    private init() {
      _ = listen { [lastKnown] event in
        if let state = SceneState(after: event) { lastKnown.withLock { $0 = state } }
      }
    }

    /// The state of the app.
    var state: SceneState {
      guard Thread.isMainThread, let state = RunningApplication.state else {
        return lastKnown.withLock { $0 }
      }
      lastKnown.withLock { $0 = state }
      return state
    }

    /// Reports the events of the scene until canceled.
    func observe(_ observer: @escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation {
      let observation = listen(observer)
      guard !Thread.isMainThread else { return observation }
      DispatchQueue.main.async { [self] in
        switch state {
        case .active: break
        case .inactive: observer(.resignedActive)
        case .background: observer(.enteredBackground)
        }
      }
      return observation
    }

    private func listen(_ observer: @escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation {
      // Tokens of the notification center may be removed on any thread, which their type does not express.
      nonisolated(unsafe) let tokens = RunningApplication.notifications.map { name, event in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          observer(event)
        }
      }
      return Cancellation { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }
  }
#endif
