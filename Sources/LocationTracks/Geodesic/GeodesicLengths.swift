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

  /// How far apart neighbouring lines are at the end, for each radian between them at the start.
  func reducedLength(_ startScale: Double, _ endScale: Double) -> Double {
    let a2 = GeodesicSeries.a2(variable)
    let series = GeodesicSeries.c2(variable)
    let second = a2 * (series.sum(at: arc.end) - series.sum(at: arc.start))
    let j = (a1 - a2) * arc.length + distanceCorrection - second
    return endScale * (arc.start.cosine * arc.end.sine) - startScale * (arc.start.sine * arc.end.cosine)
      - arc.start.cosine * arc.end.cosine * j
  }
}
