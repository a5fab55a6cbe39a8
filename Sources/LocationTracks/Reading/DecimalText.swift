/// Writes numbers without an exponent, which GPX does not allow.
enum DecimalText {
  /// The shortest decimal number that is read as the same value.
  static func positional(_ value: Double) -> String {
    let text = value.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let sign = value < 0 ? "-" : ""
    let mantissa = text[..<mark].drop { $0 == "-" }
    let parts = mantissa.split(separator: ".")
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = parts[0] + fraction
    guard exponent >= 0 else { return sign + "0." + zeros(-exponent - 1) + digits }
    // An exponent of 16 or more is never shorter than the digits.
    return sign + digits + zeros(exponent - fraction.count)
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
}
