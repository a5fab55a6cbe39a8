import LeanFoundation

/// The line from one recorded point to the next.
///
/// Recorded points are meters apart, and there are many of them: for near points, Gauss's mid-latitude formulas and a
/// parabola replace the full solution. They differ from it by less than a tenth of a millimeter and take a fraction
/// of the time.
struct Leg: Hashable {
  /// Meters.
  let length: Double
  /// The initial direction in degrees clockwise from true north.
  let initialBearing: Double
  /// The change of the azimuth up to the end, in degrees.
  let turn: Double

  init(from start: Coordinate, to end: Coordinate) {
    if Self.isShort(from: start, to: end) {
      self.init(
        eastward: (end.longitude - start.longitude) * .radiansPerDegree,
        northward: (end.latitude - start.latitude) * .radiansPerDegree,
        curvature: Curvature(latitude: (start.latitude + end.latitude) / 2))
    } else {
      let line = Geodesic(from: start, to: end)
      self.init(
        length: line.distance, initialBearing: line.initialBearing,
        turn: remainder(line.finalBearing - line.initialBearing, 360))
    }
  }

  private init(length: Double, initialBearing: Double, turn: Double) {
    self.length = length
    self.initialBearing = initialBearing
    self.turn = turn
  }

  /// Creates a leg with Gauss's formulas (exact on the sphere, Delambre's analogies) and the radii of curvature at
  /// the middle.
  private init(eastward: Double, northward: Double, curvature: Curvature) {
    let (l2, p2) = (eastward * eastward, northward * northward)
    let east = curvature.transverse * curvature.cosine * eastward * (1 - l2 / 24)
    let north = curvature.meridional * northward * (1 - l2 / 8) * (1 - p2 / 24)
    let squared = east * east + north * north
    let turn = eastward * curvature.sine
    let halfway = atan2(east, north)
    self.init(
      length: squared.squareRoot() * (1 + squared / (24 * curvature.transverse * curvature.meridional)),
      initialBearing: squared == 0 ? 0 : Bearing.normalized((halfway - turn / 2) * .degreesPerRadian),
      turn: turn * .degreesPerRadian)
  }

  /// Returns the position on the leg at a fraction of its length.
  func position(from start: Coordinate, to end: Coordinate, at fraction: Double) -> Coordinate {
    guard Self.isShort(from: start, to: end) else {
      return GeodesicLine(from: start, azimuth: initialBearing).end(after: fraction * length).coordinate
    }
    let eastward = end.longitude - start.longitude
    let northward = end.latitude - start.latitude
    let curvature = Curvature(latitude: (start.latitude + end.latitude) / 2)
    let bow = fraction * (1 - fraction) * .radiansPerDegree
    return Coordinate(
      latitude: start.latitude + fraction * northward + bow * curvature.latitudeBow(eastward, northward),
      longitude: start.longitude + fraction * eastward + bow * curvature.longitudeBow(eastward, northward))
  }

  /// Returns whether the formulas for near points apply: at most 0.01° apart, and not where the meridians converge
  /// quickly.
  private static func isShort(from start: Coordinate, to end: Coordinate) -> Bool {
    abs(end.longitude - start.longitude) < 0.01 && abs(end.latitude - start.latitude) < 0.01
      && abs(start.latitude) < 70
  }

  /// The shape of the ellipsoid at a latitude.
  private struct Curvature {
    let sine: Double
    let cosine: Double
    let transverse: Double
    let meridional: Double

    init(latitude: Double) {
      let radians = latitude * .radiansPerDegree
      (sine, cosine) = (sin(radians), cos(radians))
      let w2 = 1 - Ellipsoid.eccentricitySquared * sine * sine
      transverse = Ellipsoid.equatorialRadius / w2.squareRoot()
      meridional = transverse * (1 - Ellipsoid.eccentricitySquared) / w2
    }

    /// Minus half the second derivative of the latitude along the line.
    func latitudeBow(_ eastward: Double, _ northward: Double) -> Double {
      let w2 = 1 - Ellipsoid.eccentricitySquared * sine * sine
      return sine * cosine / 2
        * (eastward * eastward * transverse / meridional
          + 3 * Ellipsoid.eccentricitySquared / w2 * northward * northward)
    }

    /// Minus half the second derivative of the longitude along the line.
    func longitudeBow(_ eastward: Double, _ northward: Double) -> Double {
      -eastward * northward * (sine / cosine) * (meridional / transverse)
    }
  }
}
