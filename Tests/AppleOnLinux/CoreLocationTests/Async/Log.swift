import Synchronization

/// Lines that can be added from any thread.
final class Log: Sendable {
  private let store = Mutex<[String]>([])

  var lines: [String] { store.withLock { $0 } }

  func add(_ line: String) { store.withLock { $0.append(line) } }
}
