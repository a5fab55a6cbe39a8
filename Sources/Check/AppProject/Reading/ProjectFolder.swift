/// A folder, including everything below it.
struct ProjectFolder: ProjectKind, Project {
  static let marker = ProjectMarker.none

  let path: FilePath
  var root: FilePath { path }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    if isFolder { return ProjectFolder(path: path) }
    // A Tuist workspace includes the projects below its folder.
    return path.name == "Workspace.swift" ? ProjectFolder(path: path.folder) : nil
  }

  func read(in context: ReadingContext) -> ReadProject {
    let markers = markers(in: context)
    for project in markers.emptyXcodeProjects { reportEmpty(project, in: context) }
    let advice = markers.xcodeProjects.isEmpty ? advice(on: markers, in: context) : nil
    return ReadProject(
      members: ProjectKinds.all.flatMap { $0.projects(among: markers) },
      remainder: { [path] known in
        let isEmpty = known.targets.isEmpty && known.unusedInfoPlists.isEmpty && advice == nil
        return isEmpty ? LooseSources(folder: path).contents(in: context) : ProjectContents()
      }, advice: advice)
  }

  private func markers(in context: ReadingContext) -> FoundMarkers {
    let folders = context.folders
    var walk = FolderWalk(followsLinks: false) { [path] folder in
      folders.isEntered(folder) && !folders.isSample(ofSDK: folder, below: path)
    }
    var found: [FoundMarkers.Marker] = []
    let markers = ProjectKinds.all.map { $0.marker }
    walk.visit(path) { path, isFolder in
      // Computed once per file, because there may be a hundred thousand files.
      let (name, pathExtension) = (path.name, path.pathExtension)
      if markers.contains(where: { $0.matches(name: name, extension: pathExtension, isFolder: isFolder) }) {
        found.append(FoundMarkers.Marker(path: path, isFolder: isFolder))
      }
    }
    for folder in walk.unreadable {
      context.problems.report(.warning, "This folder can't be opened; check its permissions.", in: folder)
    }
    if walk.isCut {
      context.problems.report(
        .warning, "There are too many files below this folder; some were not looked at.", in: path)
    }
    return FoundMarkers(in: path, withoutThoseReadAlong(found, in: context), folders: context.folders)
  }

  private func withoutThoseReadAlong(_ found: [FoundMarkers.Marker], in context: ReadingContext)
    -> [FoundMarkers.Marker]
  {
    if context.folders.includesDependencies { return found }
    let folders = found.flatMap { marker in
      ProjectKinds.all.filter { $0.marker.matches(marker.path, isFolder: marker.isFolder) }
        .compactMap { $0.folderReadAlong(with: marker.path) }
    }
    return found.filter { !folders.contains(where: $0.path.isInside) }
  }

  /// Reports a project without a project file, unless its description is read instead.
  private func reportEmpty(_ project: FilePath, in context: ReadingContext) {
    let beside = ProjectKinds.descriptions(in: project.folder)
    if beside.contains(where: { ProjectKinds.generator(from: $0)?.isRead ?? false }) { return }
    let descriptions = beside + ProjectKinds.descriptions(in: context.root)
    let remedy =
      descriptions.first.flatMap { advice(on: $0, in: context) }
      ?? "restore it, or run the tool that makes it"
    context.problems.report(.error, "There is no project.pbxproj in this project; \(remedy).", in: project)
  }

  /// Returns advice for a folder without a project that contains a description for a tool.
  private func advice(on markers: FoundMarkers, in context: ReadingContext) -> String? {
    markers.all.lazy.filter { !$0.isFolder && !markers.isCopy($0.path) }
      .compactMap { advice(on: $0.path, in: context) }.first
  }

  private func advice(on path: FilePath, in context: ReadingContext) -> String? {
    ProjectKinds.generator(from: path)?.advice(context.problems.relative(path))
  }
}
