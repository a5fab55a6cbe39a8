@available(iOS 17.0, *)
extension CLMonitor {
  /// The condition that a beacon is near.
  public struct BeaconIdentityCondition: CLCondition {
    /// The UUID that all beacons of an organization share.
    public let uuid: UUID

    /// The group; nil for all groups.
    public let major: UInt16?

    /// The beacon in the group; nil for all of them.
    public let minor: UInt16?

    /// Creates a condition that any beacon of a UUID meets.
    public init(uuid: UUID) {
      self.uuid = uuid
      major = nil
      minor = nil
    }

    /// Creates a condition that any beacon of a UUID and a major value meets.
    public init(uuid: UUID, major: UInt16) {
      self.uuid = uuid
      self.major = major
      minor = nil
    }

    /// Creates a condition that one beacon meets.
    public init(uuid: UUID, major: UInt16, minor: UInt16) {
      self.uuid = uuid
      self.major = major
      self.minor = minor
    }

    /// Reads a condition.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      uuid = try values.decode(UUID.self, forKey: .uuid)
      major = try values.decodeIfPresent(UInt16.self, forKey: .major)
      minor = try values.decodeIfPresent(UInt16.self, forKey: .minor)
    }

    /// Writes the condition; Apple's own form is not public.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(uuid, forKey: .uuid)
      try values.encodeIfPresent(major, forKey: .major)
      try values.encodeIfPresent(minor, forKey: .minor)
    }

    private enum CodingKeys: String, CodingKey {
      case uuid, major, minor
    }
  }
}
