/// What package managers bring into the apps of one project.
struct InstalledLibraries {
  /// The most libraries of one project that are read; no app has more.
  private static let most = 1_000

  /// The libraries whose code is on disk.
  private(set) var libraries: [LibraryFolder] = []
  private var manifests: Set<FilePath> = []
  /// The names of all that the apps link, read or not.
  var names: Set<String> = []
  /// Whether the names stand for all that is in the one library of the pods, such as "Pods_App".
  var standForPods = false

  /// Adds a library whose code is on disk.
  mutating func insert(_ library: LibraryFolder) {
    if libraries.count < Self.most, manifests.insert(library.manifest).inserted { libraries.append(library) }
    names.insert(library.name)
  }

  /// Adds what another package manager brings.
  mutating func formUnion(_ other: InstalledLibraries) {
    for library in other.libraries { insert(library) }
    names.formUnion(other.names)
    standForPods = standForPods || other.standForPods
  }

  /// Starts with names, of which nothing was read.
  init(names: Set<String> = [], standForPods: Bool = false) {
    self.names = names
    self.standForPods = standForPods
  }

  /// Returns a target of the project; an app links all that is brought.
  func joined(_ draft: TargetDraft) -> TargetDraft {
    guard draft.kind == .app, !names.isEmpty else { return draft }
    var draft = draft
    let own = draft.dependencies.filter { !(standForPods && InstalledLibraries.isLibraryOfPods($0)) }
    draft.dependencies = Set(own).union(names).sorted()
    return draft
  }

  /// Whether a name is that of the library that CocoaPods makes of all pods of a target.
  static func isLibraryOfPods(_ name: String) -> Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }
}
