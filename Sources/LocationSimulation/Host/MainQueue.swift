import Dispatch
import Foundation

/// Tells whether code runs on the main queue.
///
/// The main thread alone does not say it: once an asynchronous main function waits, the main queue is served by
/// other threads on Linux, and main-actor code runs there.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue or the main thread.
  ///
  /// Not so for code that runs there only because a test steps it, in place of another thread.
  static var isCurrent: Bool { isServingCaller && !StepScope.playsOtherThread }

  /// Whether the main queue or the main thread is what runs the caller, whatever it stands for.
  package static var isServingCaller: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
