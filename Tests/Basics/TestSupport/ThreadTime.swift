import Foundation

/// The processor time of a thread, which other processes and threads don't change.
package enum ThreadTime {
  /// The seconds that the current thread has taken so far.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
