/// Finds the libraries that package managers add to the apps of an Xcode project.
struct InstalledLibraryReader {
  let files: InputFiles
  /// The folders with Flutter's caches of packages.
  let flutterCaches: [FilePath]

  /// Returns the libraries of a project's apps.
  func libraries(forProjectAt project: FilePath) -> InstalledLibraries {
    let folder = project.folder
    let pods = PodReader(files: files)
    let podfile = pods.podfile(in: folder)
    // If the Pods project exists, it contains all pods.
    if !InstalledLibraryReader.podProjects(in: folder).isEmpty { return InstalledLibraries() }
    let plugIns = FlutterPlugIns(app: folder.folder, files: files, caches: flutterCaches)
    let isFlutter = FlutterPlugIns.isApp(folder.folder)
    let flutter = isFlutter ? plugIns.found() : FlutterPlugIns.Found()
    var found = pods.libraries(in: folder, podfile: podfile, elsewhere: flutter.folders)
    if found.standForPods { return found }
    if isFlutter {
      found.formUnion(flutterLibraries(flutter, pods: pods, podfile: podfile))
    } else if podfile?.takesNodeModules ?? false {
      found.formUnion(
        nodeLibraries(NodeModules(app: folder.folder, files: files), pods: pods, podfile: podfile))
    }
    return found
  }

  /// Returns the Pods project that CocoaPods generates in a folder, if it exists.
  static func podProjects(in folder: FilePath) -> [FilePath] {
    [folder.appending("Pods/Pods.xcodeproj")].filter { FileBytes.isFile($0.appending("project.pbxproj")) }
  }

  private func flutterLibraries(_ plugIns: FlutterPlugIns.Found, pods: PodReader, podfile: Podfile?)
    -> InstalledLibraries
  {
    var found = InstalledLibraries(names: plugIns.unread)
    for (name, folder) in plugIns.folders.sorted(by: { $0.key < $1.key }) {
      found.insert(
        pods.library(name, in: folder, podfile: podfile)
          ?? LibraryFolder(name: name, folder: folder, manifest: folder, macros: podfile?.macros))
    }
    return found
  }

  private func nodeLibraries(_ modules: NodeModules, pods: PodReader, podfile: Podfile?) -> InstalledLibraries
  {
    let folders = modules.names().map(modules.folder)
    var found = InstalledLibraries(names: folders.contains(nil) ? [NodeModules.unnamed] : [])
    for folder in folders.compactMap(\.self) {
      if let library = pods.library(nil, in: folder, podfile: podfile) { found.insert(library) }
    }
    return found
  }
}
