import LeanFoundation
import TextReading

/// A reader of tables with a header row that names the columns.
///
/// Times are ISO 8601, or seconds or milliseconds since 1970; a date column and a time column are combined. A decimal
/// comma is accepted if the comma is not the separator. A change in the segment column is a gap.
struct CSVReader {
  private var scanner: CSVScanner
  private var log = ProblemLog()
  private var budget = PointBudget()
  private var columns: [CSVColumn: Int] = [:]
  private var segments: [[TrackPoint]] = []
  private var segment: [TrackPoint] = []
  private var segmentLabel: [UInt8] = []
  private var name: String?

  static func read(_ bytes: [UInt8]) -> (Track, [TrackProblem]) {
    var reader = CSVReader(scanner: CSVScanner(bytes))
    reader.readAll()
    return (Track(name: reader.name, segments: reader.segments), reader.log.problems)
  }

  private init(scanner: CSVScanner) { self.scanner = scanner }

  private mutating func readAll() {
    guard readHeader() else { return }
    while scanner.next() {
      if let point = readPoint(), budget.take() {
        startSegmentIfLabelled()
        segment.append(point)
      }
    }
    if scanner.isUnterminated {
      log.note(line: scanner.line, "the quotes are never closed", remedy: "add the missing quote")
    }
    budget.report(to: &log, in: scanner.bytes)
    segments.append(segment)
  }

  private mutating func readHeader() -> Bool {
    guard scanner.next() else { return false }
    for index in scanner.fields.indices {
      guard let column = CSVColumn(header: scanner.text(index)), columns[column] == nil else { continue }
      columns[column] = index
    }
    guard columns[.latitude] != nil, columns[.longitude] != nil else {
      log.note(
        line: scanner.line, "the first row does not name a latitude and a longitude column",
        remedy: "start with a header such as latitude,longitude,time")
      return false
    }
    return true
  }

  private mutating func readPoint() -> TrackPoint? {
    guard let latitude = number(.latitude), let longitude = number(.longitude) else {
      log.note(
        line: scanner.line, "the row has no latitude and longitude that are numbers",
        remedy: "write decimal degrees, such as 52.5 and 13.4")
      return nil
    }
    let place = Coordinate(latitude: latitude, longitude: longitude)
    guard place.isValid else {
      log.note(
        line: scanner.line, "\(latitude), \(longitude) is not a place",
        remedy: "keep the latitude within ±90 and the longitude within ±180")
      return nil
    }
    var point = TrackPoint(place, altitude: checkedNumber(.altitude), time: time())
    point.speed = speed()
    point.course = checkedNumber(.course).flatMap(PointValues.course)
    point.horizontalAccuracy = accuracy(.horizontalAccuracy, .horizontalDilution)
    point.verticalAccuracy = accuracy(.verticalAccuracy, .verticalDilution)
    if name == nil, let column = columns[.track] {
      let text = scanner.text(column)
      name = text.isEmpty ? nil : text
    }
    return point
  }

  private mutating func startSegmentIfLabelled() {
    guard let range = range(.segment) else { return }
    let label = Array(scanner.bytes[range])
    if label != segmentLabel, !segment.isEmpty {
      segments.append(segment)
      segment = []
    }
    segmentLabel = label
  }

  private mutating func speed() -> Double? {
    let speed =
      checkedNumber(.speed) ?? checkedNumber(.speedInKilometersPerHour).map { $0 / 3.6 }
      ?? checkedNumber(.speedInKnots).map { $0 * PointValues.metersPerSecondPerKnot }
    return speed.flatMap(PointValues.known)
  }

  private mutating func accuracy(_ meters: CSVColumn, _ dilution: CSVColumn) -> Double? {
    let accuracy = checkedNumber(meters) ?? checkedNumber(dilution).map { $0 * PointValues.metersPerDilution }
    return accuracy.flatMap(PointValues.known)
  }

  /// Returns the range of a column's field in this row; nil if it is empty.
  private func range(_ column: CSVColumn) -> Range<Int>? {
    guard let index = columns[column], index < scanner.fields.count else { return nil }
    let range = scanner.bytes.trimmed(scanner.fields[index].range)
    return range.isEmpty ? nil : range
  }

  private func number(_ column: CSVColumn) -> Double? {
    guard let range = range(column) else { return nil }
    if let number = DecimalNumber.value(scanner.bytes, range) { return number }
    guard scanner.separator != UInt8(ascii: ","), range.count <= 400 else { return nil }
    let pointed = scanner.bytes[range].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    return DecimalNumber.value(pointed, pointed.indices)
  }

  /// Returns the number in a column; a field that is not a number is reported.
  private mutating func checkedNumber(_ column: CSVColumn) -> Double? {
    guard let range = range(column) else { return nil }
    let number = number(column)
    if number == nil {
      log.note(
        line: scanner.line, "\(scanner.bytes.excerpt(range)) is not a number",
        remedy: "write decimal digits, such as 52.5")
    }
    return number
  }

  private mutating func time() -> Date? {
    guard let range = range(.time) ?? range(.date) else { return nil }
    if let time = Timestamp.value(scanner.bytes, range) ?? epochTime(range) ?? combinedTime(range) {
      return time
    }
    log.note(
      line: scanner.line, "\(scanner.bytes.excerpt(range)) is not a time",
      remedy: "write it like 2024-05-01T12:00:00Z, or in seconds since 1970")
    return nil
  }

  /// Reads seconds since 1970, or milliseconds if seconds would be beyond the year 5000.
  private func epochTime(_ range: Range<Int>) -> Date? {
    guard let number = DecimalNumber.value(scanner.bytes, range), abs(number) < 1e14 else { return nil }
    let time = Date(timeIntervalSince1970: abs(number) > 1e11 ? number / 1_000 : number)
    return Timestamp.writable.contains(time) ? time : nil
  }

  private func combinedTime(_ time: Range<Int>) -> Date? {
    guard let date = range(.date), date != time, date.count + time.count < 60 else { return nil }
    let bytes = scanner.bytes[date] + [UInt8(ascii: "T")] + scanner.bytes[time]
    return Timestamp.value(Array(bytes), 0..<bytes.count)
  }
}
