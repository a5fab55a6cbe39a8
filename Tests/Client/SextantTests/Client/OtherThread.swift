import Foundation
import Synchronization

/// Runs work on a thread other than the main thread.
enum OtherThread {
  static func run<Output: Sendable>(_ body: @escaping @Sendable () -> Output) -> Output {
    let output = Mutex<Output?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let result = body()
      output.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    guard let result = output.withLock(\.self) else { preconditionFailure("the thread has ended") }
    return result
  }
}
