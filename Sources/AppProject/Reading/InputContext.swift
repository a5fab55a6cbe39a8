import TextReading

/// What all parts of one reading share: the checked folder, the files that were read already, and the problems so far.
final class InputContext {
  /// The most problems that are kept; more say nothing new.
  private static let problemLimit = 500

  /// The checked folder, from which all paths in the inventory count.
  let root: FilePath
  /// Finds files that a project spells otherwise than the disk.
  let spelling = FileSpelling()
  /// How much text build settings may still grow to.
  let settingBudget: SettingBudget
  /// What to read.
  let options: ProjectReader.Options
  private var problems: Set<InputProblem> = []
  /// The Info.plists that some target names, whether they can be read or not.
  private(set) var usedInfoPlists: Set<FilePath> = []
  private var propertyLists: [FilePath: PropertyListFile?] = [:]
  private let progress: @Sendable (String) -> Void

  init(
    root: FilePath, options: ProjectReader.Options, settingBudget: SettingBudget = SettingBudget(),
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.root = root
    self.settingBudget = settingBudget
    self.options = options
    self.progress = progress
  }

  /// The problems by file and line.
  var sortedProblems: [InputProblem] {
    problems.sorted {
      ($0.origin.file, $0.origin.line, $0.origin.column, $0.message)
        < ($1.origin.file, $1.origin.line, $1.origin.column, $1.message)
    }
  }

  /// Tells what is being read now.
  func announce(_ path: FilePath) { progress(relative(path)) }

  /// Returns a path as the inventory spells it.
  func relative(_ path: FilePath) -> String { path.relative(to: root) }

  /// Keeps an Info.plist that some target names.
  func markUsed(_ path: FilePath) { usedInfoPlists.insert(path) }

  /// Keeps a problem, once.
  func report(_ severity: InputProblem.Severity, _ message: String, at origin: Origin) {
    guard problems.count < InputContext.problemLimit else { return }
    problems.insert(InputProblem(severity: severity, origin: origin, message: message))
  }

  /// Keeps a problem with a whole file, once.
  func report(_ severity: InputProblem.Severity, _ message: String, in path: FilePath) {
    report(severity, message, at: Origin(file: relative(path), line: 1))
  }

  /// Returns the bytes of a file, or nil after reporting why there are none.
  func bytes(of path: FilePath, limit: Int, _ severity: InputProblem.Severity) -> [UInt8]? {
    do {
      return try FileBytes.read(path, limit: limit)
    } catch {
      report(severity, "Can't read this file: \(error.reason).", in: path)
      return nil
    }
  }

  /// Returns a property list in any form, or nil after reporting why there is none.
  func propertyList(_ path: FilePath, _ severity: InputProblem.Severity = .error) -> PropertyListFile? {
    readOnce(path, severity) { bytes throws(PropertyListError) in try PropertyListParser.parse(bytes) }
  }

  /// Returns a strings file in any form, or nil after reporting why there is none.
  func strings(_ path: FilePath) -> PropertyListFile? {
    readOnce(path, .warning) { bytes throws(PropertyListError) in try PropertyListParser.parseStrings(bytes) }
  }

  private func readOnce(
    _ path: FilePath, _ severity: InputProblem.Severity,
    parse: ([UInt8]) throws(PropertyListError) -> ParsedPropertyList
  ) -> PropertyListFile? {
    if let known = propertyLists[path] { return known }
    let bytes = bytes(of: path, limit: FileBytes.propertyListLimit, severity)
    let file = bytes.flatMap { parsed($0, from: path, severity, parse: parse) }
    propertyLists[path] = .some(file)
    return file
  }

  private func parsed(
    _ bytes: [UInt8], from path: FilePath, _ severity: InputProblem.Severity,
    parse: ([UInt8]) throws(PropertyListError) -> ParsedPropertyList
  ) -> PropertyListFile? {
    let places = TextPlaces(TextEncoding.utf8(bytes, guessesUnmarked: true), file: relative(path))
    do {
      let list = try parse(bytes)
      reportDuplicates(of: list, places)
      return PropertyListFile(root: list.root, places: places)
    } catch {
      let message = "This is no readable property list: \(error.reason). Mend or regenerate the file."
      report(severity, message, at: places.origin(at: error.offset))
      return nil
    }
  }

  private func reportDuplicates(of list: ParsedPropertyList, _ places: TextPlaces) {
    for duplicate in list.duplicates {
      let message =
        "\"\(duplicate.key)\" stands in its dictionary twice; only this last one counts. Remove the other."
      report(.warning, message, at: places.origin(at: duplicate.offset))
    }
  }
}
