import LocationHost
import LocationSimulation

/// The thread on which a manager's delegate is called.
final class DeliveryThread: Sendable {
  let target: DeliveryTarget
  /// Whether the thread's run loop is served, or may be; it isn't on the threads of queues (DEL-086).
  let hasServedRunLoop: Bool
  // A timer that keeps the run loop from ending when there is nothing else to wait for, as Apple's managers do. It
  // may be invalidated from any thread, which its type does not express on Linux.
  nonisolated(unsafe) private let anchor: Timer?

  private init(target: DeliveryTarget, hasServedRunLoop: Bool, anchor: Timer?) {
    self.target = target
    self.hasServedRunLoop = hasServedRunLoop
    self.anchor = anchor
  }

  /// Returns the calling thread: the main one, or one with its own run loop.
  static func current(of host: DeviceHost) -> DeliveryThread {
    if DeviceHost.isOnMainQueue {
      return DeliveryThread(target: host.mainTarget, hasServedRunLoop: true, anchor: nil)
    }
    let runLoop = RunLoop.current
    let anchor = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    runLoop.add(anchor, forMode: .default)
    // Threads that Foundation started are executing; it does not know those of queues and tasks.
    return DeliveryThread(
      target: .runLoop(runLoop), hasServedRunLoop: Thread.current.isExecuting, anchor: anchor)
  }

  /// Ends the run loop.
  func release() { anchor?.invalidate() }
}

/// A value that is passed to another thread.
// Apple's completion handlers and delegates are not Sendable, yet Core Location calls them on a thread that the
// caller chose by other means (the main thread, a run loop). The compiler can't check that.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}

/// A weak reference to a manager that is passed to the manager's thread.
// A manager belongs to one thread, as on Apple's platforms, and is not Sendable; its messages come from other
// threads. Weak references may be read anywhere, and the manager is used only on its thread.
final class ManagerReference: @unchecked Sendable {
  private(set) weak var manager: CLLocationManager?

  init(_ manager: CLLocationManager) { self.manager = manager }
}
