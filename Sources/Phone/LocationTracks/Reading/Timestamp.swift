package import LeanFoundation
import TextReading

/// A reader and writer of ISO 8601 times, without the cost of a formatter.
package enum Timestamp {
  /// Returns the time in a text; nil for other texts.
  package static func date(in text: String) -> Date? {
    let bytes = Array(text.utf8)
    return value(bytes, bytes.indices)
  }

  /// The years 0 to 9999, which four digits can represent.
  static let writable = start(ofYear: 0)..<start(ofYear: 10_000)

  private static func start(ofYear year: Int) -> Date {
    let day = CivilDay.number(year: year, month: 1, day: 1) ?? 0
    return Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)
  }

  /// Returns the time in a range: `2024-05-01T12:00:00.25Z`, also with a space instead of the T, an offset, or no
  /// zone (then UTC).
  ///
  /// The fraction is exact: a text from ``text(of:)`` is read as the same `Date`.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Date? {
    var reader = Reader(bytes: bytes, range: bytes.trimmed(range))
    guard let day = reader.day() else { return nil }
    guard !reader.isAtEnd else { return date(seconds: Int64(day) * 86_400) }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let second = reader.timeOfDay() else {
      return nil
    }
    let (fraction, digits) = reader.fraction()
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    let time = date(
      seconds: Int64(day) * 86_400 + Int64(second - offset), fraction: fraction, digits: digits)
    return time.flatMap { writable.contains($0) ? $0 : nil }
  }

  /// Converts seconds since 2001 and a decimal fraction into one correctly rounded date.
  ///
  /// Both have 64 bits everywhere: `Int` has 32 on some watches, which are 68 years or nine digits.
  static func date(seconds: Int64, fraction: Int64 = 0, digits: Int = 0) -> Date? {
    guard digits >= 0 else { return nil }
    let scale: Int64 = (0..<digits).reduce(1) { power, _ in power * 10 }
    let (product, overflow) = seconds.multipliedReportingOverflow(by: scale)
    let (total, overflowAgain) = product.addingReportingOverflow(fraction)
    // The last digits are then far below the precision of a `Date`.
    guard !overflow, !overflowAgain else {
      return date(seconds: seconds, fraction: fraction / 10, digits: digits - 1)
    }
    let magnitude =
      DecimalNumber.exactly(UInt64(total.magnitude), -digits) ?? Double("\(total.magnitude)e-\(digits)")
    return magnitude.map { Date(timeIntervalSinceReferenceDate: total < 0 ? -$0 : $0) }
  }

  private struct Reader {
    let bytes: [UInt8]
    let end: Int
    var offset: Int

    init(bytes: [UInt8], range: Range<Int>) {
      self.bytes = bytes
      offset = range.lowerBound
      end = range.upperBound
    }

    var isAtEnd: Bool { offset == end }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard offset < end, bytes[offset] == UInt8(ascii: character) else { return false }
      offset += 1
      return true
    }

    mutating func number(_ digits: Int) -> Int? {
      guard offset + digits <= end else { return nil }
      var value = 0
      for index in offset..<offset + digits {
        guard let digit = bytes[index].digit else { return nil }
        value = value * 10 + digit
      }
      offset += digits
      return value
    }

    mutating func day() -> Int? {
      guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2) else {
        return nil
      }
      return CivilDay.number(year: year, month: month, day: day)
    }

    /// Reads seconds after midnight; a leap second counts as the first of the next minute.
    mutating func timeOfDay() -> Int? {
      guard let hour = number(2), skip(":"), let minute = number(2), minute <= 59,
        hour < 24 || hour == 24 && minute == 0
      else {
        return nil
      }
      let second = skip(":") ? number(2) : 0
      guard let second, second <= 60 else { return nil }
      return hour * 3_600 + minute * 60 + second
    }

    /// Reads up to 17 digits; further ones are below the precision of a `Date`.
    mutating func fraction() -> (value: Int64, digits: Int) {
      guard skip(".") || skip(",") else { return (0, 0) }
      var (value, digits) = (Int64(0), 0)
      while offset < end, let digit = bytes[offset].digit {
        if digits < 17 {
          value = value * 10 + Int64(digit)
          digits += 1
        }
        offset += 1
      }
      return (value, digits)
    }

    /// Reads the offset from UTC, in seconds to the east.
    mutating func zone() -> Int? {
      _ = skip(" ")
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let isWest = skip("-")
      guard isWest || skip("+"), let hours = number(2), hours < 24 else { return nil }
      _ = skip(":")
      let minutes = isAtEnd ? 0 : number(2)
      guard let minutes, minutes < 60 else { return nil }
      return (isWest ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
  }
}

extension Timestamp {
  /// Returns the time in UTC, with as many decimals as necessary and at most 17; nil outside the years 0 to 9999.
  static func text(of date: Date) -> String? {
    guard writable.contains(date) else { return nil }
    let (seconds, fraction) = split(date.timeIntervalSinceReferenceDate)
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let (year, month, number) = CivilDay.date(Int(day))
    let second = seconds - day * 86_400
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(number, 2) + "T"
      + padded(second / 3_600, 2) + ":" + padded(second / 60 % 60, 2) + ":" + padded(second % 60, 2)
      + fraction + "Z"
  }

  /// Returns the whole seconds, rounded down, and the rest as “.25”.
  private static func split(_ interval: Double) -> (Int64, String) {
    let text = DecimalText.positional(abs(interval))
    let parts = text.split(separator: ".")
    let whole = Int64(parts[0]) ?? 0
    let decimals = parts.count > 1 ? parts[1].prefix(17) : ""
    guard let fraction = Int64(decimals), fraction > 0 else { return (interval < 0 ? -whole : whole, "") }
    guard interval < 0 else { return (whole, "." + decimals) }
    let scale: Int64 = decimals.reduce(1) { power, _ in power * 10 }
    return (-whole - 1, "." + padded(scale - fraction, decimals.count))
  }

  private static func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

/// Days of the proleptic Gregorian calendar, counted from 1 January 2001, the reference date of `Date`.
enum CivilDay {
  /// Returns the number of a day; nil if there is no such day.
  static func number(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), day >= 1, day <= length(of: month, in: year) else { return nil }
    return daysBefore(year: year, month: month) + day - 1
  }

  /// Returns the year, month and day of a number.
  static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
    // 400 years have 146,097 days; the guess is never too high by more than a year.
    var year = 2_001 + Int((Double(number) / 365.2425).rounded(.down))
    while daysBefore(year: year, month: 1) > number { year -= 1 }
    while daysBefore(year: year + 1, month: 1) <= number { year += 1 }
    var month = 1
    while month < 12, daysBefore(year: year, month: month + 1) <= number { month += 1 }
    return (year, month, number - daysBefore(year: year, month: month) + 1)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func daysBefore(year: Int, month: Int) -> Int {
    let past = year - 1
    let leapDays = floor(past, 4) - floor(past, 100) + floor(past, 400)
    // 730,485 days are before 2001.
    let beforeYear = past * 365 + leapDays - 730_485
    let beforeMonth = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    return beforeYear + beforeMonth[month] + (month > 2 && isLeap(year) ? 1 : 0)
  }

  private static func floor(_ dividend: Int, _ divisor: Int) -> Int {
    (dividend - (dividend % divisor + divisor) % divisor) / divisor
  }
}
