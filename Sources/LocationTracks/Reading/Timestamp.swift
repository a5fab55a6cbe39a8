import Foundation
import TextReading

/// Reads and writes ISO 8601 times, without the price of a formatter.
enum Timestamp {
  /// The years 0 to 9999, which four digits can say.
  static let writable = start(ofYear: 0)..<start(ofYear: 10_000)

  private static func start(ofYear year: Int) -> Date {
    let day = CivilDay.number(year: year, month: 1, day: 1) ?? 0
    return Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)
  }

  /// The time in a range: `2024-05-01T12:00:00.25Z`, also with a space for the T, an offset, or no zone (then UTC).
  ///
  /// The fraction is exact: what ``text(of:)`` writes is read as the same `Date`.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Date? {
    var reader = Reader(bytes: bytes, range: bytes.trimmed(range))
    guard let day = reader.day() else { return nil }
    guard !reader.isAtEnd else { return date(seconds: day * 86_400) }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let second = reader.timeOfDay() else {
      return nil
    }
    let (fraction, digits) = reader.fraction()
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    let time = date(seconds: day * 86_400 + second - offset, fraction: fraction, digits: digits)
    return time.flatMap { writable.contains($0) ? $0 : nil }
  }

  /// Seconds since 2001 and a decimal fraction, as one correctly rounded number.
  static func date(seconds: Int, fraction: Int = 0, digits: Int = 0) -> Date? {
    guard digits >= 0 else { return nil }
    let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
    let (product, overflow) = seconds.multipliedReportingOverflow(by: scale)
    let (total, overflowAgain) = product.addingReportingOverflow(fraction)
    // The last digits are then far below what a `Date` holds.
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

    /// Seconds after midnight; a leap second counts as the first of the next minute.
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

    /// Up to 17 digits; further ones are below what a `Date` holds.
    mutating func fraction() -> (value: Int, digits: Int) {
      guard skip(".") || skip(",") else { return (0, 0) }
      var (value, digits) = (0, 0)
      while offset < end, let digit = bytes[offset].digit {
        if digits < 17 {
          value = value * 10 + digit
          digits += 1
        }
        offset += 1
      }
      return (value, digits)
    }

    /// Seconds east of UTC.
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
