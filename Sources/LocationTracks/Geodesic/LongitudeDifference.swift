import Foundation

/// How far one longitude is from another, with the rounding error of the subtraction.
struct LongitudeDifference {
  /// Degrees, -180 to 180.
  var degrees: Double
  /// What must be added to be exact.
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

  /// Brings a longitude into -180 to 180.
  static func normalized(_ longitude: Double) -> Double {
    guard abs(longitude) > 180 else { return longitude }
    return remainder(longitude, 360)
  }
}
