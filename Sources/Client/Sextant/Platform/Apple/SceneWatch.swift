#if canImport(Darwin)
  import Dispatch
  import Foundation

  /// How an app stands with the person who uses it.
  enum SceneState: Equatable, Sendable {
    /// It is before the person, with nothing before it.
    case active
    /// It is covered, by a prompt or a call, or about to come or go.
    case inactive
    /// It is out of sight.
    case background

    /// How the app stands after an event; nil when that says nothing about it.
    init?(after event: LifecycleEvent) {
      switch event {
      case .becameActive: self = .active
      case .resignedActive, .enteredForeground: self = .inactive
      case .enteredBackground: self = .background
      case .ended: return nil
      }
    }
  }

  /// What happens to the app's scene, as the system posts it.
  ///
  /// UIKit says how the app stands on the main thread only, and nothing here waits for that thread: elsewhere the
  /// answer is the last one known, and "active" as long as there is none. Observers that begin elsewhere are set
  /// right as soon as the main thread is free.
  final class SceneWatch: Sendable {
    static let shared = SceneWatch()

    private let lastKnown = Locked(SceneState.active)

    private init() {
      _ = listen { [lastKnown] event in
        if let state = SceneState(after: event) { lastKnown.withLock { $0 = state } }
      }
    }

    /// How the app stands.
    var state: SceneState {
      guard Thread.isMainThread, let state = RunningApplication.state else {
        return lastKnown.withLock { $0 }
      }
      lastKnown.withLock { $0 = state }
      return state
    }

    /// Tells what happens, until it is called off.
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
      // Tokens of the notification center may be handed back on any thread, which their type does not say.
      nonisolated(unsafe) let tokens = RunningApplication.notifications.map { name, event in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          observer(event)
        }
      }
      return Cancellation { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }
  }
#endif
