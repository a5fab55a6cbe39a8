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
  /// The greatest distance of an immediate beacon, in metres; inferred from "within half a metre".
  static let immediateDistance = 0.5
  /// The greatest distance of a near beacon, in metres; inferred from the usual "one to three metres".
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
