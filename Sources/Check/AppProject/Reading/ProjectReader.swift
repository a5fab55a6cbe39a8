import LeanFoundation

/// Reads the projects at a path: Xcode projects and workspaces, Swift packages, and Info.plists.
package struct ProjectReader: Sendable {
  /// Options for reading.
  package struct Options: Hashable, Sendable {
    /// Whether dependencies are also checked, such as Pods, Carthage and checkouts of packages.
    ///
    /// Otherwise their requests count in the apps that link them, but their own code isn't judged.
    package var includesDependencies = false
    /// The folders with Flutter's caches of packages.
    package var flutterCaches = FlutterPlugIns.caches(of: ProcessInfo.processInfo.environment).map(
      \.description)

    package init() {}
  }

  package let options: Options
  /// A function for showing progress, which is called from any thread with a short text.
  package let progress: @Sendable (String) -> Void
  /// The unsaved texts, and the results of reading sources.
  private let memory: FileMemory

  /// Creates a reader.
  ///
  /// - Parameter memory: The memory of a project that is read repeatedly.
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
  /// Paths in the inventory are relative to the folder, or to the folder that contains the file.
  /// - Throws: ``UnreadableInput`` if nothing at the path can be read.
  package func read(_ path: String) throws(UnreadableInput) -> ProjectInventory {
    let project = try open(path)
    let inventory = project.inventory
    if let reason = project.emptyReason(of: inventory) { throw UnreadableInput(path: path, reason: reason) }
    return inventory
  }

  /// Reads everything but the sources, which can then be read repeatedly.
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
  /// The folder to which paths in the inventory are relative.
  package let root: FilePath
  fileprivate let collector: ProjectCollector

  /// The inventory with the current sources.
  package var inventory: ProjectInventory { collector.inventory() }

  /// Returns the inventory as if one file had another text.
  package func inventory(reading path: FilePath, as text: [UInt8]) -> ProjectInventory {
    collector.inventory(reading: path, as: text)
  }

  fileprivate func emptyReason(of inventory: ProjectInventory) -> String? {
    collector.emptyReason(of: inventory)
  }
}
