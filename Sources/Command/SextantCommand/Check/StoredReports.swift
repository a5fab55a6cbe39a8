import AppProject
import CommandOutput
import LeanFoundation
import TextReading

/// Reports of earlier checks in the user's cache, which are right as long as no file that they rest on has changed.
///
/// A report that can't be stored or read is made again; two processes at the same time replace whole files.
struct StoredReports {
  /// The maximum number of reports, and their maximum size together, in bytes.
  static let mostReports = 100, mostBytes = 128 * 1_048_576

  private let folder: URL

  /// Chooses the folder for an environment; nil if that names none.
  init?(_ environment: [String: String]) {
    guard let folder = UserCache.folder(environment) else { return nil }
    self.folder = URL(filePath: folder, directoryHint: .isDirectory).appending(
      path: "reports", directoryHint: .isDirectory)
  }

  /// Returns the report for a key; nil if there is none, or if a file has changed.
  func report(for key: String) -> StoredReport? {
    let file = file(for: key)
    guard let bytes = try? Data(contentsOf: file), let report = StoredReport(bytes, key: key),
      report.isCurrent
    else { return nil }
    // Those that were used last are kept.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: file.path(percentEncoded: false))
    return report
  }

  /// Stores a report, and removes those that weren't used for longest if there are too many.
  func store(_ report: StoredReport, for key: String) {
    guard let bytes = report.bytes(key: key), bytes.count <= Self.mostBytes / 4 else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: file(for: key), options: .atomic)
      try prune()
    } catch {
      // The folder may be read-only, or another process may have removed a file first; the next check starts anew.
    }
  }

  private func file(for key: String) -> URL {
    var hash = FowlerNollVoHash()
    hash.add(key)
    return folder.appending(path: hash.text)
  }

  private func prune() throws {
    let path = folder.path(percentEncoded: false)
    var files = try FileManager.default.contentsOfDirectory(atPath: path).map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: path + name)
      return (
        path: path + name, size: attributes[.size] as? UInt ?? 0,
        used: attributes[.modificationDate] as? Date ?? .distantPast
      )
    }.sorted { $0.used > $1.used }
    var size = files.reduce(0) { $0 + $1.size }
    while files.count > Self.mostReports || size > Self.mostBytes, let oldest = files.popLast() {
      try FileManager.default.removeItem(atPath: oldest.path)
      size -= oldest.size
    }
  }
}

/// The output of a check, with the answers of the file system that it rests on.
struct StoredReport: Equatable {
  /// The first part of each file; it changes with the format.
  private static let mark = "sextant report 1"

  let output: String
  let exitCode: ExitCode
  let answers: [FileQuestion: FileAnswer]

  /// Whether all files are as they were.
  var isCurrent: Bool { answers.allSatisfy { $0.isAnswered(by: $1) } }

  /// Returns the contents of a file, whose parts are separated by zero bytes; nil if a part has such a byte in it.
  func bytes(key: String) -> Data? {
    var parts = [Self.mark, key, "\(exitCode.rawValue)", output]
    for (question, answer) in answers {
      parts += [
        question.subject.rawValue, question.path.description, "\(question.limit)", answer.text,
        answer.version ?? "",
      ]
    }
    parts.append(Self.mark)
    if parts.contains(where: { $0.utf8.contains(0) }) { return nil }
    return Data(parts.joined(separator: "\0").utf8)
  }
}

extension StoredReport {
  /// Reads the contents of a file; nil if it isn't a whole report for the key.
  init?(_ bytes: Data, key: String) {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count >= 5, (parts.count - 5) % 5 == 0, parts.first == Self.mark, parts.last == Self.mark,
      parts[1] == key, let code = Int32(parts[2])
    else { return nil }
    var answers: [FileQuestion: FileAnswer] = [:]
    for start in stride(from: 4, to: parts.count - 1, by: 5) {
      guard let subject = FileQuestion.Subject(rawValue: parts[start]), let limit = Int(parts[start + 2])
      else {
        return nil
      }
      let version = parts[start + 4]
      answers[FileQuestion(subject, of: FilePath(parts[start + 1]), limit: limit)] = FileAnswer(
        parts[start + 3], version: version.isEmpty ? nil : version)
    }
    self.init(output: parts[3], exitCode: ExitCode(rawValue: code), answers: answers)
  }
}
