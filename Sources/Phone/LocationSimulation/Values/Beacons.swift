public import LeanFoundation

/// The identity that a beacon must have.
public struct BeaconConstraint: Hashable, Sendable, Codable {
  /// The UUID.
  public var uuid: UUID
  /// The major value; nil for any.
  public var major: UInt16?
  /// The minor value; nil for any.
  public var minor: UInt16?

  /// Creates a constraint.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}

/// A beacon that the phone hears.
public struct BeaconSighting: Hashable, Sendable, Codable {
  /// The UUID.
  public var uuid: UUID
  /// The major value.
  public var major: UInt16
  /// The minor value.
  public var minor: UInt16
  /// The distance in meters; negative if it can't be determined.
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

/// The proximity of a beacon, with Apple's raw values.
public enum Proximity: Int, CaseIterable, Hashable, Sendable, Codable {
  /// The distance can't be determined.
  case unknown = 0
  /// Within reach of a hand.
  case immediate = 1
  /// In the same room.
  case near = 2
  /// Farther away.
  case far = 3
}

extension BeaconSighting {
  /// The greatest distance of an immediate beacon, in meters; inferred from "within half a meter".
  static let immediateDistance = 0.5
  /// The greatest distance of a near beacon, in meters; inferred from the usual "one to three meters".
  static let nearDistance = 3.0

  /// The proximity of the beacon, based on its distance.
  public var proximity: Proximity {
    guard distance >= 0 else { return .unknown }
    if distance <= Self.immediateDistance { return .immediate }
    return distance <= Self.nearDistance ? .near : .far
  }

  /// Returns whether the beacon has the identity that a constraint requires.
  public func satisfies(_ constraint: BeaconConstraint) -> Bool {
    uuid == constraint.uuid && (constraint.major ?? major) == major && (constraint.minor ?? minor) == minor
  }

  /// Returns whether a beacon comes before another in a list: it is nearer, or only its distance is known.
  func isNearer(than other: BeaconSighting) -> Bool {
    let (one, two) = (distance < 0 ? .infinity : distance, other.distance < 0 ? .infinity : other.distance)
    return one == two ? (major, minor) < (other.major, other.minor) : one < two
  }
}
