import Foundation
public import Sextant
import Synchronization

extension ClientStorage {
  /// A storage that lives as long as its user.
  public static func memory() -> ClientStorage {
    let kept = Kept()
    return ClientStorage(
      load: { kept.data.withLock(\.self) }, save: { data in kept.data.withLock { $0 = data } })
  }

  private final class Kept: Sendable {
    let data = Mutex<Data?>(nil)
  }
}
