import Foundation
import Sextant
import Synchronization

/// An asynchronous call under way, and all its ends: there has to be one.
final class Call<Output: Sendable>: Sendable {
  private let outputs = Mutex<[Output]>([])
  private let running = Mutex<Task<Void, Never>?>(nil)

  var task: Task<Void, Never>? {
    get { running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }

  /// What it ended with so far.
  var ends: [Output] { outputs.withLock { $0 } }

  func end(_ output: Output) { outputs.withLock { $0.append(output) } }
}

/// Records that are kept.
final class Kept: Sendable {
  private let records = Mutex<[ClientStorage.Record: Data]>([:])

  subscript(record: ClientStorage.Record) -> Data? {
    get { records.withLock { $0[record] } }
    set { records.withLock { $0[record] = newValue } }
  }
}
