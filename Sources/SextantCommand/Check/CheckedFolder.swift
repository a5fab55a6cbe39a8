import Foundation
import LocationAudit

/// The folder from which the paths of a report count.
struct CheckedFolder {
  /// The largest file that source lines are shown of.
  static let sizeLimit = 32 * 1_048_576

  private let folder: URL

  /// Creates the folder for a path as it was given: the folder itself, or the one that holds the project or file.
  init(inputPath: String) {
    let url = URL(filePath: inputPath)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: inputPath, isDirectory: &isFolder)
    if exists, isFolder.boolValue, !["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      folder = url
    } else if url.lastPathComponent == "project.pbxproj" {
      folder = url.deletingLastPathComponent().deletingLastPathComponent()
    } else {
      folder = url.deletingLastPathComponent()
    }
  }

  /// Returns the source text around findings; there is none for what can't be read as text.
  func excerpts(for findings: [Finding]) -> [SourceExcerpt.Place: SourceExcerpt] {
    var excerpts: [SourceExcerpt.Place: SourceExcerpt] = [:]
    for (file, findings) in Dictionary(grouping: findings, by: \.file) {
      guard let lines = lines(Set(findings.map(\.line)), of: file) else { continue }
      for finding in findings {
        guard let line = lines[finding.line] else { continue }
        let place = SourceExcerpt.Place(file: file, line: finding.line, column: finding.column)
        excerpts[place] = SourceExcerpt(line: line, column: finding.column)
      }
    }
    return excerpts
  }

  /// Returns the wanted lines of a file, without what ends them.
  private func lines(_ wanted: Set<Int>, of file: String) -> [Int: Data]? {
    guard let data = contents(of: file) else { return nil }
    var lines: [Int: Data] = [:]
    var number = 1
    var start = data.startIndex
    while start <= data.endIndex, lines.count < wanted.count {
      let end = data[start...].firstIndex { $0 == 0x0A } ?? data.endIndex
      if wanted.contains(number) { lines[number] = trimmed(data[start..<end]) }
      number += 1
      start = end + 1
    }
    return lines
  }

  private func trimmed(_ line: Data) -> Data { line.last == 0x0D ? line.dropLast() : line }

  private func contents(of file: String) -> Data? {
    let url = folder.appending(path: file)
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path(percentEncoded: false)),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.sizeLimit
    else { return nil }
    // A report without its source lines is still a report; what can't be read was reported when it was needed.
    return try? Data(contentsOf: url, options: .mappedIfSafe)
  }
}
