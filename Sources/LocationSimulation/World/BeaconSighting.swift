public import Foundation

/// A beacon that the phone hears.
public struct BeaconSighting: Hashable, Sendable, Codable {
  /// The UUID.
  public var uuid: UUID
  /// The major value.
  public var major: UInt16
  /// The minor value.
  public var minor: UInt16
  /// The distance in metres; negative when it can't be told.
  public var distance: Double
  /// The signal strength in decibels.
  public var rssi: Int

  /// Creates a sighting.
  public init(uuid: UUID, major: UInt16, minor: UInt16, distance: Double, rssi: Int) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    self.distance = distance
    self.rssi = rssi
  }
}
