/// What the scores need of mathematics; the module builds where there is no Foundation.
enum SearchMath {
  /// Returns the natural logarithm of a number of at least 1, to nine places.
  static func logarithm(_ number: Double) -> Double {
    // ln x = e · ln 2 + ln m with 1 ≤ m < 2, and ln m = 2 · artanh((m − 1) / (m + 1)).
    let ratio = (number.significand - 1) / (number.significand + 1)
    var power = ratio
    var sum = 0.0
    for divisor in stride(from: 1.0, through: 19, by: 2) {
      sum += power / divisor
      power *= ratio * ratio
    }
    return Double(number.exponent) * 0.693147180559945 + 2 * sum
  }
}
