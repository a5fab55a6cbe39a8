import Foundation
public import Sextant
import Synchronization

extension ClientStorage {
  /// A storage that lives as long as its user.
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
