import Foundation
public import Sextant
import Synchronization

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ClientStorage {
  /// Creates a storage in memory, which is lost when it is released.
  public static func memory() -> ClientStorage {
    let kept = Kept()
    return ClientStorage(
      load: { record in kept.records.withLock { $0[record] } },
      save: { data, record in kept.records.withLock { $0[record] = data } })
  }

  private final class Kept: Sendable {
    let records = Mutex<[Record: Data]>([:])
  }
}
