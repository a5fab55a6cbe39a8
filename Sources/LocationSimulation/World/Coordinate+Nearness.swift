import Foundation
import LocationTracks

extension Coordinate {
  /// Returns whether another place is farther away than some metres.
  ///
  /// Exact near the limit; elsewhere a plane decides, which takes a hundredth of the time. Receivers look every
  /// second, and nearly always the answer is clear.
  func isFarther(than metres: Double, from other: Coordinate) -> Bool {
    if self == other { return metres < 0 }
    if let rough = roughDistance(to: other) {
      if rough > metres * (1 + Self.tolerance) { return true }
      if rough < metres * (1 - Self.tolerance) { return false }
    }
    return distance(to: other) > metres
  }

  /// More than the plane can be wrong where it is used: the length of a degree varies by one part in a hundred.
  private static let tolerance = 0.03
  /// Metres in a degree of latitude, on average.
  private static let degree = 111_133.0

  /// The distance on a plane through both places; nil where that is too far off.
  private func roughDistance(to other: Coordinate) -> Double? {
    let north = latitude - other.latitude
    let east = longitude - other.longitude
    guard abs(north) < 1, abs(east) < 1, abs(latitude) < 80 else { return nil }
    let eastward = east * cos((latitude + other.latitude) * (.pi / 360))
    return Self.degree * (north * north + eastward * eastward).squareRoot()
  }
}
