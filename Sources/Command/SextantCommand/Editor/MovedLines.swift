import AppProject
import LocationAudit
import TextReading

/// Lines that were put into a file or taken out of it, so that all below them moved.
struct MovedLines {
  /// How many lines stay where they are.
  private let start: Int
  /// How far the others moved: down, or up where it is negative.
  private let distance: Int
  /// The earlier text with the later one's lines moved, or the other way around: empty lines stand for what only one has.
  let padded: [UInt8]

  /// Whether lines were put in, so that it is the earlier text that is padded.
  var isLonger: Bool { distance > 0 }

  /// Compares two texts; nil where no line moved.
  init?(from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    distance = newLines.count - oldLines.count
    if distance == 0 { return nil }
    start = zip(oldLines, newLines).prefix { $0 == $1 }.count
    let shorter = distance > 0 ? oldLines : newLines
    let lines = shorter[..<start] + Array(repeating: [], count: abs(distance)) + shorter[start...]
    padded = Array(lines.joined(separator: [UInt8.newline]))
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: .newline, omittingEmptySubsequences: false)
  }

  /// Returns findings with those in the file where their lines are now; nil where one can't be moved.
  func moved(_ findings: [Finding], in isFile: (String) -> Bool) -> [Finding]? {
    var moved: [Finding] = []
    for finding in findings {
      guard !finding.corrections.contains(where: { isFile($0.file) }) else { return nil }
      guard isFile(finding.site.file), !finding.site.isWholeFile, finding.site.line > start else {
        moved.append(finding)
        continue
      }
      let line = finding.site.line + distance
      guard line > start else { return nil }
      let site = Site(file: finding.site.file, line: line, column: finding.site.column)
      moved.append(finding.with(site: site))
    }
    return moved
  }
}
