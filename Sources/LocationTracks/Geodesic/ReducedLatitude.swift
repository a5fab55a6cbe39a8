/// A latitude on the auxiliary sphere: tan β = (1 - f) tan φ.
struct ReducedLatitude {
  var angle: AnglePair
  /// The stretch of the ellipsoid there, √(1 + e′² sin² β).
  var scale: Double

  init(degrees: Double) {
    let geographic = AnglePair(degrees: degrees)
    // At a pole a tiny cosine keeps the azimuth meaningful.
    angle = AnglePair(
      normalizing: Ellipsoid.axisRatio * geographic.sine, max(Self.tiny, geographic.cosine))
    scale = (1 + Ellipsoid.secondEccentricitySquared * angle.sine * angle.sine).squareRoot()
  }

  /// Small enough to vanish in any sum, large enough for its square to be a normal number.
  static var tiny: Double { 1.4916681462400413e-154 }
}
