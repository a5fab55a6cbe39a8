import Foundation

/// Reads what stands below a path: Xcode projects and workspaces, Swift packages, loose Info.plists.
package struct ProjectReader: Sendable {
  /// What to include beyond the project's own files.
  package struct Options: Hashable, Sendable {
    /// Whether Pods, Carthage, checkouts of packages and other dependencies are read too.
    ///
    /// Otherwise what they ask for counts in the apps that link them, and their own code is not judged.
    package var includesDependencies = false
    /// The folders in which Flutter keeps the packages that it has downloaded.
    package var flutterCaches = FlutterPlugIns.caches(of: ProcessInfo.processInfo.environment).map(
      \.description)

    /// Creates the default options.
    package init() {}
  }

  /// The options.
  package let options: Options
  /// Called with a short text about what is being read, from any thread.
  package let progress: @Sendable (String) -> Void

  /// Creates a reader.
  package init(options: Options = Options(), progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.options = options
    self.progress = progress
  }

  /// Reads a folder, an `.xcodeproj`, an `.xcworkspace`, a `Package.swift` or an Info.plist.
  ///
  /// Paths in the inventory count from the folder, or from the folder that holds the file.
  /// - Throws: ``UnreadableInput`` when nothing at the path can be read at all.
  package func read(_ path: String) throws(UnreadableInput) -> ProjectInventory {
    let project = try InputPath(path).project()
    var collector = ProjectCollector(
      ReadingContext(
        root: project.root, folders: FolderChoice(includesDependencies: options.includesDependencies),
        flutterCaches: options.flutterCaches.map { FilePath($0) }, progress: progress))
    collector.collect(project)
    let inventory = collector.inventory()
    if let reason = collector.emptyReason(of: inventory) { throw UnreadableInput(path: path, reason: reason) }
    return inventory
  }
}
