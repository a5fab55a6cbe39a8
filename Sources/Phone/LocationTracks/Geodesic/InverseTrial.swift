import LeanFoundation

/// The result of one azimuth at the first point, at the second point's latitude (Karney 2013, section 4).
struct InverseTrial {
  private let problem: InverseProblem
  private let arc: AuxiliaryArc
  private let variable: Double
  let firstAzimuth: AnglePair
  let secondAzimuth: AnglePair
  /// The longitude that the line covers in excess, in radians.
  let excess: Double

  init(problem: InverseProblem, azimuth: AnglePair) {
    var azimuth = azimuth
    // Break the tie of lines along the equator.
    if problem.first.angle.sine == 0 && azimuth.cosine == 0 { azimuth.cosine = -ReducedLatitude.tiny }
    let (one, two) = (problem.first.angle, problem.second.angle)
    let atEquator = AnglePair(
      sine: azimuth.sine * one.cosine, cosine: hypot(azimuth.cosine, azimuth.sine * one.sine))
    let other = Self.secondAzimuth(problem, azimuth, atEquator)
    arc = AuxiliaryArc(
      from: AnglePair(normalizing: one.sine, azimuth.cosine * one.cosine),
      to: AnglePair(normalizing: two.sine, other.cosine * two.cosine))
    variable = GeodesicSeries.variable(cosineSquared: atEquator.cosine * atEquator.cosine)
    excess =
      Self.sphericalExcess(problem, azimuth, other, atEquator)
      - Self.flatteningCorrection(variable, atEquator, arc)
    self.problem = problem
    firstAzimuth = azimuth
    secondAzimuth = other
  }

  var lengths: GeodesicLengths { GeodesicLengths(variable: variable, arc: arc) }

  /// The derivative of the excess with respect to the azimuth.
  var slope: Double {
    guard secondAzimuth.cosine != 0 else {
      return -2 * Ellipsoid.axisRatio * problem.first.scale / problem.first.angle.sine
    }
    return lengths.reducedLength(problem.first.scale, problem.second.scale) * Ellipsoid.axisRatio
      / (secondAzimuth.cosine * problem.second.angle.cosine)
  }

  private static func secondAzimuth(
    _ problem: InverseProblem, _ azimuth: AnglePair, _ atEquator: AnglePair
  ) -> AnglePair {
    let (one, two) = (problem.first.angle, problem.second.angle)
    let sameWidth = two.cosine == one.cosine
    let sine = sameWidth ? azimuth.sine : atEquator.sine / two.cosine
    if sameWidth && abs(two.sine) == -one.sine {
      return AnglePair(sine: sine, cosine: abs(azimuth.cosine))
    }
    // The difference of the squared cosines of the latitudes, from whichever is the smaller factor.
    let difference =
      one.cosine < -one.sine
      ? (two.cosine - one.cosine) * (one.cosine + two.cosine)
      : (one.sine - two.sine) * (one.sine + two.sine)
    let along = azimuth.cosine * one.cosine
    return AnglePair(sine: sine, cosine: (along * along + difference).squareRoot() / two.cosine)
  }

  /// Returns the longitude between the ends on the sphere, minus the intended one.
  private static func sphericalExcess(
    _ problem: InverseProblem, _ azimuth: AnglePair, _ other: AnglePair, _ atEquator: AnglePair
  ) -> Double {
    let (one, two) = (problem.first.angle, problem.second.angle)
    let start = AnglePair(normalizing: atEquator.sine * one.sine, azimuth.cosine * one.cosine)
    let end = AnglePair(normalizing: atEquator.sine * two.sine, other.cosine * two.cosine)
    var covered = end - start
    covered.sine = max(0, covered.sine)
    return (covered - problem.longitudeAngle).radians
  }

  private static func flatteningCorrection(
    _ variable: Double, _ atEquator: AnglePair, _ arc: AuxiliaryArc
  ) -> Double {
    let series = GeodesicSeries.c3(variable)
    let length = arc.length + (series.sum(at: arc.end) - series.sum(at: arc.start))
    return Ellipsoid.flattening * GeodesicSeries.a3(variable) * atEquator.sine * length
  }
}

/// The distance and the reduced length of an arc (Karney 2013, equations 7 and 38), in polar radii.
struct GeodesicLengths {
  private let variable: Double
  private let arc: AuxiliaryArc
  private let a1: Double
  /// A₁ times the change of the first series.
  private let distanceCorrection: Double

  init(variable: Double, arc: AuxiliaryArc) {
    self.variable = variable
    self.arc = arc
    a1 = GeodesicSeries.a1(variable)
    let series = GeodesicSeries.c1(variable)
    distanceCorrection = a1 * (series.sum(at: arc.end) - series.sum(at: arc.start))
  }

  var distance: Double { a1 * arc.length + distanceCorrection }

  /// Returns the distance between neighboring lines at the end, per radian between them at the start.
  func reducedLength(_ startScale: Double, _ endScale: Double) -> Double {
    let a2 = GeodesicSeries.a2(variable)
    let series = GeodesicSeries.c2(variable)
    let second = a2 * (series.sum(at: arc.end) - series.sum(at: arc.start))
    let j = (a1 - a2) * arc.length + distanceCorrection - second
    return endScale * (arc.start.cosine * arc.end.sine) - startScale * (arc.start.sine * arc.end.cosine)
      - arc.start.cosine * arc.end.cosine * j
  }
}
