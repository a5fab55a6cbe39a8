import AppProject
import AuditReports
import BuiltProducts
import LeanFoundation
import LocationEvidence
import LocationPolicy
import Translations

/// The options of a check on the command line, which take precedence over a configuration.
struct CheckRequest {
  /// The only release to check; nil for all.
  var release: Release?
  /// Whether the predictions are printed as a story.
  var isStory = false
  /// The only target to check; nil for all.
  var targetName: String?
  /// The only file to check, with its contents in an editor; nil for all files on disk.
  var unsaved: UnsavedFile?
  /// The rules to apply.
  var rules = ChosenRules()
  /// The language of the report; nil to use the configuration's.
  var language: Language?
  /// The language where neither says one.
  var fallback = Language.english
  /// The address of the pages about rules; nil to use the configuration's.
  var rulesAddress: RulesAddress?
  /// Whether dependencies are checked.
  var includesDependencies = false
  /// The configuration file; nil for the nearest one.
  var configurationFile: FilePath?
  /// The baseline file; nil for none.
  var baseline: FilePath?
  /// The baseline file to write; nil for none.
  var writtenBaseline: FilePath?
  /// The address of the page with the phone; nil for a report without links to it.
  var page: PageAddress?

  /// Returns the path for a text on the command line.
  static func path(_ text: String) -> FilePath {
    FilePath(FileManager.default.currentDirectoryPath).appending(text)
  }

  /// Checks the project at a path.
  func check(
    _ path: String, progress: @escaping @Sendable (String) -> Void
  ) throws(CommandFailure) -> CheckedProject {
    try checkedInventory(path, progress: progress).project
  }

  /// Checks the project at a path, and returns what was read as well.
  func checkedInventory(
    _ path: String, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(CommandFailure) -> (project: CheckedProject, inventory: ProjectInventory) {
    var root = CheckedFolder(inputPath: path)
    root.unsaved = unsaved
    let configuration = try configuration(for: root.path)
    let known = try known(root, configuration)
    let inventory: ProjectInventory
    do throws(UnreadableInput) {
      inventory = try self.inventory(
        path, includesDependencies: includesDependencies || configuration.includesDependencies, progress)
    } catch {
      throw .unreadableInput(error)
    }
    let scope = CheckScope(
      release: release ?? configuration.release, isStory: isStory, targetName: targetName,
      file: unsaved?.path, language: language ?? configuration.language ?? fallback,
      rulesAddress: rulesAddress ?? configuration.rulesAddress ?? .published, configuration: configuration,
      baseline: known, page: page)
    return (scope.check(inventory, in: root), inventory)
  }

  /// Analyzes the control flow of the project at a path.
  func flow(
    of path: String, progress: @escaping @Sendable (String) -> Void
  ) throws(CommandFailure) -> ProjectInventory {
    let configuration = try configuration(for: CheckedFolder(inputPath: path).path)
    do throws(UnreadableInput) {
      return try inventory(
        path, includesDependencies: includesDependencies || configuration.includesDependencies, progress)
    } catch {
      throw .unreadableInput(error)
    }
  }

  private func configuration(for folder: FilePath) throws(CommandFailure) -> CheckConfiguration {
    if let configurationFile {
      return rules.applied(to: try ConfigurationFile.configuration(in: configurationFile))
    }
    return rules.applied(to: try ConfigurationFile.configuration(for: folder))
  }

  private func known(
    _ root: CheckedFolder, _ configuration: CheckConfiguration
  ) throws(CommandFailure) -> KnownFindings {
    if let writtenBaseline { return .all(writtenTo: writtenBaseline.folder) }
    guard let file = baseline ?? configuration.baseline else { return .none(for: root.path) }
    return KnownFindings(try BaselineFile.read(file), in: file.folder)
  }

  private func inventory(
    _ path: String, includesDependencies: Bool, _ progress: @escaping @Sendable (String) -> Void
  ) throws(UnreadableInput) -> ProjectInventory {
    if BuiltProductReader.reads(path) { return try BuiltProductReader(progress: progress).read(path) }
    var options = ProjectReader.Options()
    options.includesDependencies = includesDependencies
    let memory = FileMemory()
    if let unsaved { memory.edit(unsaved.path, unsaved.bytes) }
    return try ProjectReader(options: options, memory: memory, progress: progress).read(path)
  }
}
