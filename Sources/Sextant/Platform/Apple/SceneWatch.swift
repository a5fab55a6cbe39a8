#if canImport(Darwin)
  import Dispatch
  import Foundation

  /// What happens to the app's scene, as the system posts it.
  ///
  /// UIKit says whether the app is in the foreground on the main thread only, and nothing here waits for that
  /// thread: elsewhere the answer is the last one known, and "yes" as long as there is none. Observers that begin
  /// elsewhere are set right as soon as the main thread is free.
  final class SceneWatch: Sendable {
    static let shared = SceneWatch()

    private let lastKnown = Locked(true)

    private init() {
      _ = listen { [lastKnown] event in
        switch event {
        case .enteredBackground: lastKnown.withLock { $0 = false }
        case .enteredForeground, .becameActive: lastKnown.withLock { $0 = true }
        case .resignedActive: break
        }
      }
    }

    /// Whether the app is in the foreground, covered or not.
    var isInForeground: Bool {
      guard Thread.isMainThread, let isInForeground = RunningApplication.isInForeground else {
        return lastKnown.withLock { $0 }
      }
      lastKnown.withLock { $0 = isInForeground }
      return isInForeground
    }

    /// Tells what happens, until it is called off.
    func observe(_ observer: @escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation {
      let observation = listen(observer)
      guard !Thread.isMainThread else { return observation }
      DispatchQueue.main.async { [self] in
        if !isInForeground { observer(.enteredBackground) }
      }
      return observation
    }

    private func listen(_ observer: @escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation {
      // Tokens of the notification centre may be handed back on any thread, which their type does not say.
      nonisolated(unsafe) let tokens = RunningApplication.notifications.map { name, event in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          observer(event)
        }
      }
      return Cancellation { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }
  }
#endif
