import Dispatch
import Foundation

/// Determines whether code runs on the main queue.
///
/// Being on the main thread is not enough: once an asynchronous main function waits, other threads serve the main
/// queue on Linux, and main-actor code runs there.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current task stands for the main queue, so that tests of several devices can run at once.
  ///
  /// Everything that happens on such a task's devices is done by the task itself, step by step.
  @TaskLocal package static var isPlayedByTask = false

  /// Whether the caller runs on the main queue or the main thread.
  ///
  /// This excludes code that runs there only because a test steps it in place of another thread.
  static var isCurrent: Bool { StepScope.current.map { !$0.playsOtherThread } ?? isServingCaller }

  /// Whether the main queue or the main thread actually runs the caller, whatever it stands for.
  package static var isServingCaller: Bool {
    isPlayedByTask || Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
