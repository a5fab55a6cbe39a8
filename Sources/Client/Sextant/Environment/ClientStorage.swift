public import Foundation

/// Where a client keeps its few bytes of memory.
public struct ClientStorage: Sendable {
  /// What is kept, each for itself; the raw value is its key in the user defaults.
  public enum Record: String, CaseIterable, Hashable, Sendable {
    /// What is believed of the authorization.
    case authorization = "Sextant.authorization"
    /// The updates that are meant to go on in the background.
    case updates = "Sextant.updates"
    /// The regions that are watched.
    case regions = "Sextant.regions"
  }

  /// Returns what was saved last of a record; nil when there is nothing.
  public var load: @Sendable (Record) -> Data?
  /// Saves a record, in place of what was there.
  public var save: @Sendable (Data, Record) -> Void

  /// Creates a storage.
  public init(
    load: @escaping @Sendable (Record) -> Data?, save: @escaping @Sendable (Data, Record) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// The user defaults.
  public static let userDefaults = ClientStorage(
    load: { UserDefaults.standard.data(forKey: $0.rawValue) },
    save: { UserDefaults.standard.set($0, forKey: $1.rawValue) })

  /// The same storage, which takes nothing more once something is no longer so, such as a process that ran.
  package func saving(while isTaken: @escaping @Sendable () -> Bool) -> ClientStorage {
    ClientStorage(load: load) { [save] data, record in
      if isTaken() { save(data, record) }
    }
  }
}
