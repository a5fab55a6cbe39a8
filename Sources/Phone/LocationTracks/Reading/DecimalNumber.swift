import TextReading

/// A reader of decimal numbers from bytes, rounded as in the standard library.
enum DecimalNumber {
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns the number in a range, possibly surrounded by spaces; nil if it is not a number, is not finite, or is
  /// followed by other text.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    let range = bytes.trimmed(range)
    var offset = range.lowerBound
    let isNegative = skipSign(bytes, &offset, range.upperBound)
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var pointSeen = false
    let start = offset
    while offset < range.upperBound {
      if let digit = bytes[offset].digit {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        if mantissa != 0 { digits += 1 }
        if pointSeen { exponent -= 1 }
      } else if bytes[offset] == UInt8(ascii: "."), !pointSeen {
        pointSeen = true
      } else {
        break
      }
      offset += 1
    }
    guard offset > start + (pointSeen ? 1 : 0) else { return nil }
    guard offset == range.upperBound, digits <= 18 else { return slowValue(bytes, range) }
    guard let value = exactly(mantissa, exponent) else { return slowValue(bytes, range) }
    return isNegative ? -value : value
  }

  /// Returns an integer times a power of ten, if one correctly rounded division or product computes it.
  static func exactly(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    guard mantissa < 1 << 53, abs(exponent) < powersOfTen.count else { return nil }
    let value = Double(mantissa)
    return exponent < 0 ? value / powersOfTen[-exponent] : value * powersOfTen[exponent]
  }

  /// Reads long mantissas and exponents.
  ///
  /// Only characters of decimal numbers reach this function, so no “nan” and no “0x”.
  private static func slowValue(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard range.count <= 400, bytes[range].allSatisfy(isPartOfNumber) else { return nil }
    return Double(String(decoding: bytes[range], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func skipSign(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") else {
      return false
    }
    defer { offset += 1 }
    return bytes[offset] == UInt8(ascii: "-")
  }
}

/// A writer of numbers without an exponent, which GPX does not allow.
enum DecimalText {
  /// Returns the shortest decimal number that is read as the same value.
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
