import AppProject
import LocationEvidence
import TextReading

/// Lines that were inserted in a file or deleted from it, which moved all lines below.
struct MovedLines {
  /// The number of unchanged lines at the start.
  private let start: Int
  /// The number of lines by which the others moved down; negative if they moved up.
  private let distance: Int
  /// The shorter of the two texts, with empty lines in place of those that only the other has.
  let padded: [UInt8]

  /// Whether lines were inserted, so that the earlier text is padded.
  var isLonger: Bool { distance > 0 }

  /// Compares two texts; nil if they have the same number of lines, so that none moved.
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

  /// Returns findings with adjusted lines for those in the file; nil if one can't be adjusted.
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
