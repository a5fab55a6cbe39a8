import AppProject
import AuditReports
import BuiltProducts
import LeanFoundation
import LocationAudit
import TextReading

/// The folder from which the paths of a report count.
struct CheckedFolder {
  /// The largest file that source lines are shown of.
  static let sizeLimit = 32 * 1_048_576

  private let folder: URL
  /// What stands before the paths of a report where it is one of several: the folder as it was given, with a slash.
  let prefix: String

  /// The folder's absolute path.
  var path: FilePath {
    FilePath(FileManager.default.currentDirectoryPath).appending(folder.path(percentEncoded: false))
  }
  /// A file that has other contents than on the disk.
  var unsaved: UnsavedFile?
  /// The file that the paths of a report lie in, where it is an archive.
  private let archive: String?

  /// Creates the folder for a path as it was given: the folder itself, or the one that holds the project or file.
  init(inputPath: String) {
    let url = URL(filePath: inputPath)
    var steps = 1
    if FileBytes.isFolder(FilePath(inputPath)), !["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      steps = 0
    } else if url.lastPathComponent == "project.pbxproj" {
      steps = 2
    }
    folder = (0..<steps).reduce(url) { folder, _ in folder.deletingLastPathComponent() }
    // What lies in an archive counts from the archive, in which no lines are looked up.
    archive = BuiltProductReader.isArchive(inputPath) ? url.lastPathComponent : nil
    prefix = Self.prefix(inputPath, droppingLast: archive == nil ? steps : 0)
  }

  private static func prefix(_ path: String, droppingLast count: Int) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.dropLast(count)
    let start = path.hasPrefix("/") ? "/" : ""
    return parts.isEmpty ? start : start + parts.joined(separator: "/") + "/"
  }

  /// Where the files of a report are: from the root of the repository that holds the folder, if one does.
  var places: ReportPlaces {
    let folder = folder.absoluteURL.standardizedFileURL.pathComponents
    let root = Self.repository(of: folder) ?? folder
    return ReportPlaces(
      root: Self.path(root), folder: folder.dropFirst(root.count).joined(separator: "/"), archive: archive)
  }

  /// Returns the nearest folder, from a folder upwards, that holds what Git keeps of a repository.
  private static func repository(of folder: [String]) -> [String]? {
    (1...max(folder.count, 1)).reversed().lazy.map { Array(folder.prefix($0)) }.first {
      FileManager.default.fileExists(atPath: path($0) + "/.git")
    }
  }

  /// The path of a folder without a slash at its end; the root of the file system is empty.
  private static func path(_ components: [String]) -> String {
    components.dropFirst().map { "/" + $0 }.joined()
  }

  /// Returns the source text around findings; there is none for what can't be read as text.
  func excerpts(for findings: [Finding]) -> [Site: SourceExcerpt] {
    var excerpts: [Site: SourceExcerpt] = [:]
    for (file, findings) in Dictionary(grouping: findings, by: \.site.file) {
      guard let lines = lines(Set(findings.map(\.site.line)), of: file) else { continue }
      for finding in findings {
        guard let line = lines[finding.site.line] else { continue }
        excerpts[finding.site] = SourceExcerpt(line: line, column: finding.site.column)
      }
    }
    return excerpts
  }

  /// Returns what has to be replaced to mend findings, as far as files say what the corrections expect.
  func edits(for findings: [Finding]) -> [Finding: [FileEdit]] {
    let corrected = findings.filter { !$0.corrections.isEmpty }
    let files = Set(corrected.flatMap(\.corrections).map(\.file))
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (
          file,
          contents(of: file).flatMap { EncodedText([UInt8]($0)) }.map { CorrectedText(file: file, text: $0) }
        )
      })
    let edits = corrected.compactMap { finding -> (Finding, [FileEdit])? in
      let edits = finding.corrections.compactMap { texts[$0.file]??.edit(for: $0) }
      return edits.count == finding.corrections.count ? (finding, edits) : nil
    }
    return Dictionary(edits) { first, _ in first }
  }

  /// Returns the wanted lines of a file, without what ends them.
  private func lines(_ wanted: Set<Int>, of file: String) -> [Int: ArraySlice<UInt8>]? {
    guard let bytes = contents(of: file).map({ [UInt8]($0) }) else { return nil }
    let table = LineTable(bytes)
    var lines: [Int: ArraySlice<UInt8>] = [:]
    for number in wanted {
      guard let range = table.range(ofLine: number) else { continue }
      let end = bytes[range].lastIndex { $0 != .newline && $0 != .carriageReturn }
      lines[number] = bytes[range.lowerBound..<(end.map { $0 + 1 } ?? range.lowerBound)]
    }
    return lines
  }

  /// Returns where a file is that may be written; nil for what lies outside of the folder, if need be through links.
  func writableFile(_ file: String) -> URL? {
    let folder = folder.absoluteURL
    let root = folder.resolvingSymlinksInPath().pathComponents
    let url = folder.appending(path: file).resolvingSymlinksInPath()
    return url.pathComponents.starts(with: root) ? url : nil
  }

  /// Returns what a regular file holds; nil for what can't be read and for very large files.
  func contents(of file: String) -> Data? {
    if let unsaved, path.appending(file) == unsaved.path { return Data(unsaved.bytes) }
    // A report without its source lines is still a report; what can't be read was reported when it was needed.
    return (try? FileBytes.read(path.appending(file), limit: Self.sizeLimit)).map { Data($0) }
  }
}
