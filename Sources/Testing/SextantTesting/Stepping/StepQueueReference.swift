import Synchronization

/// A reference to a step queue that doesn't retain it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class StepQueueReference: Sendable {
  private struct Weak {
    weak var queue: StepQueue?
  }

  private let held = Mutex(Weak())

  /// The queue, while its phone or a task of its app exists.
  var queue: StepQueue? {
    get { held.withLock(\.queue) }
    set { held.withLock { $0.queue = newValue } }
  }
}
