/// The identity of the beacons to range.
// Apple declares it Sendable, but a class that clients may subclass cannot be checked. It is immutable.
@available(iOS 13.0, *)
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let identity: BeaconIdentity

  /// Creates a constraint that all beacons of a UUID meet.
  public init(uuid: UUID) { identity = BeaconIdentity(uuid: uuid) }

  /// Creates a constraint that all beacons of a UUID and a major value meet.
  public init(uuid: UUID, major: CLBeaconMajorValue) {
    identity = BeaconIdentity(uuid: uuid, major: major)
  }

  /// Creates a constraint that one beacon meets.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    identity = BeaconIdentity(uuid: uuid, major: major, minor: minor)
  }

  /// Creates the constraint of a beacon region.
  package init(_ identity: BeaconIdentity) { self.identity = identity }

  /// Reads a constraint from an archive.
  public required init?(coder: NSCoder) {
    guard let identity = BeaconIdentity(coder: coder) else { return nil }
    self.identity = identity
  }

  /// The UUID that all beacons of an organization share.
  open var uuid: UUID { identity.uuid }

  /// The group; nil for all groups.
  open var major: UInt16? { identity.major }

  /// The beacon in the group; nil for all of them.
  open var minor: UInt16? { identity.minor }

  /// Returns whether an object is a constraint for the same beacons, of which a set keeps one.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLBeaconIdentityConstraint)?.identity == identity
  }

  /// A hash of the beacons' identity.
  open override var hash: Int { identity.hashValue }

  /// Writes the constraint to an archive.
  open func encode(with coder: NSCoder) { identity.encode(with: coder) }

  /// Returns the constraint itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }
}
