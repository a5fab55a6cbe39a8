import LeanFoundation

/// An angle as its sine and cosine, which remain exact where degrees or radians would be rounded.
struct AnglePair {
  var sine: Double
  var cosine: Double

  /// Creates an angle from its sine and cosine.
  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Creates an angle from two numbers, scaled so that their squares add up to one.
  init(normalizing sine: Double, _ cosine: Double) {
    let length = (sine * sine + cosine * cosine).squareRoot()
    self.init(sine: sine / length, cosine: cosine / length)
  }

  init(radians: Double) { self.init(sine: sin(radians), cosine: cos(radians)) }

  /// Creates an angle from degrees, reduced to an eighth of a turn first, so that multiples of 90° are exact.
  init(degrees: Double) {
    let quarters = (degrees / 90).rounded()
    let rest = (degrees - 90 * quarters) * .radiansPerDegree
    let (s, c) = (sin(rest), cos(rest))
    switch quarters - 4 * (quarters / 4).rounded(.down) {
    case 0: self.init(sine: s, cosine: c)
    case 1: self.init(sine: c, cosine: -s)
    case 2: self.init(sine: -s, cosine: -c)
    default: self.init(sine: -c, cosine: s)
    }
  }

  var radians: Double { atan2(sine, cosine) }

  var degrees: Double { radians * .degreesPerRadian }

  /// The angle as a compass bearing, 0 up to 360.
  var bearing: Double { Bearing.normalized(degrees) }

  static func + (one: AnglePair, other: AnglePair) -> AnglePair {
    AnglePair(
      sine: one.sine * other.cosine + one.cosine * other.sine,
      cosine: one.cosine * other.cosine - one.sine * other.sine)
  }

  static func - (one: AnglePair, other: AnglePair) -> AnglePair {
    AnglePair(
      sine: one.sine * other.cosine - one.cosine * other.sine,
      cosine: one.cosine * other.cosine + one.sine * other.sine)
  }
}

/// Arithmetic on directions in degrees clockwise from true north.
enum Bearing {
  /// Normalizes a direction between -360 and 720 to 0 up to 360.
  static func normalized(_ degrees: Double) -> Double {
    // A tiny negative angle plus 360 rounds to 360, which is 0; adding zero turns -0 into 0.
    let positive = degrees < 0 ? degrees + 360 : degrees + 0
    return positive >= 360 ? positive - 360 : positive
  }
}

extension Double {
  static var radiansPerDegree: Double { .pi / 180 }
  static var degreesPerRadian: Double { 180 / .pi }
}

/// The difference of two longitudes, with the rounding error of the subtraction.
struct LongitudeDifference {
  /// Degrees, -180 to 180.
  var degrees: Double
  /// The correction that makes it exact.
  var error: Double

  init(from first: Double, to second: Double) {
    let a = remainder(-first, 360)
    let b = remainder(second, 360)
    let sum = a + b
    let virtual = sum - a
    let rest = (a - (sum - virtual)) + (b - virtual)
    degrees = remainder(sum, 360)
    error = rest
  }

  /// Normalizes a longitude to -180 to 180.
  static func normalized(_ longitude: Double) -> Double {
    guard abs(longitude) > 180 else { return longitude }
    return remainder(longitude, 360)
  }
}
