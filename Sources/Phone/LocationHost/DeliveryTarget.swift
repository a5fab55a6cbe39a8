import Dispatch
public import Foundation

/// Where messages to an object of the app are delivered, in the order in which they were sent.
public final class DeliveryTarget: Sendable {
  private enum Place {
    case mainQueue
    /// The task that stands in for the main queue, and serves this by itself.
    case task
    case runLoop(RunLoop)
    case anywhere
  }

  private struct Line {
    var waiting: [() -> Void] = []
    var isScheduled = false
    var isServed = false
    var isHeld = false
  }

  // A run loop may be told to do something by any thread, which its type does not say on Linux.
  nonisolated(unsafe) private let place: Place
  private let line = Guarded(Line())

  private init(_ place: Place) { self.place = place }

  /// The main queue, which a running main run loop also serves.
  public static func mainQueue() -> DeliveryTarget {
    DeliveryTarget(MainQueue.isPlayedByTask ? .task : .mainQueue)
  }

  /// A run loop; if nothing runs it, nothing arrives (DEL-086).
  public static func runLoop(_ runLoop: RunLoop) -> DeliveryTarget { DeliveryTarget(.runLoop(runLoop)) }

  /// Whichever thread sent the message: for receivers that only note it and return.
  public static func anywhere() -> DeliveryTarget { DeliveryTarget(.anywhere) }

  /// Runs something after everything that was sent before.
  public func deliver(_ work: @escaping @Sendable () -> Void) {
    append(work)
    schedule()
  }

  /// Adds something to the end of the line without running it.
  func append(_ work: @escaping () -> Void) { line.withLock { $0.waiting.append(work) } }

  /// Whether something is waiting.
  var hasWork: Bool { line.withLock { !$0.waiting.isEmpty } }

  /// Makes sure that what is waiting runs where it belongs.
  func schedule() {
    if case .anywhere = place { return serve() }
    let isNeeded = line.withLock { line in
      // Another thread may have done what was sent; nothing must count as scheduled then, or nothing ever is again.
      guard !line.isScheduled, !line.isHeld, !line.waiting.isEmpty else { return false }
      line.isScheduled = true
      return true
    }
    guard isNeeded else { return }
    switch place {
    case .mainQueue: DispatchQueue.main.async { self.serveAsScheduled() }
    case .runLoop(let runLoop):
      // A block that is handed to a run loop does not wake it on Linux; a timer does.
      runLoop.add(Timer(timeInterval: 0, repeats: false) { _ in self.serveAsScheduled() }, forMode: .common)
    case .task, .anywhere: break
    }
  }

  /// Leaves what is sent to whoever serves it, as long as it is held: a player of steps does so after each of them anyway.
  package func hold(_ isHeld: Bool) {
    line.withLock { $0.isHeld = isHeld }
    schedule()
  }

  private func serveAsScheduled() {
    line.withLock { $0.isScheduled = false }
    serve()
  }

  /// Runs everything that is waiting, and what it leads to.
  ///
  /// Something that is already running comes first: a call from within it returns at once, and the outer one
  /// continues.
  func serve() {
    guard startServing() else { return }
    while let batch = nextBatch() {
      for work in batch { work() }
    }
  }

  private func startServing() -> Bool {
    line.withLock { line in
      guard !line.isServed else { return false }
      line.isServed = true
      return true
    }
  }

  private func nextBatch() -> [() -> Void]? {
    line.withLock { line in
      guard !line.waiting.isEmpty else {
        line.isServed = false
        return nil
      }
      defer { line.waiting = [] }
      return line.waiting
    }
  }
}
