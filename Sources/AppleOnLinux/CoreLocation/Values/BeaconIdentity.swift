import Foundation

/// The identity of some beacons: all of a UUID, those with a major value, or one.
package struct BeaconIdentity: Hashable, Sendable {
  /// The UUID that all beacons of an organization share.
  package var uuid: UUID
  /// The group; nil for all groups.
  package var major: UInt16?
  /// The beacon in the group; nil for all of them.
  package var minor: UInt16?

  /// Creates an identity.
  package init(uuid: UUID = .zeros, major: UInt16? = nil, minor: UInt16? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  /// Reads an identity from an archive; nil if it contains an impossible value.
  ///
  /// Values that the archive doesn't contain stay unknown: a subclass may write only its own values, and Apple's
  /// classes can read that (the public tests of TestableCoreLocation subclass CLBeacon this way).
  init?(coder: NSCoder) {
    self.init()
    if let text = coder.object(of: NSString.self, forKey: Key.uuid) {
      guard let uuid = UUID(uuidString: String(describing: text)) else { return nil }
      self.uuid = uuid
    }
    for (key, path) in [(Key.major, \Self.major), (Key.minor, \Self.minor)] {
      guard let number = coder.object(of: NSNumber.self, forKey: key) else { continue }
      guard let value = UInt16(exactly: number.intValue) else { return nil }
      self[keyPath: path] = value
    }
  }

  /// Writes the identity to an archive.
  func encode(with coder: NSCoder) {
    coder.encode(uuid.uuidString, forKey: Key.uuid)
    coder.encode(major.map(NSNumber.init), forKey: Key.major)
    coder.encode(minor.map(NSNumber.init), forKey: Key.minor)
  }

  /// Returns whether a beacon has the identity.
  package func covers(uuid: UUID, major: UInt16, minor: UInt16) -> Bool {
    self.uuid == uuid && (self.major ?? major) == major && (self.minor ?? minor) == minor
  }

  /// Returns the bytes that such a beacon broadcasts.
  func advertisement(power: Int8) -> Data {
    var bytes = withUnsafeBytes(of: uuid.uuid) { Data($0) }
    for number in [major ?? 0, minor ?? 0] {
      bytes.append(UInt8(number >> 8))
      bytes.append(UInt8(number & 0xFF))
    }
    bytes.append(UInt8(bitPattern: power))
    return bytes
  }

  private enum Key {
    static let uuid = "kCLBeaconIdentityCodingKeyUUID"
    static let major = "kCLBeaconIdentityCodingKeyMajor"
    static let minor = "kCLBeaconIdentityCodingKeyMinor"
  }
}

extension UUID {
  /// The UUID of zeros, which means an unknown one.
  package static let zeros = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
