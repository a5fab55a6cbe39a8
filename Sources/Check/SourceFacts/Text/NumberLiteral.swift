/// Parses number literals of Swift and C.
enum NumberLiteral {
  /// Returns the value of a literal; nil if it isn't a number.
  static func value(_ literal: String) -> Double? {
    let digits = literal.filter { $0 != "_" && $0 != "'" }
    for (prefix, radix) in [("0x", 16), ("0X", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      let rest = digits.dropFirst(2).prefix { $0.isHexDigit }
      if let number = UInt64(rest, radix: radix) { return Double(number) }
    }
    if let number = Double(digits) { return number }
    let suffix = digits.drop { !"fFlLuU".contains($0) }
    guard !suffix.isEmpty, suffix.allSatisfy({ "fFlLuU".contains($0) }) else { return nil }
    return Double(digits.dropLast(suffix.count))
  }
}
