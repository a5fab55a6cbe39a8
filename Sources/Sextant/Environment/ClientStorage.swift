public import Foundation

/// Where a client keeps its few bytes of memory.
public struct ClientStorage: Sendable {
  /// Returns what was saved last; nil when there is nothing.
  public var load: @Sendable () -> Data?
  /// Saves, in place of what was there.
  public var save: @Sendable (Data) -> Void
  /// Returns the record of background updates that was saved last; nil when there is none.
  public var loadUpdates: @Sendable () -> Data?
  /// Saves the record of background updates, in place of what was there.
  public var saveUpdates: @Sendable (Data) -> Void

  /// Creates a storage, which by default keeps no record of background updates.
  public init(
    load: @escaping @Sendable () -> Data?, save: @escaping @Sendable (Data) -> Void,
    loadUpdates: @escaping @Sendable () -> Data? = { nil },
    saveUpdates: @escaping @Sendable (Data) -> Void = { _ in }
  ) {
    self.load = load
    self.save = save
    self.loadUpdates = loadUpdates
    self.saveUpdates = saveUpdates
  }

  /// The user defaults, under the keys "Sextant.memory" and "Sextant.updates".
  public static let userDefaults = ClientStorage(
    load: { UserDefaults.standard.data(forKey: "Sextant.memory") },
    save: { UserDefaults.standard.set($0, forKey: "Sextant.memory") },
    loadUpdates: { UserDefaults.standard.data(forKey: "Sextant.updates") },
    saveUpdates: { UserDefaults.standard.set($0, forKey: "Sextant.updates") })
}
