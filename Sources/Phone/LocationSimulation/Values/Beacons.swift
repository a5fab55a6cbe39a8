public import Foundation

/// The identity that a beacon has to have.
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
  /// The distance in meters; negative when it can't be told.
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

/// How near a beacon is, with Apple's raw values.
public enum Proximity: Int, CaseIterable, Hashable, Sendable, Codable {
  /// The distance can't be told.
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

  /// How near the beacon is, from the distance.
  public var proximity: Proximity {
    guard distance >= 0 else { return .unknown }
    if distance <= Self.immediateDistance { return .immediate }
    return distance <= Self.nearDistance ? .near : .far
  }

  /// Whether the beacon has the identity that a constraint asks for.
  public func satisfies(_ constraint: BeaconConstraint) -> Bool {
    uuid == constraint.uuid && (constraint.major ?? major) == major && (constraint.minor ?? minor) == minor
  }

  /// Whether a beacon comes before another in a list: nearer, or known to be at some distance at all.
  func isNearer(than other: BeaconSighting) -> Bool {
    let (one, two) = (distance < 0 ? .infinity : distance, other.distance < 0 ? .infinity : other.distance)
    return one == two ? (major, minor) < (other.major, other.minor) : one < two
  }
}
