/// The shortest line between two places on the WGS 84 ellipsoid: its length and its azimuths at both ends.
///
/// The method is C. F. F. Karney's, “Algorithms for geodesics”, J. Geodesy 87 (2013), 43–55: accurate to less than a
/// micrometer between any two places, including antipodes and poles.
public struct Geodesic: Hashable, Sendable {
  /// The length in meters.
  public let distance: Double
  /// The azimuth at the start in degrees clockwise from true north, 0 up to 360.
  public let initialBearing: Double
  /// The azimuth at the end in degrees clockwise from true north, 0 up to 360, in the direction of travel.
  public let finalBearing: Double

  /// Solves the inverse problem.
  ///
  /// If there are several shortest lines, as between antipodes, the result is one of them, the same each time. The
  /// line from a place to itself has the length 0 and leads north. A coordinate that is not valid gives NaN.
  public init(from start: Coordinate, to end: Coordinate) {
    guard start.isValid, end.isValid else {
      (distance, initialBearing, finalBearing) = (.nan, .nan, .nan)
      return
    }
    guard start != end else {
      (distance, initialBearing, finalBearing) = (0, 0, 0)
      return
    }
    let difference = LongitudeDifference(from: start.longitude, to: end.longitude)
    let isSwapped = abs(start.latitude) < abs(end.latitude)
    let (one, two) =
      isSwapped ? (end.latitude, start.latitude) : (start.latitude, end.latitude)
    let isNorthern = one >= 0 && !(one == 0 && one.sign == .minus)
    let isWestward = difference.degrees < 0
    let error = isWestward ? -difference.error : difference.error
    let eastward = abs(difference.degrees)
    let solution = InverseProblem(
      southern: isNorthern ? -one : one, other: isNorthern ? -two : two, eastward: eastward,
      supplement: 180 - eastward - error
    ).solve()
    distance = solution.distance
    let turn = Turn(isSwapped: isSwapped, isNorthern: isNorthern, isWestward: isWestward)
    (initialBearing, finalBearing) = turn.bearings(of: solution)
  }

  /// The transformations from the original problem to the canonical one.
  private struct Turn {
    let isSwapped: Bool
    let isNorthern: Bool
    let isWestward: Bool

    func bearings(of solution: InverseProblem.Solution) -> (Double, Double) {
      let (one, two) =
        isSwapped
        ? (solution.secondAzimuth, solution.firstAzimuth)
        : (solution.firstAzimuth, solution.secondAzimuth)
      return (bearing(one), bearing(two))
    }

    private func bearing(_ azimuth: AnglePair) -> Double {
      AnglePair(
        sine: isWestward ? -azimuth.sine : azimuth.sine,
        cosine: isSwapped != isNorthern ? -azimuth.cosine : azimuth.cosine
      ).bearing
    }
  }
}

extension Coordinate {
  /// Returns the distance in meters along the shortest line on WGS 84, accurate to a millimeter; NaN if either place
  /// is not valid.
  public func distance(to other: Coordinate) -> Double { Geodesic(from: self, to: other).distance }

  /// Returns the direction in which the shortest line to another place starts: degrees clockwise from true north, 0
  /// to 360.
  public func bearing(to other: Coordinate) -> Double {
    Geodesic(from: self, to: other).initialBearing
  }

  /// Returns the place that is some meters straight ahead, starting with a bearing in degrees from true north.
  ///
  /// A negative distance goes backwards. Values that are not valid or not finite give NaN.
  public func moved(by meters: Double, bearing: Double) -> Coordinate {
    guard isValid, meters.isFinite, bearing.isFinite else {
      return Coordinate(latitude: .nan, longitude: .nan)
    }
    return GeodesicLine(from: self, azimuth: bearing).end(after: meters).coordinate
  }
}
