import Foundation
import LocationPolicy
import Synchronization

/// Says which journey it was when the app's code ends the process of the tests itself.
///
/// A continuation that is resumed twice, a value that is not there, a `fatalError`: none of them can be caught. But
/// journeys come in the order of their length, so the one that is played then is the shortest that leads there.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum LastWords {
  private static let capacity = 4_096
  // A handler of signals may use no lock and none of Swift's memory. It reads what the thread that it stops has written
  // before: journeys are played on the main actor alone.
  nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var count = 0
  private static let isInstalled = Mutex(false)

  /// Sets what is said if the process ends from now on; nothing when the text is empty.
  @MainActor
  static func set(_ text: String) {
    install()
    count = 0
    var length = 0
    for byte in text.utf8.prefix(capacity) {
      bytes[length] = byte
      length += 1
    }
    count = length
  }

  private static func install() {
    isInstalled.withLock { isInstalled in
      guard !isInstalled else { return }
      isInstalled = true
      for number in [SIGILL, SIGTRAP, SIGABRT] {
        signal(number) { number in
          _ = write(STDERR_FILENO, LastWords.bytes, LastWords.count)
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }
}
