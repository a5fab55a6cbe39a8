import PropertyLists
import SourceFacts

/// What was read of a description of which a tool makes a project.
struct DescribedProject {
  /// The project that is made.
  let project: FilePath
  let drafts: [TargetDraft]
  /// The folders of packages on disk that it takes in.
  let packages: [FilePath]
  /// The other files that were read with it.
  var included: Set<FilePath> = []
  /// Whether all that it says was read; if not, it may name any file.
  var isWhole = true
  /// The manifest, where not all of its targets are known.
  var unread: UnreadManifest?
}

/// Reads the descriptions of which tools make projects.
struct DescribedProjectReader {
  let files: InputFiles
  let spelling: FileSpelling
  let budget: SettingBudget
  let helpers: TuistHelperFiles

  /// Reads a specification of XcodeGen; nil where it makes no project, or after reporting why it can't be read.
  func specification(_ path: FilePath) -> DescribedProject? {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return nil }
    let reader = SpecificationReader(path, bytes, readBy: files)
    guard let tree = reader.tree(),
      let specification = ProjectSpecification(path: path, tree: tree, unread: reader.unread)
    else { return nil }
    if specification.isCut {
      files.problems.report(
        .warning, "This specification stands for more than any project has; the last targets were left out.",
        in: path)
    }
    let missing = MissingSettingFiles(files.problems)
    let targets = SpecificationTargetReader(
      specification: specification, files: settingFiles(specification.folder, missing), missing: missing,
      problems: files.problems)
    let found = specification.targets.map { resolver.draft(of: targets.description(of: $0)) }
    let isWhole = missing.isEmpty && specification.unread.isEmpty
    let drafts = isWhole ? found : found.map(\.withUnreadSettings)
    missing.report()
    let packages = (specification["packages"]?.entries ?? [:]).values.compactMap { $0.value["path"]?.string }
    return DescribedProject(
      project: specification.project, drafts: drafts,
      packages: packages.map { specification.folder.appending($0) }.sorted(), included: reader.included,
      isWhole: specification.unread.isEmpty)
  }

  /// Reads a manifest of Tuist; nil where it makes no project by itself, or after reporting why it can't be read.
  func tuist(_ path: FilePath) -> DescribedProject? {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return nil }
    let helpers = helpers.helpers(below: TuistManifest.root(of: path.folder), readBy: files)
    let file = files.problems.relative(path)
    switch TuistManifest.read(bytes, at: path, file: file, helpers: helpers) {
    case .nothing: return nil
    case .project(let manifest): return project(of: manifest)
    case .unread(let name):
      let message =
        "A helper works out the project of \(file), and is not run; its Info.plist and what it links are unknown. Run tuist generate to have all checked."
      files.problems.report(.warning, message, in: path)
      let unread = UnreadManifest(path: path, name: name ?? path.folder.name)
      return DescribedProject(
        project: path.folder.appending(unread.name + ".xcodeproj"), drafts: [], packages: [], isWhole: false,
        unread: unread)
    }
  }

  private func project(of manifest: TuistManifest) -> DescribedProject {
    let missing = MissingSettingFiles(files.problems)
    let settings = TuistSettings(
      manifest: manifest, files: settingFiles(manifest.folder, missing), missing: missing)
    let targets = TuistTargetReader(manifest: manifest, settings: settings, problems: files.problems)
    // A manifest may work out any setting.
    let (found, areAll) = targets.descriptions()
    let drafts = found.map { resolver.draft(of: $0).withUnreadSettings }
    for problem in manifest.problems {
      files.problems.report(.warning, problem.message, at: manifest.site(problem.position))
    }
    missing.report()
    return DescribedProject(
      project: manifest.xcodeProject, drafts: drafts, packages: manifest.packages,
      isWhole: areAll && found.allSatisfy(\.written.isWhole),
      unread: areAll ? nil : UnreadManifest(path: manifest.path, name: manifest.name))
  }

  private var resolver: TargetResolver { TargetResolver(input: files, spelling: spelling, budget: budget) }

  private func settingFiles(_ folder: FilePath, _ missing: MissingSettingFiles) -> ConfigurationFileReader {
    ConfigurationFileReader(searchFolder: folder, missing: missing, files: files, spelling: spelling)
  }
}
