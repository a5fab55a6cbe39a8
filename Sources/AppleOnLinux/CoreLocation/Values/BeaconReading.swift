import Foundation

/// The numbers of a ranged beacon.
package struct BeaconReading: Hashable, Sendable {
  /// The UUID that all beacons of an organization share.
  package var uuid = UUID.zeros
  /// The group.
  package var major: UInt16 = 0
  /// The beacon in the group.
  package var minor: UInt16 = 0
  /// The approximate distance.
  package var proximity = CLProximity.unknown
  /// The uncertainty of the distance in meters; negative if not known.
  package var accuracy = -1.0
  /// The strength of its signal in decibels.
  package var rssi = 0
  /// The time when the beacon was heard.
  package var timestamp = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a reading without known values.
  package init() {}

  /// Reads the available numbers from an archive; nil if it contains an impossible value.
  init?(coder: NSCoder) {
    guard let identity = BeaconIdentity(coder: coder) else { return nil }
    (uuid, major, minor) = (identity.uuid, identity.major ?? 0, identity.minor ?? 0)
    proximity = CLProximity(rawValue: coder.decodeInteger(forKey: "kCLBeaconCodingKeyProximity")) ?? .unknown
    if coder.containsValue(forKey: "kCLBeaconCodingKeyAccuracy") {
      accuracy = coder.decodeDouble(forKey: "kCLBeaconCodingKeyAccuracy")
    }
    rssi = coder.decodeInteger(forKey: "kCLBeaconCodingKeyRSSI")
    let seconds = coder.decodeDouble(forKey: "kCLBeaconCodingKeyTimestamp")
    timestamp = Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Writes the numbers to an archive.
  func encode(with coder: NSCoder) {
    BeaconIdentity(uuid: uuid, major: major, minor: minor).encode(with: coder)
    coder.encode(proximity.rawValue, forKey: "kCLBeaconCodingKeyProximity")
    coder.encode(accuracy, forKey: "kCLBeaconCodingKeyAccuracy")
    coder.encode(rssi, forKey: "kCLBeaconCodingKeyRSSI")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "kCLBeaconCodingKeyTimestamp")
  }
}
