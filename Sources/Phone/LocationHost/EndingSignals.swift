import Dispatch
import Foundation

/// Lets a process finish its files before a signal ends it.
enum EndingSignals {
  /// The number that a shell adds to a signal's number to form the exit code.
  private static let codeOfSignals: Int32 = 128

  // A signal handler can't capture anything or take a lock, so it writes to an unprotected variable, which is set
  // once, before the handlers are installed.
  nonisolated(unsafe) private static var writer: Int32 = -1
  private static let source = Guarded<(any DispatchSourceRead)?>(nil)

  /// Runs a closure before SIGINT, SIGTERM or SIGHUP ends the process; it must not wait for the main thread.
  static func finishing(_ work: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    let reader = ends[0]
    writer = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: reader, queue: DispatchQueue(label: "Sextant ending"))
    source.setEventHandler {
      var number: UInt8 = 0
      _ = read(reader, &number, 1)
      work()
      _exit(codeOfSignals + Int32(number))
    }
    source.resume()
    self.source.withLock { $0 = source }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        var byte = UInt8(number)
        _ = write(EndingSignals.writer, &byte, 1)
      }
    }
  }
}
