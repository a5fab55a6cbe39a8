extension ReadingContext {
  /// Returns the targets of an Xcode project, existing or generated, with the libraries that
  /// package managers add to its apps.
  func withInstalledLibraries(_ targets: [TargetDraft], ofProjectAt project: FilePath) -> ReadProject {
    let folder = project.folder
    let brought = InstalledLibraryReader(files: files, flutterCaches: flutterCaches)
      .libraries(forProjectAt: project)
    let libraries = brought.libraries.map {
      $0.draft(isDependency: standing(of: $0.folder) == .dependency, problems: problems)
    }
    let scripts = AppScripts(ofProjectAt: project, files: files)
    let projects = Checkouts.projects(in: folder) + InstalledLibraryReader.podProjects(in: folder)
    return ReadProject(
      contents: ProjectContents(
        targets: targets.map { scripts.joined(brought.joined($0)) }, linkable: libraries),
      references: projects.map(XcodeProjectFile.path) + Checkouts.manifests(in: folder))
  }
}
