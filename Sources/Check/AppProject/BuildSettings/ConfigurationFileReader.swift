/// Reads xcconfig files, including the files that they include.
final class ConfigurationFileReader {
  /// The maximum number of statements in a file with its includes, which can include each other
  /// repeatedly.
  private static let largest = 20_000
  private static let deepest = 32

  private let files: InputFiles
  /// Finds files whose names a project spells differently from the file system.
  let spelling: FileSpelling
  private let missing: MissingSettingFiles
  private let searchFolder: FilePath
  private var parsed: [FilePath: [ConfigurationFileParser.Line]?] = [:]
  private var read: [FilePath: [SettingAssignment]] = [:]

  /// Creates a reader for a project.
  ///
  /// Includes are relative to the including file, then to the project's folder.
  init(searchFolder: FilePath, missing: MissingSettingFiles, files: InputFiles, spelling: FileSpelling) {
    self.searchFolder = searchFolder
    self.missing = missing
    self.files = files
    self.spelling = spelling
  }

  /// Returns the assignments of a file in order, with those of included files in place of the
  /// include.
  func assignments(in path: FilePath) -> [SettingAssignment] {
    if let known = read[path] { return known }
    var assignments: [SettingAssignment] = []
    append(path, within: [], to: &assignments)
    if assignments.count >= ConfigurationFileReader.largest {
      files.problems.report(
        .warning, "This file and its includes state too many settings; the last were left out.", in: path)
    }
    read[path] = assignments
    return assignments
  }

  private func append(_ path: FilePath, within stack: [FilePath], to result: inout [SettingAssignment]) {
    let file = files.problems.relative(path)
    for line in lines(of: path) {
      guard result.count < ConfigurationFileReader.largest else { return }
      switch line {
      case .assignment(let name, let value, let line, let column):
        let origin = Site(file: file, line: line, column: column)
        result.append(SettingAssignment(name, value: value, origin: origin))
      case .include(let name, let isOptional, let line):
        let origin = Site(file: file, line: line)
        if let included = existing(name, from: path.folder) {
          if isAcceptable(included, within: stack + [path], at: origin) {
            append(included, within: stack + [path], to: &result)
          }
        } else if !isOptional {
          missing.insert(path.folder.appending(name), namedAt: origin)
        }
      case .unknown(let text, let line):
        let message = "\"\(text)\" is neither a setting nor an include, and was skipped."
        files.problems.report(.warning, message, at: Site(file: file, line: line))
      }
    }
  }

  private func lines(of path: FilePath) -> [ConfigurationFileParser.Line] {
    if let known = parsed[path] { return known ?? [] }
    let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    let lines = bytes.map(ConfigurationFileParser.parse)
    parsed[path] = .some(lines)
    return lines ?? []
  }

  /// Returns the path of an included file, whose extension may be omitted.
  private func existing(_ name: String, from folder: FilePath) -> FilePath? {
    let candidates = [folder, searchFolder].flatMap {
      [$0.appending(name), $0.appending(name + ".xcconfig")]
    }
    return candidates.lazy.map(spelling.existing).first(where: FileBytes.isFile)
  }

  private func isAcceptable(_ path: FilePath, within stack: [FilePath], at origin: Site) -> Bool {
    if stack.contains(path) {
      files.problems.report(
        .warning, "This include leads back to itself and was skipped; remove it.", at: origin)
      return false
    }
    if stack.count > ConfigurationFileReader.deepest {
      files.problems.report(
        .warning, "Includes are nested too deeply here; this one was skipped.", at: origin)
      return false
    }
    return true
  }
}
