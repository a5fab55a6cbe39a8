import LocationHost
import LocationSimulation

/// The thread on which a manager's delegate is called.
final class DeliveryThread: Sendable {
  let target: DeliveryTarget
  /// Whether something serves the thread's run loop, or may do so; not on the threads of queues (DEL-086).
  let hasServedRunLoop: Bool
  // Keeps the run loop from ending for want of something to wait for, as Apple's managers do. A timer is
  // invalidated from any thread; its type does not say so on Linux.
  nonisolated(unsafe) private let anchor: Timer?

  private init(target: DeliveryTarget, hasServedRunLoop: Bool, anchor: Timer?) {
    self.target = target
    self.hasServedRunLoop = hasServedRunLoop
    self.anchor = anchor
  }

  /// The thread that calls: the main one, or one with a run loop of its own.
  static func current(of host: DeviceHost) -> DeliveryThread {
    if DeviceHost.isOnMainQueue {
      return DeliveryThread(target: host.mainTarget, hasServedRunLoop: true, anchor: nil)
    }
    let runLoop = RunLoop.current
    let anchor = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    runLoop.add(anchor, forMode: .default)
    // Threads that Foundation started are executing; those of queues and tasks are unknown to it.
    return DeliveryThread(
      target: .runLoop(runLoop), hasServedRunLoop: Thread.current.isExecuting, anchor: anchor)
  }

  /// Ends the run loop.
  func release() { anchor?.invalidate() }
}

/// A value on its way to another thread.
// Apple's completion handlers and delegates are not Sendable, and yet Core Location calls them on a thread that
// the caller chose by other means (the main thread, a run loop). Nothing that the compiler checks says that.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}

/// A weak reference to a manager, on its way to the manager's thread.
// A manager belongs to one thread, as on Apple's platforms, and is not Sendable; its messages come from others.
// Weak references may be read anywhere, and what is done with the manager happens on its thread.
final class ManagerReference: @unchecked Sendable {
  private(set) weak var manager: CLLocationManager?

  init(_ manager: CLLocationManager) { self.manager = manager }
}
