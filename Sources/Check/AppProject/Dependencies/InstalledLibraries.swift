/// The libraries that package managers add to the apps of one project.
struct InstalledLibraries {
  /// The maximum number of libraries to read, which no real app reaches.
  private static let most = 1_000

  /// The libraries whose source code is available.
  private(set) var libraries: [LibraryFolder] = []
  private var manifests: Set<FilePath> = []
  /// The names of all libraries that the apps link, whether they were read or not.
  var names: Set<String> = []
  /// Whether the names also stand for a combined library of all pods, such as "Pods_App".
  var standForPods = false

  /// Adds a library whose source code is available.
  mutating func insert(_ library: LibraryFolder) {
    if libraries.count < Self.most, manifests.insert(library.manifest).inserted { libraries.append(library) }
    names.insert(library.name)
  }

  /// Adds the libraries of another package manager.
  mutating func formUnion(_ other: InstalledLibraries) {
    for library in other.libraries { insert(library) }
    names.formUnion(other.names)
    standForPods = standForPods || other.standForPods
  }

  /// Creates a set of names of libraries that were not read.
  init(names: Set<String> = [], standForPods: Bool = false) {
    self.names = names
    self.standForPods = standForPods
  }

  /// Returns a target of the project; an app also links the libraries.
  func joined(_ draft: TargetDraft) -> TargetDraft {
    guard draft.kind == .app, !names.isEmpty else { return draft }
    var draft = draft
    let own = draft.dependencies.filter { !(standForPods && InstalledLibraries.isLibraryOfPods($0)) }
    draft.dependencies = Set(own).union(names).sorted()
    return draft
  }

  /// Returns whether a name is that of the combined library that CocoaPods creates for a target's
  /// pods.
  static func isLibraryOfPods(_ name: String) -> Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }
}
