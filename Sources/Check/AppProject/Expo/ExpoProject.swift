/// An Expo app without a native project.
struct ExpoProject: ProjectKind, Project {
  static let marker = ProjectMarker.fileNames(["app.json"])

  let path: FilePath

  static func projects(among markers: FoundMarkers) -> [any Project] {
    markers.paths(marker).filter { path in !markers.xcodeProjects.contains { $0.isInside(path.folder) } }
      .map { ExpoProject(path: $0) }
  }

  func read(in context: ReadingContext) -> ReadProject {
    guard let app = ExpoApp(in: path.folder, readBy: context.files) else { return ReadProject() }
    let (target, modules) = app.drafts { context.standing(of: $0) == .dependency }
    return ReadProject(
      contents: ProjectContents(targets: [target], linkable: modules, infoPlistUse: .complete))
  }
}
