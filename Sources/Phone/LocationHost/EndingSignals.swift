import Dispatch
import Foundation

/// Lets a process that a signal ends finish its files first.
enum EndingSignals {
  /// What a shell adds to a signal's number to get the exit code.
  private static let codeOfSignals: Int32 = 128

  // A handler of a signal can hold nothing and take no lock, so what it writes to is a variable that nothing guards. It is
  // set once, before the handlers are.
  nonisolated(unsafe) private static var writer: Int32 = -1
  private static let source = Guarded<(any DispatchSourceRead)?>(nil)

  /// Runs something before the process ends because of SIGINT, SIGTERM or SIGHUP; it must not wait for the main thread.
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
