import AuditReports
import LeanFoundation
import LocationEvidence
import Terminal
import TextReading

/// The corrections for a report's findings, as files before and after.
struct ReportCorrections {
  private let report: CheckReport
  private let folder: CheckedFolder

  /// Creates the corrections for a report.
  init(_ report: CheckReport, folder: CheckedFolder) {
    self.report = report
    self.folder = folder
  }

  /// The files that can be corrected, sorted by name.
  var files: [EditedFile] {
    let edits = Dictionary(grouping: report.edits.values.joined(), by: \.file).sorted { $0.key < $1.key }
    return edits.compactMap { file, edits in
      guard folder.writableFile(file) != nil, let contents = folder.contents(of: file).map({ [UInt8]($0) }),
        let text = EncodedText(contents)
      else { return nil }
      return EditedFile(file: file, contents: contents, text: text, edits: edits)
    }
  }

  /// The changes as a patch for `git apply` in the root of the repository.
  var difference: String {
    files.map { file in
      let name = TerminalText.escaped(folder.places.artifact(of: file.file).path)
      return UnifiedDiff.text(file.before, file.after, from: "a/" + name, to: "b/" + name)
    }.joined()
  }

  /// The reasons why files with corrections can't be changed.
  var obstacles: [String] {
    let unmade = report.findings.filter { !$0.corrections.isEmpty && report.edits[$0] == nil }
    let strange = Set(unmade.flatMap(\.corrections).map(\.file)).map { file in
      let isBinary = folder.contents(of: file)?.starts(with: Array("bplist".utf8)) ?? false
      return file
        + (isBinary
          ? " is a binary property list and is left alone; 'plutil -convert xml1' makes it a text"
          : " is left alone: the text to be fixed is not written as expected")
    }
    let outside = Set(report.edits.values.joined().map(\.file)).filter { folder.writableFile($0) == nil }
      .map { $0 + " is left alone, for it lies outside of what is checked; check the folder that holds it" }
    return (strange + outside).sorted()
  }

  /// Writes a file atomically, and keeps its permissions.
  func write(_ file: EditedFile) throws(CommandFailure) {
    guard let url = folder.writableFile(file.file) else { return }
    let draft = url.deletingLastPathComponent().appending(
      path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    let (path, draftPath) = (url.path(percentEncoded: false), draft.path(percentEncoded: false))
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      try Data(file.bytes).write(to: draft, options: .withoutOverwriting)
      defer { unlink(draftPath) }
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions ?? 0o644], ofItemAtPath: draftPath)
      guard rename(draftPath, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      throw .unwritable(path: file.file, reason: error.systemReason)
    }
  }
}
