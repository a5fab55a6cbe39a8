import AppProject
import AuditReports
import BuiltProducts
import LeanFoundation
import LocationEvidence
import TextReading

/// The folder to which the paths of a report are relative.
struct CheckedFolder {
  /// The maximum size of a file from which source lines are shown, in bytes.
  static let sizeLimit = 32 * 1_048_576

  private let folder: URL
  /// A prefix for paths in a report on several folders: the folder as typed, with a slash.
  let prefix: String

  /// The absolute path of the folder.
  var path: FilePath {
    FilePath(FileManager.default.currentDirectoryPath).appending(folder.path(percentEncoded: false))
  }
  /// A file whose contents differ from those on disk.
  var unsaved: UnsavedFile?
  /// The archive that contains the files of the report, if any.
  private let archive: String?

  /// Creates the folder for a path as typed: the folder itself, or the one that contains the
  /// project or file.
  init(inputPath: String) {
    let url = URL(filePath: inputPath)
    var steps = 1
    if FileBytes.isFolder(FilePath(inputPath)), !["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      steps = 0
    } else if url.lastPathComponent == "project.pbxproj" {
      steps = 2
    }
    folder = (0..<steps).reduce(url) { folder, _ in folder.deletingLastPathComponent() }
    // Paths in an archive are relative to it, and no source lines are read from it.
    archive = BuiltProductReader.isArchive(inputPath) ? url.lastPathComponent : nil
    prefix = Self.prefix(inputPath, droppingLast: archive == nil ? steps : 0)
  }

  private static func prefix(_ path: String, droppingLast count: Int) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.dropLast(count)
    let start = path.hasPrefix("/") ? "/" : ""
    return parts.isEmpty ? start : start + parts.joined(separator: "/") + "/"
  }

  /// The location of the report's files, relative to the root of the repository if there is one.
  var places: ReportPlaces {
    let folder = folder.absoluteURL.standardizedFileURL.pathComponents
    let root = Self.repository(of: folder) ?? folder
    return ReportPlaces(
      root: Self.path(root), folder: folder.dropFirst(root.count).joined(separator: "/"), archive: archive)
  }

  /// Returns the nearest folder, from a folder upward, that contains a Git repository.
  private static func repository(of folder: [String]) -> [String]? {
    (1...max(folder.count, 1)).reversed().lazy.map { Array(folder.prefix($0)) }.first {
      let repository = FilePath(path($0) + "/.git")
      return FileBytes.isFolder(repository) || FileBytes.isFile(repository)
    }
  }

  /// Returns the path of a folder without a trailing slash; that of the root is empty.
  private static func path(_ components: [String]) -> String {
    components.dropFirst().map { "/" + $0 }.joined()
  }

  /// Returns the source text around findings, except for files that can't be read as text.
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

  /// Returns the edits that fix findings, if the files still have the contents that the corrections
  /// expect.
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

  /// Returns some lines of a file, without line breaks.
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

  /// Returns the URL of a file that may be written; nil if it is outside of the folder, with links
  /// resolved.
  func writableFile(_ file: String) -> URL? {
    let folder = folder.absoluteURL
    let root = folder.resolvingSymlinksInPath().pathComponents
    let url = folder.appending(path: file).resolvingSymlinksInPath()
    return url.pathComponents.starts(with: root) ? url : nil
  }

  /// Returns the contents of a regular file; nil if it can't be read or is too large.
  func contents(of file: String) -> Data? {
    if let unsaved, path.appending(file) == unsaved.path { return Data(unsaved.bytes) }
    // A report without source lines is still useful; files that can't be read were reported
    // earlier.
    return (try? FileBytes.read(path.appending(file), limit: Self.sizeLimit)).map { Data($0) }
  }
}
