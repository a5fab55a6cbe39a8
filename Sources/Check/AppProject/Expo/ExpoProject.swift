import SourceFacts

/// An Expo app without a native project.
struct ExpoProject: ProjectKind, Project {
  static let marker = ProjectMarker.fileNames(["app.json"] + ExpoApp.scripts.sorted())

  let path: FilePath

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let found = markers.paths(marker).filter { path in
      !markers.xcodeProjects.contains { $0.isInside(path.folder) }
    }
    // A folder has one app, also if it has a script besides app.json, whose name is the last.
    return Dictionary(grouping: found, by: \.folder).values.compactMap { $0.max() }.sorted()
      .map { ExpoProject(path: $0) }
  }

  /// Returns whether a marker is that of an app of Expo's; other tools also use files of this name.
  static func isOne(_ path: FilePath) -> Bool {
    guard path.name == "app.json" else { return true }
    let bytes = try? FileBytes.read(path, limit: FileBytes.settingsLimit)
    return bytes.map(ByteSearch("\"expo\"").occurs) ?? false
  }

  func read(in context: ReadingContext) -> ReadProject {
    guard let app = ExpoApp(in: path.folder, readBy: context.files) else { return ReadProject() }
    let (target, modules) = app.drafts { context.standing(of: $0) == .dependency }
    return ReadProject(
      contents: ProjectContents(targets: [target], linkable: modules, infoPlistUse: .complete))
  }
}
