import AppProject
import AuditReports
import BuiltProducts
import LeanFoundation
import LocationAudit
import LocationPolicy
import Translations

/// What the command line asks of a check; it wins over what a configuration says.
struct CheckRequest {
  /// The only release, or nil.
  let release: Release?
  /// Whether the predictions tell a story.
  let isStory: Bool
  /// The name of the only target, or nil.
  let targetName: String?
  /// The only file, with the contents that it has in an editor; nil for all files as they are on the disk.
  var unsaved: UnsavedFile?
  /// The rules that are asked for.
  var rules = ChosenRules()
  /// The language of the report, or nil for what a configuration says.
  let language: Language?
  /// The language where neither says one.
  var fallback = Language.english
  /// Where the pages of the rules are, or nil for what a configuration says.
  var rulesAddress: RulesAddress?
  /// Whether dependencies are checked, too.
  let includesDependencies: Bool
  /// The file with the configuration, or nil for the nearest.
  let configurationFile: FilePath?
  /// The baseline, or nil.
  let baseline: FilePath?
  /// The baseline that is written, or nil.
  let writtenBaseline: FilePath?
  /// Where the page with the phone is; nil for a report without links to it.
  var page: PageAddress?

  /// Returns the path that text on the command line stands for.
  static func path(_ text: String) -> FilePath {
    FilePath(FileManager.default.currentDirectoryPath).appending(text)
  }

  /// Checks what lies at a path.
  func check(
    _ path: String, progress: @escaping @Sendable (String) -> Void
  ) throws(CommandFailure) -> CheckedProject {
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
    return scope.check(inventory, in: root)
  }

  /// Reads what lies at a path, to follow what its code does.
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
