import Foundation

/// How a number without a fraction is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var isSigned = false
  var hasPrefix = false
  var isUppercase = false
  var minDigits = 0

  /// With digits from 0 to 9.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// With digits from 0 to f.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With digits from 0 to 7.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// With digits from 0 to 9, at least as many as asked for.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, isSigned: explicitPositiveSign, minDigits: minDigits())
  }

  /// With digits from 0 to f, at least as many as asked for, and 0x before them if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isSigned: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      minDigits: minDigits())
  }

  /// With digits from 0 to 7, at least as many as asked for, and 0o before them if asked for.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, isSigned: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      minDigits: minDigits())
  }

  func text(_ value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let prefix = hasPrefix ? (radix == 16 ? "0x" : "0o") : ""
    return (value < 0 ? "-" : isSigned ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let digits: Int?
  private let isSigned: Bool

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { .fixed() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { .exponential() }
  /// Whichever is shorter, fixed or exponential.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }
  /// In hexadecimal digits.
  public static var hex: OSLogFloatFormatting { .hex() }

  /// With digits after the point, six unless asked for another number.
  public static func fixed(
    precision: @autoclosure () -> Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", digits: precision(), isSigned: explicitPositiveSign)
  }

  /// With an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", digits: precision(), isSigned: explicitPositiveSign)
  }

  /// Whichever is shorter, fixed or exponential.
  public static func hybrid(
    precision: @autoclosure () -> Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", digits: precision(), isSigned: explicitPositiveSign)
  }

  /// In hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "A" : "a", digits: nil, isSigned: explicitPositiveSign)
  }

  func text(_ value: Double) -> String {
    String(format: "%\(isSigned ? "+" : "")\(digits.map { ".\($0)" } ?? "")\(conversion)", value)
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}

/// How a value is set in a column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func text(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}
