import LeanFoundation
import TextReading

/// A reader of the sentences of a receiver, with one point for each moment.
///
/// RMC, GGA, GLL, VTG and GSA of any talker are supported, others are skipped. Sentences with the same time form one
/// point; VTG and GSA have no time and belong to the moment before them. A sentence that reports no fix ends the
/// segment.
struct NMEAReader {
  /// The maximum length of a line; longer ones are not sentences, and the standard allows 82.
  private static let longestLine = 1_000

  private let bytes: [UInt8]
  private var log = ProblemLog()
  private var budget = PointBudget()
  private var epoch = NMEAEpoch()
  private var clock = NMEAClock()
  private var segments: [[TrackPoint]] = []
  private var segment: [TrackPoint] = []
  private var line = 0

  static func read(_ bytes: [UInt8]) -> (Track, [TrackProblem]) {
    var reader = NMEAReader(bytes: bytes)
    reader.readAll()
    return (Track(segments: reader.segments), reader.log.problems)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != .newline, bytes[end] != .carriageReturn { end += 1 }
      line += 1
      read(bytes.trimmed(start..<end))
      // A single carriage return also ends a line, as written by old loggers.
      if end + 1 < bytes.count, bytes[end] == .carriageReturn, bytes[end + 1] == .newline { end += 1 }
      start = end + 1
    }
    finish()
  }

  private mutating func read(_ range: Range<Int>) {
    guard !range.isEmpty, bytes[range.lowerBound] != UInt8(ascii: "#") else { return }
    guard range.count <= Self.longestLine else {
      log.note(line: line, "the line is too long for a sentence", remedy: "put each sentence on its own line")
      return
    }
    switch NMEASentence.read(bytes, line: range) {
    case .success(let sentence): add(sentence)
    case .failure(let error): note(error.fault, range)
    }
  }

  private mutating func note(_ fault: NMEASentence.Fault, _ range: Range<Int>) {
    switch fault {
    case .noSentence:
      log.note(line: line, "\(bytes.excerpt(range)) is not a sentence", remedy: "sentences start with $")
    case .wrongChecksum(let expected):
      let text = String(expected, radix: 16, uppercase: true)
      log.note(
        line: line, "the checksum of \(bytes.excerpt(range)) is wrong",
        remedy: "it should be \(expected < 16 ? "0" : "")\(text), unless the sentence was garbled")
    }
  }

  private mutating func add(_ sentence: NMEASentence) {
    if let field = NMEAEpoch.timeField(of: sentence.kind) {
      let time = sentence.timeOfDay(field)
      if !epoch.accepts(time) { endEpoch() }
      epoch.time = time
    }
    if let fault = epoch.add(sentence) {
      log.note(
        line: line, fault, remedy: "write degrees, minutes and hemisphere, such as 5230.000,N,01324.000,E")
    }
  }

  private mutating func endEpoch() {
    defer { epoch = NMEAEpoch() }
    let date = clock.date(of: epoch)
    guard var point = epoch.point else {
      if epoch.isWithoutFix { endSegment() }
      return
    }
    point.time = date
    if budget.take() { segment.append(point) }
  }

  private mutating func endSegment() {
    guard !segment.isEmpty else { return }
    segments.append(segment)
    segment = []
  }

  private mutating func finish() {
    endEpoch()
    endSegment()
    segments = clock.dated(segments)
    budget.report(to: &log, in: bytes)
    if !segments.isEmpty, clock.isWithoutDate {
      log.note(
        line: line, "no sentence says the date, so the times count from 1 January 2001",
        remedy: "record RMC sentences as well")
    }
  }
}
