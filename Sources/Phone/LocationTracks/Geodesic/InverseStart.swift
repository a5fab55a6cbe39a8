import LeanFoundation

/// The initial guess for Newton's method: the sphere, or the astroid if the points are nearly antipodal.
enum InverseStart {
  case solved(InverseProblem.Solution)
  case azimuth(AnglePair)

  /// Below this many radians the sphere of the mean latitude is exact.
  private static let exactArc = 3.6e-8

  static func estimate(of problem: InverseProblem) -> InverseStart {
    let (one, two) = (problem.first.angle, problem.second.angle)
    let difference = two - one
    let isShort =
      difference.cosine >= 0 && difference.sine < 0.5 && two.cosine * problem.longitude < 0.5
    guard isShort else { return longEstimate(of: problem) }
    let scale = meanScale(one, two)
    let onSphere = AnglePair(radians: problem.longitude / (Ellipsoid.axisRatio * scale))
    let line = SphericalLine(from: one, to: two, longitude: onSphere)
    guard line.arc.sine < exactArc else { return .azimuth(line.firstAzimuth) }
    return .solved(
      .init(
        distance: line.arc.radians * Ellipsoid.polarRadius * scale, firstAzimuth: line.firstAzimuth,
        secondAzimuth: line.secondAzimuth))
  }

  private static func longEstimate(of problem: InverseProblem) -> InverseStart {
    let one = problem.first.angle
    let line = SphericalLine(from: one, to: problem.second.angle, longitude: problem.longitudeAngle)
    let width = 6 * Ellipsoid.thirdFlattening * .pi * one.cosine * one.cosine
    guard line.arc.cosine < 0, line.arc.sine < width else { return .azimuth(line.firstAzimuth) }
    return .azimuth(antipodalAzimuth(of: problem))
  }

  /// √(1 + e′² sin² β) at the mean latitude.
  private static func meanScale(_ one: AnglePair, _ two: AnglePair) -> Double {
    let sine = (one.sine + two.sine) * (one.sine + two.sine)
    let cosine = (one.cosine + two.cosine) * (one.cosine + two.cosine)
    return (1 + Ellipsoid.secondEccentricitySquared * sine / (sine + cosine)).squareRoot()
  }

  /// Karney 2013, section 5: scaled coordinates of the second point about the antipode of the first.
  private static func antipodalAzimuth(of problem: InverseProblem) -> AnglePair {
    let (one, two) = (problem.first.angle, problem.second.angle)
    let variable = GeodesicSeries.variable(cosineSquared: one.sine * one.sine)
    let longitudeScale = Ellipsoid.flattening * one.cosine * GeodesicSeries.a3(variable) * .pi
    let beyond = atan2(-problem.longitudeAngle.sine, -problem.longitudeAngle.cosine)
    let x = beyond / longitudeScale
    let y = (one + two).sine / (longitudeScale * one.cosine)
    if y > -200 * Double.ulpOfOne && x > -1 - 1_000 * Double.ulpOfOne.squareRoot() {
      let sine = min(1, -x)
      return AnglePair(sine: sine, cosine: -(1 - sine * sine).squareRoot())
    }
    let k = Astroid.root(x: x, y: y)
    let angle = AnglePair(radians: longitudeScale * (-x * k / (1 + k)))
    return SphericalLine(
      from: one, to: two, longitude: AnglePair(sine: angle.sine, cosine: -angle.cosine)
    ).firstAzimuth
  }
}

/// A great circle between two latitudes of a sphere, from formulas without cancellation.
struct SphericalLine {
  let firstAzimuth: AnglePair
  let secondAzimuth: AnglePair
  let arc: AnglePair

  init(from one: AnglePair, to two: AnglePair, longitude: AnglePair) {
    // 1 - cos λ without cancellation; behind the pole 1 + cos λ does not cancel.
    let versine =
      longitude.cosine >= 0
      ? longitude.sine * longitude.sine / (1 + longitude.cosine) : 1 - longitude.cosine
    let sine = two.cosine * longitude.sine
    let cosine =
      longitude.cosine >= 0
      ? (two - one).sine + two.cosine * one.sine * versine
      : (two + one).sine - two.cosine * one.sine * longitude.sine * longitude.sine / (1 - longitude.cosine)
    firstAzimuth =
      sine > 0 ? AnglePair(normalizing: sine, cosine) : AnglePair(sine: 1, cosine: 0)
    secondAzimuth = AnglePair(
      normalizing: one.cosine * longitude.sine, (two - one).sine - one.cosine * two.sine * versine)
    arc = AnglePair(
      sine: hypot(sine, cosine),
      cosine: one.sine * two.sine + one.cosine * two.cosine * longitude.cosine)
  }
}

/// The equation for the initial direction of lines between nearly antipodal points (Karney 2013, equation 55).
enum Astroid {
  /// The positive root k of k⁴ + 2k³ - (x² + y² - 1)k² - 2y²k - y² = 0.
  static func root(x: Double, y: Double) -> Double {
    let q = y * y
    let r = (x * x + q - 1) / 6
    if q == 0 && r <= 0 { return 0 }
    let u = resolvent(s: x * x * q / 4, r: r)
    let v = (u * u + q).squareRoot()
    // Written to avoid cancellation if u is negative.
    let sum = u < 0 ? q / (v - u) : u + v
    let w = (sum - q) / (2 * v)
    return sum / ((sum + w * w).squareRoot() + w)
  }

  private static func resolvent(s: Double, r: Double) -> Double {
    let r3 = r * r * r
    let discriminant = s * (s + 2 * r3)
    guard discriminant >= 0 else {
      return r + 2 * r * cos(atan2((-discriminant).squareRoot(), -(s + r3)) / 3)
    }
    let sum = s + r3
    let cube = sum < 0 ? sum - discriminant.squareRoot() : sum + discriminant.squareRoot()
    let t = cbrt(cube)
    return r + t + (t == 0 ? 0 : r * r / t)
  }
}
