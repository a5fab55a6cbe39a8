import Foundation

/// A great circle between two latitudes of a sphere, from formulas in which nothing cancels.
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
