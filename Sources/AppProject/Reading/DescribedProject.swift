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
}

/// Reads the descriptions of which tools make projects.
struct DescribedProjectReader {
  let files: InputFiles
  let spelling: FileSpelling
  let budget: SettingBudget

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
    let drafts = specification.targets.map { resolver.draft(of: targets.description(of: $0)) }
    missing.report()
    let packages = (specification["packages"]?.entries ?? [:]).values.compactMap { $0.value["path"]?.string }
    return DescribedProject(
      project: specification.project, drafts: drafts,
      packages: packages.map { specification.folder.appending($0) }.sorted(), included: reader.included)
  }

  /// Reads a manifest of Tuist; nil where it makes no project by itself, or after reporting why it can't be read.
  func tuist(_ path: FilePath) -> DescribedProject? {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error),
      let manifest = TuistManifest(bytes, at: path, file: files.problems.relative(path))
    else { return nil }
    let missing = MissingSettingFiles(files.problems)
    let settings = TuistSettings(
      manifest: manifest, files: settingFiles(manifest.folder, missing), missing: missing)
    let targets = TuistTargetReader(manifest: manifest, settings: settings, problems: files.problems)
    let drafts = targets.descriptions().map(resolver.draft)
    for problem in manifest.problems {
      files.problems.report(.warning, problem.message, at: manifest.site(problem.position))
    }
    missing.report()
    return DescribedProject(project: manifest.xcodeProject, drafts: drafts, packages: manifest.packages)
  }

  private var resolver: TargetResolver { TargetResolver(input: files, spelling: spelling, budget: budget) }

  private func settingFiles(_ folder: FilePath, _ missing: MissingSettingFiles) -> ConfigurationFileReader {
    ConfigurationFileReader(searchFolder: folder, missing: missing, files: files, spelling: spelling)
  }
}
