extension Double {
  /// Returns the number with a number of decimal places, such as "52.52000", like C's `%.5f`.
  ///
  /// It is rounded as C rounds: by the exact value, halves to even. Numbers so large that they have no such places are
  /// written as Swift writes them.
  package func decimal(places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
    guard magnitude.isFinite, magnitude * scale < 9e15 else { return "\(self)" }
    let whole = UInt64(Self.rounded(magnitude, times: scale))
    let digits = String(whole)
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    let sign = sign == .minus ? "-" : ""
    return sign + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
  }

  /// Returns a product rounded once; if it seems to be halfway, the rounding error of the
  /// multiplication decides.
  private static func rounded(_ value: Double, times scale: Double) -> Double {
    let product = value * scale
    let below = product.rounded(.down)
    guard product - below == 0.5 else { return product.rounded(.toNearestOrEven) }
    // Dekker's product: the factors are split in halves, whose products are exact.
    let (valueHigh, valueLow) = halves(value)
    let (scaleHigh, scaleLow) = halves(scale)
    let lost =
      valueLow * scaleLow
      - (((product - valueHigh * scaleHigh) - valueLow * scaleHigh) - valueHigh * scaleLow)
    if lost == 0 { return product.rounded(.toNearestOrEven) }
    return lost > 0 ? below + 1 : below
  }

  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let shifted = 134_217_729 * value
    let high = shifted - (shifted - value)
    return (high, value - high)
  }
}
