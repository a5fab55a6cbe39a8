import LeanFoundation

/// A geodesic that starts at a place with an azimuth; solves the direct problem for any distance along it.
struct GeodesicLine {
  private let start: Coordinate
  /// The azimuth where the line crosses the equator.
  private let equatorAzimuth: AnglePair
  /// The arc on the auxiliary sphere from the equator to the start.
  private let startArc: AnglePair
  /// The same arc, stretched so that it grows uniformly with the distance.
  private let startStretchedArc: AnglePair
  private let startArcCorrection: Double
  private let startLongitude: AnglePair
  private let distanceScale: Double
  private let arcSeries: SineSeries
  private let longitudeScale: Double
  private let longitudeSeries: SineSeries
  private let startLongitudeCorrection: Double

  init(from start: Coordinate, azimuth: Double) {
    self.init(from: start, azimuth: AnglePair(degrees: azimuth))
  }

  init(from start: Coordinate, azimuth: AnglePair) {
    self.start = start
    let latitude = ReducedLatitude(degrees: start.latitude).angle
    let equatorAzimuth = AnglePair(
      sine: azimuth.sine * latitude.cosine, cosine: hypot(azimuth.cosine, azimuth.sine * latitude.sine))
    let along = latitude.sine != 0 || azimuth.cosine != 0 ? latitude.cosine * azimuth.cosine : 1
    let startArc = AnglePair(normalizing: latitude.sine, along)
    let e = GeodesicSeries.variable(cosineSquared: equatorAzimuth.cosine * equatorAzimuth.cosine)
    self.equatorAzimuth = equatorAzimuth
    self.startArc = startArc
    startLongitude = AnglePair(sine: equatorAzimuth.sine * latitude.sine, cosine: along)
    startArcCorrection = GeodesicSeries.c1(e).sum(at: startArc)
    startStretchedArc = startArc + AnglePair(radians: startArcCorrection)
    distanceScale = Ellipsoid.polarRadius * GeodesicSeries.a1(e)
    arcSeries = GeodesicSeries.c1Reverted(e)
    longitudeScale = -Ellipsoid.flattening * equatorAzimuth.sine * GeodesicSeries.a3(e)
    longitudeSeries = GeodesicSeries.c3(e)
    startLongitudeCorrection = longitudeSeries.sum(at: startArc)
  }

  /// Returns the end of the line after a distance in meters, and its azimuth there in degrees.
  func end(after distance: Double) -> (coordinate: Coordinate, azimuth: Double) {
    let stretched = distance / distanceScale
    let correction = arcSeries.sum(at: startStretchedArc + AnglePair(radians: stretched))
    let arcLength = stretched + correction + startArcCorrection
    let arc = startArc + AnglePair(radians: arcLength)
    let azimuth = AnglePair(sine: equatorAzimuth.sine, cosine: equatorAzimuth.cosine * arc.cosine)
    return (
      Coordinate(latitude: latitude(at: arc), longitude: longitude(at: arc, arcLength)), azimuth.bearing
    )
  }

  private func latitude(at arc: AnglePair) -> Double {
    let sine = equatorAzimuth.cosine * arc.sine
    let cosine = hypot(equatorAzimuth.sine, equatorAzimuth.cosine * arc.cosine)
    return AnglePair(sine: sine, cosine: Ellipsoid.axisRatio * cosine).degrees
  }

  private func longitude(at arc: AnglePair, _ arcLength: Double) -> Double {
    let spherical = AnglePair(sine: equatorAzimuth.sine * arc.sine, cosine: arc.cosine) - startLongitude
    let correction = longitudeSeries.sum(at: arc) - startLongitudeCorrection
    let change = spherical.radians + longitudeScale * (arcLength + correction)
    return LongitudeDifference.normalized(start.longitude + change * .degreesPerRadian)
  }
}
