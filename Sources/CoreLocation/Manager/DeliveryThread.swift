import LocationHost
import LocationSimulation

/// The thread on which a manager's delegate is told.
final class DeliveryThread: Sendable {
  let target: DeliveryTarget
  /// Whether something serves the thread's run loop, or may do so: not so on the threads of queues (DEL-086).
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

  /// Lets the run loop end.
  func release() { anchor?.invalidate() }
}
