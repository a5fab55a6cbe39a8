/// How a target stands to what is checked.
enum TargetStanding {
  /// Part of it.
  case checked
  /// Outside, and part of what is checked where an app links it.
  case linked
  /// Brought by a package manager: what it asks for counts where an app links it.
  case dependency
}

/// What projects are read with: files, settings and folders that all projects of one input share.
struct ReadingContext {
  /// The folder that paths in the inventory count from.
  let root: FilePath
  let folders: FolderChoice
  /// The folders in which Flutter keeps what it has downloaded.
  let flutterCaches: [FilePath]
  /// How the project that is being read stands to what is checked.
  private(set) var standing = TargetStanding.checked
  private(set) var files: InputFiles
  /// Reads what package managers brought; its problems are not reported, and what can't be read is left out.
  private let dependencyFiles: InputFiles
  private let spelling = FileSpelling()
  private let budget = SettingBudget()
  /// Files as they are edited, and what was read of sources.
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

  /// Where to report what is wrong with the project that is being read.
  var problems: InputProblems { files.problems }

  /// Works out the settings of targets.
  var resolver: TargetResolver { TargetResolver(input: files, spelling: spelling, budget: budget) }

  /// Returns the context for a project that stands otherwise to what is checked.
  func reading(as standing: TargetStanding) -> ReadingContext {
    var context = self
    context.standing = standing
    if standing == .dependency { context.files = dependencyFiles }
    return context
  }

  /// Returns how something outside of what was found stands to what is checked.
  func standing(of path: FilePath) -> TargetStanding {
    let isCached = flutterCaches.contains(where: path.isInside) && !folders.includesDependencies
    return isCached || folders.isDependency(path, from: root) ? .dependency : .linked
  }

  /// Returns what reads the xcconfig files of a project.
  func settingFiles(below folder: FilePath, _ missing: MissingSettingFiles) -> ConfigurationFileReader {
    ConfigurationFileReader(searchFolder: folder, missing: missing, files: files, spelling: spelling)
  }

  /// Shows what is being read.
  func show(_ path: FilePath) { progress(problems.relative(path)) }
}
