/// An object of an app that the location system knows: a manager, a stream of updates, a session, a monitor.
public struct ClientID: Hashable, Sendable, Comparable {
  /// The number, unique on the device; objects made later have greater ones.
  public let number: Int

  /// Whether one object was made before another.
  public static func < (one: ClientID, other: ClientID) -> Bool { one.number < other.number }
}
