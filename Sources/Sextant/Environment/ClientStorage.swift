public import Foundation

/// Where a client keeps its few bytes of memory.
public struct ClientStorage: Sendable {
  /// Returns what was saved last; nil when there is nothing.
  public var load: @Sendable () -> Data?
  /// Saves, in place of what was there.
  public var save: @Sendable (Data) -> Void

  /// Creates a storage.
  public init(load: @escaping @Sendable () -> Data?, save: @escaping @Sendable (Data) -> Void) {
    self.load = load
    self.save = save
  }

  /// The user defaults, under the key "Sextant.memory".
  public static let userDefaults = ClientStorage(
    load: { UserDefaults.standard.data(forKey: "Sextant.memory") },
    save: { UserDefaults.standard.set($0, forKey: "Sextant.memory") })
}
