public import LocationDelivery

/// The identifier of an app that is or was installed on a simulated device.
public struct AppID: Hashable, Sendable, Comparable {
  /// The position in the device's list of apps, in the order of installation.
  public let index: Int

  /// Whether one app was installed before another.
  public static func < (one: AppID, other: AppID) -> Bool { one.index < other.index }
}

extension AppID: AppReference {
  /// The bundle that is installed on a device.
  public typealias Bundle = AppBundle
}

/// The identifier of an app's object that the location system knows: a manager, a stream of updates, a session, a
/// monitor.
public struct ClientID: Hashable, Sendable, Comparable {
  /// The number, unique on the device; objects created later have greater ones.
  public let number: Int

  /// Whether one object was created before another.
  public static func < (one: ClientID, other: ClientID) -> Bool { one.number < other.number }
}
