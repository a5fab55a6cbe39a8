import Foundation

/// Values between two points.
struct Mixture {
  /// 0 at the first point, 1 at the second.
  let fraction: Double

  /// The value in between, or the only one that there is.
  func value(_ one: Double?, _ two: Double?) -> Double? { both(one, two) ?? one ?? two }

  /// The value in between, nil unless both are there.
  func both(_ one: Double?, _ two: Double?) -> Double? {
    guard let one, let two else { return nil }
    return one + fraction * (two - one)
  }

  /// The direction in between, the shorter way round.
  func course(_ one: Double?, _ two: Double?) -> Double? {
    guard let one, let two else { return nil }
    return Bearing.normalized(one + fraction * remainder(two - one, 360))
  }
}
