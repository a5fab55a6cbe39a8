import LeanFoundation

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
  /// Files as they are edited, and what was read of sources before.
  private let memory: FileMemory

  /// Creates a reader.
  ///
  /// - Parameter memory: Files as they are edited, where the project is read again and again.
  package init(
    options: Options = Options(), memory: FileMemory = FileMemory(),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.options = options
    self.memory = memory
    self.progress = progress
  }

  /// Reads a folder, an `.xcodeproj`, an `.xcworkspace`, a `Package.swift` or an Info.plist.
  ///
  /// Paths in the inventory count from the folder, or from the folder that holds the file.
  /// - Throws: ``UnreadableInput`` when nothing at the path can be read at all.
  package func read(_ path: String) throws(UnreadableInput) -> ProjectInventory {
    let project = try open(path)
    let inventory = project.inventory
    if let reason = project.emptyReason(of: inventory) { throw UnreadableInput(path: path, reason: reason) }
    return inventory
  }

  /// Reads all but the sources, which can then be read again and again.
  package func open(_ path: String) throws(UnreadableInput) -> OpenProject {
    let project = try InputPath(path).project()
    var collector = ProjectCollector(
      ReadingContext(
        root: project.root, folders: FolderChoice(includesDependencies: options.includesDependencies),
        flutterCaches: options.flutterCaches.map { FilePath($0) }, memory: memory, progress: progress))
    collector.collect(project)
    return OpenProject(root: project.root, collector: collector)
  }
}

/// A project whose settings were read, and whose sources may change.
package struct OpenProject {
  /// The folder that paths in the inventory count from.
  package let root: FilePath
  fileprivate let collector: ProjectCollector

  /// The project with its sources as they are now.
  package var inventory: ProjectInventory { collector.inventory() }

  /// Returns the project as it would be if one file had another text.
  package func inventory(reading path: FilePath, as text: [UInt8]) -> ProjectInventory {
    collector.inventory(reading: path, as: text)
  }

  fileprivate func emptyReason(of inventory: ProjectInventory) -> String? {
    collector.emptyReason(of: inventory)
  }
}
