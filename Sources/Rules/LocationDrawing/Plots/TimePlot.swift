/// A plot of events over time in rows: conditions that lasted for a while, and events at single moments.
package struct TimePlot: Hashable, Sendable {
  /// A row with its name.
  package struct Row: Hashable, Sendable {
    /// The subject of the row.
    package let label: String
    /// The conditions over time, from the left; gaps are left blank.
    package let bands: [Band]
    /// The times of the events, in seconds, in any order.
    package let marks: [Double]

    /// Creates a row.
    package init(_ label: String, bands: [Band] = [], marks: [Double] = []) {
      self.label = label
      self.bands = bands
      self.marks = marks
    }
  }

  /// A condition that lasted for a while.
  package struct Band: Hashable, Sendable {
    /// The start, in seconds.
    package let start: Double
    /// The end, in seconds.
    package let end: Double
    /// The degree of the condition, from 0 for nothing to 1.
    package let strength: Double
    /// The condition, in a word or two.
    package let label: String

    /// Creates a band.
    package init(from start: Double, to end: Double, strength: Double, _ label: String) {
      self.start = start
      self.end = end
      self.strength = strength
      self.label = label
    }
  }

  private let duration: Double
  private let rows: [Row]

  /// Creates a plot with a duration in seconds, at least one.
  package init(duration: Double, rows: [Row]) {
    self.duration = max(duration, 1)
    self.rows = rows
  }

  private static let labelWidth = 190.0
  private static let plotWidth = 700.0
  private static let rowHeight = 26.0

  /// The drawing, whose description names its rows for people who can't see it.
  package var drawing: Drawing {
    var canvas = Canvas(era: .precise)
    for (index, row) in rows.enumerated() {
      let y = Double(index) * Self.rowHeight
      canvas.text(
        Typeface(size: 13).lines(of: row.label, within: Self.labelWidth - 10, atMost: 1).first ?? "", x: 0,
        y: y + 17, size: 13, anchor: .start)
      for band in row.bands { add(band, to: &canvas, y: y + 3) }
      for (start, end) in columns(of: row.marks) {
        canvas.rectangle(
          x: Self.labelWidth + Double(start), y: y + 5, width: Double(end - start + 1), height: 16, .accent)
      }
    }
    let height = Double(rows.count) * Self.rowHeight
    addAxis(to: &canvas, y: height + 2)
    return Drawing(
      width: Self.labelWidth + Self.plotWidth + 30, height: height + 24, label: label, canvas.shapes)
  }

  private var label: String {
    rows.map { row in
      let bands = row.bands.map { "\($0.label) from \(Self.time($0.start)) to \(Self.time($0.end))" }
      let marks = row.marks.isEmpty ? [] : ["\(row.marks.count) times"]
      return "\(row.label): \((bands + marks).joined(separator: ", "))."
    }.joined(separator: " ")
  }

  private func x(of seconds: Double) -> Double {
    Self.labelWidth + min(max(seconds / duration, 0), 1) * Self.plotWidth
  }

  private func add(_ band: Band, to canvas: inout Canvas, y: Double) {
    let (start, end) = (x(of: band.start), x(of: band.end))
    canvas.rectangle(x: start, y: y, width: max(end - start, 1), height: 20, radius: 3, .line, opacity: 0.35)
    if band.strength > 0 {
      canvas.rectangle(
        x: start, y: y, width: max(end - start, 1), height: 20, radius: 3, .accent,
        opacity: 0.15 + 0.45 * min(band.strength, 1))
    }
    let face = Typeface(size: 12)
    if face.width(of: band.label) < end - start - 8 {
      canvas.text(band.label, x: (start + end) / 2, y: y + 14, size: 12)
    }
  }

  /// Returns the columns, one point wide each, that contain an event; neighbors are combined, however many there are.
  private func columns(of marks: [Double]) -> [(start: Int, end: Int)] {
    let columns = Set(marks.map { Int((x(of: $0) - Self.labelWidth).rounded()) }).sorted()
    return columns.reduce(into: []) { runs, column in
      if let last = runs.last, last.end >= column - 1 {
        runs[runs.count - 1].end = column
      } else {
        runs.append((column, column))
      }
    }
  }

  private func addAxis(to canvas: inout Canvas, y: Double) {
    canvas.rectangle(x: Self.labelWidth, y: y, width: Self.plotWidth, height: 1, .line)
    let step = Self.step(for: duration)
    for index in 0...Int(duration / step) {
      let seconds = Double(index) * step
      canvas.rectangle(x: x(of: seconds), y: y, width: 1, height: 5, .faint)
      canvas.text(Self.time(seconds), x: x(of: seconds), y: y + 18, size: 11, .faint)
    }
  }

  /// Returns the first round step that gives eight ticks or fewer.
  private static func step(for duration: Double) -> Double {
    let round: [Double] = [
      1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 43_200,
    ]
    let days = (duration / 8 / 86_400).rounded(.up)
    return round.first { duration / $0 <= 8 } ?? max(days, 1) * 86_400
  }

  /// Returns a readable form of seconds: "45 s", "2:30", "1:05:00", "3 d 4 h".
  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e9))
    let (minutes, hours) = (whole / 60 % 60, whole / 3_600)
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if whole < 60 { return "\(whole) s" }
    if hours >= 48 { return hours % 24 == 0 ? "\(hours / 24) d" : "\(hours / 24) d \(hours % 24) h" }
    let tail = "\(twoDigits(whole % 60))"
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }
}
