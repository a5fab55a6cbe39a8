import LeanFoundation
import LocationPolicy
import LocationTerms
import LocationTracks
import Phrases
import TextReading

/// The formats of the values in a timeline.
package enum TraceFormat {
  /// Returns a time since the start: hours, minutes and seconds, with days before and milliseconds after if any.
  package static func time(_ moment: Moment) -> String {
    let (seconds, milliseconds) = moment.milliseconds.quotientAndRemainder(dividingBy: 1_000)
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let clock = "\(rest / 3_600):\(twoDigits(rest / 60 % 60)):\(twoDigits(rest % 60))"
    let fraction = milliseconds == 0 ? "" : "." + padded(milliseconds, to: 3)
    return (days == 0 ? "" : "\(days)d ") + clock + fraction
  }

  /// Returns the number of fixes that arrived, and the newest.
  static func fixes(count: Int, last: Fix?) -> Phrase {
    guard let last else { return "no fix" }
    let place: Phrase =
      last.horizontalAccuracy < 0
      ? "no valid place"
      : Phrase(verbatim: "\(coordinate(last.coordinate)) ±\(meters(last.horizontalAccuracy))")
    return count == 1 ? "1 fix, \(place)" : "\(count) fixes, last \(place)"
  }

  /// Returns a place in degrees, accurate to about a meter.
  static func coordinate(_ place: Coordinate) -> String {
    "\(place.latitude.decimal(places: 5)), \(place.longitude.decimal(places: 5))"
  }

  /// Returns a length, rounded to a meter.
  package static func meters(_ length: Double) -> String { "\(length.decimal(places: 0)) m" }

  /// Returns a duration in seconds, rounded to a millisecond.
  package static func seconds(_ duration: Double) -> String {
    abs(duration) < 1e12 ? "\(number((duration * 1_000).rounded() / 1_000)) s" : "\(duration) s"
  }

  /// Returns a number, without a fraction if it has none.
  package static func number(_ value: Double) -> String {
    value.rounded() == value && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }

  /// Returns an error with Apple's name and number.
  static func error(_ code: LocationErrorCode) -> String { "CLError.\(code.caseName) (\(code.rawValue))" }

  /// Returns the direction in which the phone points.
  static func heading(_ heading: Heading) -> Phrase {
    let magnetic = heading.magneticHeading.decimal(places: 0)
    if heading.trueHeading < 0 { return "\(magnetic)° from magnetic north" }
    return
      "\(magnetic)° from magnetic north, \(heading.trueHeading.decimal(places: 0))° from true north"
  }

  /// Returns the place of a visit, and whether its arrival and departure are known.
  static func visit(_ visit: Visit) -> Phrase {
    let part: Phrase
    switch (visit.arrival, visit.departure) {
    case (let arrival?, let departure?): part = "from \(time(arrival)) to \(time(departure))"
    case (let arrival?, nil): part = "arrived at \(time(arrival))"
    case (nil, let departure?): part = "left at \(time(departure))"
    case (nil, nil): part = "no times known"
    }
    return "\(coordinate(visit.coordinate)), \(part)"
  }

  /// Returns the diagnostics that are set.
  static func diagnostics(_ diagnostics: SessionDiagnostics) -> Phrase {
    diagnostics.isEmpty ? "no obstacles" : Phrase(verbatim: diagnostics.names.joined(separator: ", "))
  }

  private static func twoDigits(_ value: Int64) -> String { padded(value, to: 2) }

  private static func padded(_ value: Int64, to width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
