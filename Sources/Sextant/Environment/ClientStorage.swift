public import Foundation

/// Where a client keeps its few bytes of memory.
public struct ClientStorage: Sendable {
  /// Returns what was saved last; nil when there is nothing.
  public var load: @Sendable () -> Data?
  /// Saves, in place of what was there.
  public var save: @Sendable (Data) -> Void
  /// Returns the regions that were saved last; nil when there are none.
  public var loadRegions: @Sendable () -> Data?
  /// Saves the regions, in place of what was there.
  public var saveRegions: @Sendable (Data) -> Void

  /// Creates a storage, which by default keeps no regions.
  public init(
    load: @escaping @Sendable () -> Data?, save: @escaping @Sendable (Data) -> Void,
    loadRegions: @escaping @Sendable () -> Data? = { nil },
    saveRegions: @escaping @Sendable (Data) -> Void = { _ in }
  ) {
    self.load = load
    self.save = save
    self.loadRegions = loadRegions
    self.saveRegions = saveRegions
  }

  /// The user defaults, under the keys "Sextant.memory" and "Sextant.regions".
  public static let userDefaults = ClientStorage(
    load: { UserDefaults.standard.data(forKey: "Sextant.memory") },
    save: { UserDefaults.standard.set($0, forKey: "Sextant.memory") },
    loadRegions: { UserDefaults.standard.data(forKey: "Sextant.regions") },
    saveRegions: { UserDefaults.standard.set($0, forKey: "Sextant.regions") })
}
