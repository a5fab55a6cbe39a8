/// Days of the proleptic Gregorian calendar, counted from 1 January 2001, where `Date` counts from.
enum CivilDay {
  /// The day's number; nil where there is no such day.
  static func number(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), day >= 1, day <= length(of: month, in: year) else { return nil }
    return daysBefore(year: year, month: month) + day - 1
  }

  /// The year, month and day of a number.
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
    // 730,485 days lie before 2001.
    let beforeYear = past * 365 + leapDays - 730_485
    let beforeMonth = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    return beforeYear + beforeMonth[month] + (month > 2 && isLeap(year) ? 1 : 0)
  }

  private static func floor(_ dividend: Int, _ divisor: Int) -> Int {
    (dividend - (dividend % divisor + divisor) % divisor) / divisor
  }
}
