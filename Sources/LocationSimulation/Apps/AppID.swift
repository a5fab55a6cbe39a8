/// An app that is or was installed on a simulated device.
public struct AppID: Hashable, Sendable, Comparable {
  /// The position in the device's list of apps, in the order of installation.
  public let index: Int

  /// Whether one app was installed before another.
  public static func < (one: AppID, other: AppID) -> Bool { one.index < other.index }
}
