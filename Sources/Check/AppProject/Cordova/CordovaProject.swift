/// Cordova apps without an Xcode project, and Cordova plug-ins.
enum Cordova: ProjectKind {
  private static let app = "config.xml"
  private static let plugIn = "plugin.xml"

  static let marker = ProjectMarker.fileNames([app, plugIn])

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let paths = markers.paths(marker)
    let plugIns = paths.filter {
      $0.name == plugIn && $0.folder.name != "tests" && $0.folder.folder.name != "plugins"
    }
    let apps = paths.filter { path in
      path.name == app && !markers.isCopy(path)
        && !markers.xcodeProjects.contains { $0.isInside(path.folder) || path.isInside($0.folder) }
    }
    return plugIns.map { CordovaPlugInProject(path: $0) } + apps.map { CordovaAppProject(path: $0) }
  }

  /// Returns the folder of an app's plug-ins, which are read together with the app.
  static func folderReadAlong(with marker: FilePath) -> FilePath? {
    marker.name == app ? marker.folder.appending("plugins") : nil
  }
}

/// A Cordova plug-in that is checked by itself.
struct CordovaPlugInProject: Project {
  let path: FilePath

  func read(in context: ReadingContext) -> ReadProject {
    guard let plugIn = CordovaPlugIn(path, readBy: context.files) else { return ReadProject() }
    let draft = plugIn.draft(isDependency: false, problems: context.problems)
    return ReadProject(contents: ProjectContents(targets: [draft]))
  }
}

/// A Cordova app with its plug-ins.
struct CordovaAppProject: Project {
  let path: FilePath

  func read(in context: ReadingContext) -> ReadProject {
    guard let app = CordovaApp(path, readBy: context.files) else { return ReadProject() }
    let (target, plugIns) = app.drafts { context.standing(of: $0) == .dependency }
    return ReadProject(
      contents: ProjectContents(targets: [target], linkable: plugIns, infoPlistUse: .complete))
  }
}
