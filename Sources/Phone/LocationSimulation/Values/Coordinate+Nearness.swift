import LeanFoundation
import LocationTracks

extension Coordinate {
  /// Returns whether another place is farther away than some meters.
  ///
  /// The result is exact near the limit; otherwise, a calculation on a plane or a sphere is enough, which takes a
  /// hundredth of the time. Receivers call it every second, and the answer is nearly always clear.
  func isFarther(than meters: Double, from other: Coordinate) -> Bool {
    if self == other { return meters < 0 }
    let north = abs(latitude - other.latitude)
    // No path is shorter than the one between the parallels.
    if north * Self.shortestDegree > meters { return true }
    let rough = roughDistance(to: other, north: north)
    if rough > meters * (1 + Self.tolerance) { return true }
    if rough < meters * (1 - Self.tolerance) { return false }
    return distance(to: other) > meters
  }

  /// More than the possible error of the rough distance: the length of a degree varies by one part in a hundred.
  private static let tolerance = 0.03
  /// Meters in a degree of latitude: on average, and a little less than at the equator, where it is shortest.
  private static let degree = 111_133.0
  private static let shortestDegree = 110_570.0

  /// Returns the distance on a plane through both places or, if that is too inaccurate, on a sphere; NaN if one is
  /// not valid.
  private func roughDistance(to other: Coordinate, north: Double) -> Double {
    let east = abs(longitude - other.longitude)
    let radian = Double.pi / 180
    if north < 1, east < 1, abs(latitude) < 80 {
      let eastward = east * cos((latitude + other.latitude) / 2 * radian)
      return Self.degree * (north * north + eastward * eastward).squareRoot()
    }
    let (halfNorth, halfEast) = (sin(north / 2 * radian), sin(east / 2 * radian))
    let parallels = cos(latitude * radian) * cos(other.latitude * radian)
    let chord = halfNorth * halfNorth + parallels * halfEast * halfEast
    return 2 * Self.degree / radian * asin(min(1, chord).squareRoot())
  }
}
