import Foundation

extension Timestamp {
  /// The time in UTC, with as many decimals as it needs and at most 17; nil outside the years 0 to 9999.
  static func text(of date: Date) -> String? {
    guard writable.contains(date) else { return nil }
    let (seconds, fraction) = split(date.timeIntervalSinceReferenceDate)
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let (year, month, number) = CivilDay.date(day)
    let second = seconds - day * 86_400
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(number, 2) + "T"
      + padded(second / 3_600, 2) + ":" + padded(second / 60 % 60, 2) + ":" + padded(second % 60, 2)
      + fraction + "Z"
  }

  /// Whole seconds, rounded down, and the rest as “.25”.
  private static func split(_ interval: Double) -> (Int, String) {
    let text = DecimalText.positional(abs(interval))
    let parts = text.split(separator: ".")
    let whole = Int(parts[0]) ?? 0
    let decimals = parts.count > 1 ? parts[1].prefix(17) : ""
    guard let fraction = Int(decimals), fraction > 0 else { return (interval < 0 ? -whole : whole, "") }
    guard interval < 0 else { return (whole, "." + decimals) }
    let scale = decimals.reduce(1) { power, _ in power * 10 }
    return (-whole - 1, "." + padded(scale - fraction, decimals.count))
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
