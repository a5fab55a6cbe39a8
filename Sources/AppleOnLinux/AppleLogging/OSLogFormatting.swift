import Foundation

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var isSigned = false
  var hasPrefix = false
  var isUppercase = false
  var minDigits = 0

  /// Digits from 0 to 9.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Digits from 0 to f.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Digits from 0 to 7.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Digits from 0 to 9, with a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, isSigned: explicitPositiveSign, minDigits: minDigits())
  }

  /// Digits from 0 to f, with a minimum number of digits and an optional prefix 0x.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isSigned: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      minDigits: minDigits())
  }

  /// Digits from 0 to 7, with a minimum number of digits and an optional prefix 0o.
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

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let digits: Int?
  private let isSigned: Bool

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { .fixed() }
  /// An exponent.
  public static var exponential: OSLogFloatFormatting { .exponential() }
  /// The shorter of fixed and exponential.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }
  /// Hexadecimal digits.
  public static var hex: OSLogFloatFormatting { .hex() }

  /// A number of digits after the point, six by default.
  public static func fixed(
    precision: @autoclosure () -> Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", digits: precision(), isSigned: explicitPositiveSign)
  }

  /// An exponent.
  public static func exponential(
    precision: @autoclosure () -> Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", digits: precision(), isSigned: explicitPositiveSign)
  }

  /// The shorter of fixed and exponential.
  public static func hybrid(
    precision: @autoclosure () -> Int? = nil, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", digits: precision(), isSigned: explicitPositiveSign)
  }

  /// Hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "A" : "a", digits: nil, isSigned: explicitPositiveSign)
  }

  func text(_ value: Double) -> String {
    String(format: "%\(isSigned ? "+" : "")\(digits.map { ".\($0)" } ?? "")\(conversion)", value)
  }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable {
  /// True or false.
  case truth
  /// Yes or no.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  /// Right-aligned in a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  /// Left-aligned in a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func text(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}
