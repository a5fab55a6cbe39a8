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

  /// Whether the current task plays the main queue, so that tests of several devices can run at once.
  ///
  /// The task itself performs everything that happens on its devices, step by step.
  @TaskLocal package static var isPlayedByTask = false

  /// Whether the caller runs on the main queue or the main thread.
  ///
  /// This excludes code that runs there only because a test steps it instead of another thread.
  static var isCurrent: Bool { StepScope.current.map { !$0.playsOtherThread } ?? isServingCaller }

  /// Whether the main queue or the main thread actually runs the caller, regardless of the thread that it plays.
  package static var isServingCaller: Bool {
    isPlayedByTask || Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
