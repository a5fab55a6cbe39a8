import LocationPolicy

/// Capacitor apps, which are read from their Xcode project, or without it from their scripts.
enum Capacitor: ProjectKind {
  static let marker = ProjectMarker.fileNames([
    "capacitor.config.ts", "capacitor.config.json", "capacitor.config.js",
  ])

  static let generator: ProjectGenerator? = ProjectGenerator(isRead: false) {
    "Capacitor makes the folder ios beside \($0); run \"npx cap add ios\" there, then check again"
  }

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let found = markers.paths(marker).filter { path in
      !markers.xcodeProjects.contains { $0.isInside(path.folder) }
    }
    return Set(found.map(\.folder)).sorted().compactMap { folder in
      found.first { $0.folder == folder }.map { CapacitorApp(path: $0) }
    }
  }
}

/// A Capacitor app whose folder for iOS isn't there, as where a repository leaves it out.
struct CapacitorApp: Project {
  let path: FilePath

  func read(in context: ReadingContext) -> ReadProject {
    let folder = path.folder
    let packages = NodeModules(app: folder, files: context.files).packages()
    // Of an app without location, or for Android alone, there is nothing to say, other than how to make its project.
    let names = Set(packages.map(\.name))
    let isForAndroid = names.contains("@capacitor/android") || FileBytes.isFolder(folder.appending("android"))
    guard names.contains(where: { $0.lowercased().contains("location") }),
      !isForAndroid || names.contains("@capacitor/ios")
    else { return ReadProject() }
    let file = context.problems.relative(path)
    context.problems.report(
      .warning,
      "There is no folder ios beside this, so only the scripts are checked, and nothing is known of the app's Info.plist and settings; run \"npx cap add ios\" to check these, too.",
      in: path)
    var app = TargetDraft(
      name: folder.name, kind: .app, container: file, origin: Site(file: file, line: 1),
      configurations: [.ofLibrary], sources: AppScripts.node(in: folder),
      dependencies: names.sorted(), localizations: [])
    app.packages = packages
    return ReadProject(contents: ProjectContents(targets: [app]))
  }
}
