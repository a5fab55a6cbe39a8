extension String {
  /// Formats a number with the decimals in a format such as “%.5f”.
  ///
  /// It is rounded as in C: by its exact value, with halves to even. Other formats are not
  /// supported.
  public init(format: String, locale: Never?, _ value: Double) {
    let places = format.utf8.dropFirst(2).first.map { Int($0) - 48 } ?? 0
    let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let magnitude = value.magnitude
    guard magnitude.isFinite, magnitude * scale < 9e15 else {
      self = "\(value)"
      return
    }
    let whole = UInt64(Self.rounded(magnitude, times: scale))
    let digits = String(whole)
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    let sign = value.sign == .minus ? "-" : ""
    self = sign + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
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
