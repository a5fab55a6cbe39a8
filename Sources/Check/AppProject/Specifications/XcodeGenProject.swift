import PropertyLists

/// A project that XcodeGen generates from a specification.
struct XcodeGenProject: ProjectKind, Project {
  static let marker = ProjectMarker.fileNames(["project.yml"])

  static let generator: ProjectGenerator? = ProjectGenerator(isRead: true) {
    "XcodeGen makes the project from \($0); run \"xcodegen generate\" first"
  }

  /// The path of the specification.
  let path: FilePath

  /// Returns the specifications without a generated project, outermost first, because they may
  /// include others.
  static func projects(among markers: FoundMarkers) -> [any Project] {
    markers.paths(marker).filter { !markers.isBesideXcodeProject($0) }
      .sorted { ($0.components.count, $0) < ($1.components.count, $1) }.map { XcodeGenProject(path: $0) }
  }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    !isFolder && ["yml", "yaml"].contains(path.pathExtension) ? XcodeGenProject(path: path) : nil
  }

  func read(in context: ReadingContext) -> ReadProject {
    context.show(path)
    let files = context.files
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else {
      return ReadProject()
    }
    let reader = SpecificationReader(path, bytes, readBy: files)
    guard let tree = reader.tree(),
      let specification = ProjectSpecification(path: path, tree: tree, unread: reader.unread)
    else { return ReadProject() }
    if specification.isCut {
      context.problems.report(
        .warning, "This specification expands to more than any project has; the last targets were left out.",
        in: path)
    }
    let targets = targets(of: specification, in: context)
    var read = context.withInstalledLibraries(targets, ofProjectAt: specification.project)
    read.contents.paths = reader.included
    read.contents.infoPlistUse = specification.unread.isEmpty ? .complete : .partial
    let packages = (specification["packages"]?.entries ?? [:]).values.compactMap { $0.value["path"]?.string }
    read.references +=
      packages.map { specification.folder.appending($0) }.sorted().map(SwiftPackage.manifest)
    return read
  }

  private func targets(of specification: ProjectSpecification, in context: ReadingContext) -> [TargetDraft] {
    let missing = MissingSettingFiles(context.problems)
    let reader = SpecificationTargetReader(
      specification: specification, files: context.settingFiles(below: specification.folder, missing),
      missing: missing, problems: context.problems)
    let found = specification.targets.map { context.resolver.draft(of: reader.description(of: $0)) }
    missing.report()
    return missing.isEmpty && specification.unread.isEmpty ? found : found.map(\.withUnreadSettings)
  }
}
