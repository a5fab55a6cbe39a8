/// The relation of a target to what is checked.
enum TargetStanding {
  /// The target is checked.
  case checked
  /// The target is outside, and is checked as part of the apps that link it.
  case linked
  /// The target is from a package manager; its requests count in the apps that link it.
  case dependency
}

/// The shared state for reading the projects of one input.
struct ReadingContext {
  /// The folder to which paths in the inventory are relative.
  let root: FilePath
  let folders: FolderChoice
  /// The folders with Flutter's caches of packages.
  let flutterCaches: [FilePath]
  /// The standing of the project that is being read.
  private(set) var standing = TargetStanding.checked
  private(set) var files: InputFiles
  /// Reads files of package managers, without reporting problems.
  private let dependencyFiles: InputFiles
  private let spelling = FileSpelling()
  private let budget = SettingBudget()
  /// The unsaved texts, and the results of reading sources.
  let memory: FileMemory
  private let progress: @Sendable (String) -> Void

  init(
    root: FilePath, folders: FolderChoice, flutterCaches: [FilePath],
    memory: FileMemory, progress: @escaping @Sendable (String) -> Void
  ) {
    self.root = root
    self.folders = folders
    self.flutterCaches = flutterCaches
    self.progress = progress
    self.memory = memory
    files = InputFiles(problems: InputProblems(below: root), files: memory.files)
    dependencyFiles = InputFiles(problems: InputProblems(below: root), files: memory.files)
  }

  /// The collection of problems of the project that is being read.
  var problems: InputProblems { files.problems }

  /// Resolves the settings of targets.
  var resolver: TargetResolver { TargetResolver(input: files, spelling: spelling, budget: budget) }

  /// Returns the context for a project with another standing.
  func reading(as standing: TargetStanding) -> ReadingContext {
    var context = self
    context.standing = standing
    if standing == .dependency { context.files = dependencyFiles }
    return context
  }

  /// Returns the standing of a path outside of the searched folder.
  func standing(of path: FilePath) -> TargetStanding {
    let isCached = flutterCaches.contains(where: path.isInside) && !folders.includesDependencies
    return isCached || folders.isDependency(path, from: root) ? .dependency : .linked
  }

  /// Returns a reader for the xcconfig files of a project.
  func settingFiles(below folder: FilePath, _ missing: MissingSettingFiles) -> ConfigurationFileReader {
    ConfigurationFileReader(searchFolder: folder, missing: missing, files: files, spelling: spelling)
  }

  /// Shows a path as progress.
  func show(_ path: FilePath) { progress(problems.relative(path)) }
}
