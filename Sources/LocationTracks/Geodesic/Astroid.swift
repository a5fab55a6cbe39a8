import Foundation

/// The equation that says how lines between nearly antipodal points leave (Karney 2013, equation 55).
enum Astroid {
  /// The positive root k of k⁴ + 2k³ - (x² + y² - 1)k² - 2y²k - y² = 0.
  static func root(x: Double, y: Double) -> Double {
    let q = y * y
    let r = (x * x + q - 1) / 6
    if q == 0 && r <= 0 { return 0 }
    let u = resolvent(s: x * x * q / 4, r: r)
    let v = (u * u + q).squareRoot()
    // Written so that nothing cancels when u is negative.
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
