/// The figures of the WGS 84 ellipsoid (NGA.STND.0036, table 3.1) and what follows from them.
///
/// They are computed properties so that the compiler folds them into the formulas.
enum Ellipsoid {
  /// The radius of the equator in metres.
  static var equatorialRadius: Double { 6_378_137 }
  static var flattening: Double { 1 / 298.257223563 }
  /// The distance from the centre to a pole in metres.
  static var polarRadius: Double { equatorialRadius * axisRatio }
  /// The polar radius over the equatorial one.
  static var axisRatio: Double { 1 - flattening }
  static var thirdFlattening: Double { flattening / (2 - flattening) }
  static var eccentricitySquared: Double { flattening * (2 - flattening) }
  static var secondEccentricitySquared: Double { eccentricitySquared / (axisRatio * axisRatio) }
}
