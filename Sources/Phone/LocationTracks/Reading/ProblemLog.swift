import TextReading

/// A log of the problems with a file; a file that is wrong everywhere costs no more memory than one with a few
/// faults.
///
/// It counts lines when problems occur, instead of keeping a table, because most files, of up to 250 MB, have none.
struct ProblemLog {
  /// The number of problems that are kept verbatim.
  static let limit = 100

  private var kept: [TrackProblem] = []
  private var omitted = 0
  private var firstOmittedLine = 0
  /// The offset up to which newlines have been counted, so that all lookups together pass the file once.
  private var countedBytes = 0
  private var countedLine = 1

  /// Records a problem at a byte.
  mutating func note(at offset: Int, in bytes: [UInt8], _ message: String, remedy: String) {
    note(line: line(of: offset, in: bytes), message, remedy: remedy)
  }

  /// Records a problem in a line.
  mutating func note(line: Int, _ message: String, remedy: String) {
    if kept.count < Self.limit {
      kept.append(TrackProblem(line: line, message: message, remedy: remedy))
    } else {
      if omitted == 0 { firstOmittedLine = line }
      omitted += 1
    }
  }

  /// The recorded problems in the order of the lines, and the number of further ones.
  var problems: [TrackProblem] {
    let kept = self.kept.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map { $0.element }
    guard omitted > 0 else { return kept }
    let rest = TrackProblem(
      line: firstOmittedLine, message: "\(omitted) more problems are not listed",
      remedy: "fix those above and read the file again")
    return kept + [rest]
  }

  private mutating func line(of offset: Int, in bytes: [UInt8]) -> Int {
    guard kept.count < Self.limit || omitted == 0 else { return firstOmittedLine }
    let end = min(offset, bytes.count)
    if end >= countedBytes {
      countedLine += bytes[countedBytes..<end].count { $0 == .newline }
    } else {
      countedLine -= bytes[end..<countedBytes].count { $0 == .newline }
    }
    countedBytes = end
    return countedLine
  }
}
