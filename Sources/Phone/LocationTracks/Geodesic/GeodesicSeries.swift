/// Karney's series to the sixth order.
///
/// The equations are numbered as in C. F. F. Karney, “Algorithms for geodesics”, J. Geodesy 87 (2013). The variable
/// is the paper's ε, which is at most 0.0017 on WGS 84, so the truncation error is below 1e-18.
enum GeodesicSeries {
  /// ε from the square of the cosine of the azimuth at the equator.
  static func variable(cosineSquared: Double) -> Double {
    let k2 = Ellipsoid.secondEccentricitySquared * cosineSquared
    return k2 / (2 * (1 + (1 + k2).squareRoot()) + k2)
  }

  /// A₁, equation 17: the scale of the distance.
  static func a1(_ e: Double) -> Double {
    let e2 = e * e
    return (1 + e2 * (1.0 / 4 + e2 * (1.0 / 64 + e2 / 256))) / (1 - e)
  }

  /// C₁, equation 18: the distance from the arc.
  static func c1(_ e: Double) -> SineSeries {
    let e2 = e * e
    let e3 = e2 * e
    let e4 = e2 * e2
    return SineSeries(
      c1: e * (-1.0 / 2 + e2 * (3.0 / 16 - e2 / 32)),
      c2: e2 * (-1.0 / 16 + e2 * (1.0 / 32 - e2 * 9 / 2_048)),
      c3: e3 * (-1.0 / 48 + e2 * 3 / 256),
      c4: e4 * (-5.0 / 512 + e2 * 3 / 512),
      c5: e4 * e * -7 / 1_280,
      c6: e4 * e2 * -7 / 2_048)
  }

  /// C₁′, equation 21: the arc from the distance.
  static func c1Reverted(_ e: Double) -> SineSeries {
    let e2 = e * e
    let e3 = e2 * e
    let e4 = e2 * e2
    return SineSeries(
      c1: e * (1.0 / 2 + e2 * (-9.0 / 32 + e2 * 205 / 1_536)),
      c2: e2 * (5.0 / 16 + e2 * (-37.0 / 96 + e2 * 1_335 / 4_096)),
      c3: e3 * (29.0 / 96 - e2 * 75 / 128),
      c4: e4 * (539.0 / 1_536 - e2 * 2_391 / 2_560),
      c5: e4 * e * 3_467 / 7_680,
      c6: e4 * e2 * 38_081 / 61_440)
  }

  /// A₂, equation 42: the scale of the reduced length's second part.
  static func a2(_ e: Double) -> Double {
    let e2 = e * e
    return (1 + e2 * (1.0 / 4 + e2 * (9.0 / 64 + e2 * 25 / 256))) * (1 - e)
  }

  /// C₂, equation 43.
  static func c2(_ e: Double) -> SineSeries {
    let e2 = e * e
    let e3 = e2 * e
    let e4 = e2 * e2
    return SineSeries(
      c1: e * (1.0 / 2 + e2 * (1.0 / 16 + e2 / 32)),
      c2: e2 * (3.0 / 16 + e2 * (1.0 / 32 + e2 * 35 / 2_048)),
      c3: e3 * (5.0 / 48 + e2 * 5 / 256),
      c4: e4 * (35.0 / 512 + e2 * 7 / 512),
      c5: e4 * e * 63 / 1_280,
      c6: e4 * e2 * 77 / 2_048)
  }

  /// A₃, equation 24: the scale of the longitude's correction.
  static func a3(_ e: Double) -> Double {
    let n = Ellipsoid.thirdFlattening
    let t1 = 1.0 / 2 - n / 2
    let t2 = 1.0 / 4 + n / 8 - n * n * 3 / 8
    let t3 = 1.0 / 16 + n * 3 / 16 + n * n / 16
    let t4 = 3.0 / 64 + n / 32
    return 1 - e * (t1 + e * (t2 + e * (t3 + e * (t4 + e * 3 / 128))))
  }

  /// C₃, equation 25: the longitude's correction from the arc.
  static func c3(_ e: Double) -> SineSeries {
    let n = Ellipsoid.thirdFlattening
    let n2 = n * n
    let e2 = e * e
    let t3 = 3.0 / 64 + n * 3 / 64 - n2 / 64
    return SineSeries(
      c1: e
        * (1.0 / 4 - n / 4 + e * (1.0 / 8 - n2 / 8 + e * (t3 + e * (5.0 / 128 + n / 64 + e * 3 / 128)))),
      c2: e2
        * (1.0 / 16 - n * 3 / 32 + n2 / 32
          + e * (3.0 / 64 - n / 32 - n2 * 3 / 64 + e * (3.0 / 128 + n / 128 + e * 5 / 256))),
      c3: e2 * e * (5.0 / 192 - n * 3 / 64 + n2 * 5 / 192 + e * (3.0 / 128 - n * 5 / 192 + e * 7 / 512)),
      c4: e2 * e2 * (7.0 / 512 - n * 7 / 256 + e * 7 / 512),
      c5: e2 * e2 * e * 21 / 2_560,
      c6: 0)
  }
}
