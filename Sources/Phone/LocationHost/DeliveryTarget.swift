import Dispatch
public import Foundation

/// A place where messages to an object of the app are delivered, in the order in which they were sent.
public final class DeliveryTarget: Sendable {
  private enum Place {
    case mainQueue
    /// The task that substitutes for the main queue, and serves this target by itself.
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

  // Any thread may schedule work on a run loop, which its type does not express on Linux.
  nonisolated(unsafe) private let place: Place
  private let line = Guarded(Line())

  private init(_ place: Place) { self.place = place }

  /// The main queue, which a running main run loop also serves.
  public static func mainQueue() -> DeliveryTarget {
    DeliveryTarget(MainQueue.isPlayedByTask ? .task : .mainQueue)
  }

  /// A run loop; if no one runs it, nothing arrives (DEL-086).
  public static func runLoop(_ runLoop: RunLoop) -> DeliveryTarget { DeliveryTarget(.runLoop(runLoop)) }

  /// The thread that sends the message: for receivers that only record it and return.
  public static func anywhere() -> DeliveryTarget { DeliveryTarget(.anywhere) }

  /// Runs a closure after everything that was sent before.
  public func deliver(_ work: @escaping @Sendable () -> Void) {
    append(work)
    schedule()
  }

  /// Appends a closure to the queue without running it.
  func append(_ work: @escaping () -> Void) { line.withLock { $0.waiting.append(work) } }

  /// Whether anything is waiting.
  var hasWork: Bool { line.withLock { !$0.waiting.isEmpty } }

  /// Makes sure that the waiting closures run where they belong.
  func schedule() {
    if case .anywhere = place { return serve() }
    let isNeeded = line.withLock { line in
      // Another thread may already have run the closures; nothing must count as scheduled then, or nothing would be
      // scheduled again.
      guard !line.isScheduled, !line.isHeld, !line.waiting.isEmpty else { return false }
      line.isScheduled = true
      return true
    }
    guard isNeeded else { return }
    switch place {
    case .mainQueue: DispatchQueue.main.async { self.serveAsScheduled() }
    case .runLoop(let runLoop):
      // On Linux, a block that is passed to a run loop does not wake it; a timer does.
      runLoop.add(Timer(timeInterval: 0, repeats: false) { _ in self.serveAsScheduled() }, forMode: .common)
    case .task, .anywhere: break
    }
  }

  /// Leaves messages to the code that serves this target, while held: a test that steps the phone serves it after
  /// each step anyway.
  package func hold(_ isHeld: Bool) {
    line.withLock { $0.isHeld = isHeld }
    schedule()
  }

  private func serveAsScheduled() {
    line.withLock { $0.isScheduled = false }
    serve()
  }

  /// Runs everything that is waiting, and everything that results from it.
  ///
  /// A closure that is already running comes first: a call from within it returns at once, and the outer call
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
