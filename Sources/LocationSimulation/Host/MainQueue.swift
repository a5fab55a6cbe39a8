import Dispatch
import Foundation

/// Tells whether code runs on the main queue.
///
/// The main thread alone does not say it: once an asynchronous main function waits, the main queue is served by
/// other threads on Linux, and main-actor code runs there.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue or the main thread.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
