public import Foundation

/// The place where a client stores its few bytes of data.
public struct ClientStorage: Sendable {
  /// The separately stored records; the raw value is the key in the user defaults.
  public enum Record: String, CaseIterable, Hashable, Sendable {
    /// The client's belief about the authorization.
    case authorization = "Sextant.authorization"
    /// The updates that are meant to continue in the background.
    case updates = "Sextant.updates"
    /// The monitored regions.
    case regions = "Sextant.regions"
  }

  /// Returns the data that was last saved for a record; nil if there is none.
  public var load: @Sendable (Record) -> Data?
  /// Saves a record, replacing the previous data.
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

  /// Returns the same storage, which accepts data only while a condition holds, such as a process that is running.
  package func saving(while isTaken: @escaping @Sendable () -> Bool) -> ClientStorage {
    ClientStorage(load: load) { [save] data, record in
      if isTaken() { save(data, record) }
    }
  }
}
