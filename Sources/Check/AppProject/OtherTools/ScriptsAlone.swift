/// An app of scripts whose folder for iOS isn't there, as where a repository leaves it out.
struct ScriptsAlone: Project {
  let path: FilePath
  /// The module that such an app has, if its file doesn't say enough.
  let framework: String?
  /// The modules by which it is made for iOS and for Android, if there are any.
  let platforms: (iOS: String, android: String)?
  /// What to do for the rest to be checked.
  let advice: String

  func read(in context: ReadingContext) -> ReadProject {
    let folder = path.folder
    let packages = NodeModules(app: folder, files: context.files).packages()
    // Of an app without location, or for Android alone, there is nothing to say, other than how to make its project.
    let names = Set(packages.map(\.name))
    guard framework.map(names.contains) ?? true,
      names.contains(where: { $0.lowercased().contains("location") }),
      isForIOS(names)
    else { return ReadProject() }
    let file = context.problems.relative(path)
    context.problems.report(
      .warning,
      "There is no Xcode project below this folder, so only the scripts are checked, and nothing is known of the app's Info.plist and settings; \(advice).",
      in: path)
    let scripts = AppScripts.node(in: folder, files: context.files)
    var app = TargetDraft.app(
      in: folder, at: file, sources: scripts.reached, dependencies: names.sorted())
    app.packages = packages
    app.scriptEntries = scripts.entries
    return ReadProject(contents: ProjectContents(targets: [app]))
  }

  private func isForIOS(_ modules: Set<String>) -> Bool {
    if let platforms, modules.contains(platforms.iOS) { return true }
    let isForAndroid =
      FileBytes.isFolder(path.folder.appending("android"))
      || platforms.map { modules.contains($0.android) } ?? false
    return !isForAndroid || FileBytes.isFolder(path.folder.appending("ios"))
  }
}
