/// A beacon that ranging has found.
@available(iOS 7.0, *)
open class CLBeacon: NSObject, NSCopying, NSSecureCoding {
  private let reading: BeaconReading

  /// Creates a beacon without known values; only Core Location creates others.
  public override init() { reading = BeaconReading() }

  /// Creates a beacon that a simulated device has ranged.
  package init(_ reading: BeaconReading) { self.reading = reading }

  /// Reads a beacon from an archive.
  public required init?(coder: NSCoder) {
    guard let reading = BeaconReading(coder: coder) else { return nil }
    self.reading = reading
  }

  /// The UUID that all beacons of an organization share.
  @available(iOS 13.0, *)
  open var uuid: UUID { reading.uuid }

  /// The UUID that all beacons of an organization share, with its older name.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "uuid")
  open var proximityUUID: UUID { reading.uuid }

  /// The group.
  open var major: NSNumber { NSNumber(value: reading.major) }

  /// The beacon in the group.
  open var minor: NSNumber { NSNumber(value: reading.minor) }

  /// The approximate distance.
  open var proximity: CLProximity { reading.proximity }

  /// The uncertainty of the distance in meters; negative if not known.
  open var accuracy: CLLocationAccuracy { reading.accuracy }

  /// The strength of its signal in decibels, averaged.
  open var rssi: Int { reading.rssi }

  /// The time when the beacon was heard.
  @available(iOS 13.0, *)
  open var timestamp: Date { reading.timestamp }

  /// The beacon as Apple's implementation prints it.
  ///
  /// `CLBeacon (uuid:FDA50693-A4E2-4FB1-AFCF-C6EB07647825, major:1, minor:2, proximity:3 +/- 21.54m, rssi:-64,
  /// timestamp:2020-07-24 05:58:44 +0000)`, as apps' logs show it.
  open override var description: String {
    let distance = String(format: "%ld +/- %.2fm", proximity.rawValue, accuracy)
    return "CLBeacon (uuid:\(uuid), major:\(major), minor:\(minor), proximity:\(distance), "
      + "rssi:\(rssi), timestamp:\(timestamp))"
  }

  /// Writes the beacon to an archive.
  open func encode(with coder: NSCoder) { reading.encode(with: coder) }

  /// Returns the beacon itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }
}
