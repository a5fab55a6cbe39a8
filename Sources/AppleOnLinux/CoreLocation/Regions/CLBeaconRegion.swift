/// The region around some beacons.
@available(iOS 7.0, *)
open class CLBeaconRegion: CLRegion {
  package let identity: BeaconIdentity

  /// Creates a region around no beacons, with a UUID of zeros and without an identifier.
  ///
  /// Apple's headers have never hidden NSObject's `init()`, and the interfaces that Swift generated from them list
  /// it. The properties of such a region aren't documented.
  public override init() {
    identity = BeaconIdentity()
    super.init()
  }

  init(_ identity: BeaconIdentity, identifier: String) {
    self.identity = identity
    super.init(identifier: identifier)
  }

  /// Creates a region around all beacons of a UUID.
  @available(iOS 13.0, *)
  public init(uuid: UUID, identifier: String) {
    identity = BeaconIdentity(uuid: uuid)
    super.init(identifier: identifier)
  }

  /// Creates a region around all beacons of a UUID and a major value.
  @available(iOS 13.0, *)
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    identity = BeaconIdentity(uuid: uuid, major: major)
    super.init(identifier: identifier)
  }

  /// Creates a region around one beacon.
  @available(iOS 13.0, *)
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    identity = BeaconIdentity(uuid: uuid, major: major, minor: minor)
    super.init(identifier: identifier)
  }

  /// Creates a region around all beacons of a UUID, with the importer's older label.
  @available(iOS 13.0, *)
  public init(UUID uuid: UUID, identifier: String) {
    identity = BeaconIdentity(uuid: uuid)
    super.init(identifier: identifier)
  }

  /// Creates a region around all beacons of a UUID and a major value, with the importer's older label.
  @available(iOS 13.0, *)
  public init(UUID uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    identity = BeaconIdentity(uuid: uuid, major: major)
    super.init(identifier: identifier)
  }

  /// Creates a region around one beacon, with the importer's older label.
  @available(iOS 13.0, *)
  public init(
    UUID uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    identity = BeaconIdentity(uuid: uuid, major: major, minor: minor)
    super.init(identifier: identifier)
  }

  /// Creates a region around all beacons of a UUID, with the name before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:identifier:)")
  public init(proximityUUID: UUID, identifier: String) {
    identity = BeaconIdentity(uuid: proximityUUID)
    super.init(identifier: identifier)
  }

  /// Creates a region around all beacons of a UUID and a major value, with the name before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:major:identifier:)")
  public init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    identity = BeaconIdentity(uuid: proximityUUID, major: major)
    super.init(identifier: identifier)
  }

  /// Creates a region around one beacon, with the name before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:major:minor:identifier:)")
  public init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    identity = BeaconIdentity(uuid: proximityUUID, major: major, minor: minor)
    super.init(identifier: identifier)
  }

  /// Creates a region around the beacons that meet a constraint.
  @available(iOS 13.0, *)
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    identity = beaconIdentityConstraint.identity
    super.init(identifier: identifier)
  }

  /// Reads a region from an archive.
  public required init?(coder: NSCoder) {
    guard let identity = BeaconIdentity(coder: coder) else { return nil }
    self.identity = identity
    notifyEntryStateOnDisplay = coder.decodeBool(forKey: Self.displayKey)
    super.init(coder: coder)
  }

  /// The UUID that all beacons of an organization share.
  @available(iOS 13.0, *)
  open var uuid: UUID { identity.uuid }

  /// The UUID that all beacons of an organization share, with its older name.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "uuid")
  open var proximityUUID: UUID { identity.uuid }

  /// The group; nil for all groups.
  open var major: NSNumber? { identity.major.map(NSNumber.init) }

  /// The beacon in the group; nil for all of them.
  open var minor: NSNumber? { identity.minor.map(NSNumber.init) }

  /// The constraint that the region's beacons meet, for ranging them.
  @available(iOS 13.0, *)
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(identity) }

  /// Whether the app is notified of the region again when the display turns on inside of it (MON-010).
  open var notifyEntryStateOnDisplay: Bool = false

  /// Returns the data that a device must broadcast through Core Bluetooth to act as such a beacon.
  ///
  /// The value of Core Bluetooth's key is the 21 bytes of a beacon's advertisement: UUID, major and minor value (0 if
  /// nil), and the power in decibels that is received a meter away, -59 by default.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    let advertisement = identity.advertisement(power: measuredPower?.int8Value ?? -59)
    return NSMutableDictionary(dictionary: ["kCBAdvDataAppleBeaconKey": advertisement])
  }

  /// The region as Apple's implementation prints it.
  ///
  /// `CLBeaconRegion (identifier:'door', uuid:5E759524-B7F2-4F3A-81E6-73B2F9728AAB, major:1, minor:(null))`, as
  /// apps' logs show it.
  open override var description: String {
    let numbers = [("major", major), ("minor", minor)].map { name, number in
      "\(name):\(number.map(String.init(describing:)) ?? "(null)")"
    }
    return "CLBeaconRegion (identifier:'\(identifier)', uuid:\(uuid), \(numbers.joined(separator: ", ")))"
  }

  /// Writes the region to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    identity.encode(with: coder)
    coder.encode(notifyEntryStateOnDisplay, forKey: Self.displayKey)
  }

  /// Returns an independent region with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let region = copying(CLBeaconRegion(identity, identifier: identifier))
    region.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
    return region
  }

  /// Whether its archives can be read with secure coding.
  open override class var supportsSecureCoding: Bool { true }

  private static let displayKey = "kCLBeaconRegionCodingKeyNotifyEntryStateOnDisplay"
}
