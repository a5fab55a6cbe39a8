package import AppProject

/// The dependencies between the targets of an inventory.
package struct TargetGraph {
  /// The identity of a target.
  struct Key: Hashable {
    let container: String
    let name: String

    init(container: String, name: String) {
      self.container = container
      self.name = name
    }

    init(_ target: AppTarget) { self.init(container: target.container, name: target.name) }
  }

  private let targets: [Key: AppTarget]
  private let libraries: [String: AppTarget]
  /// The files that are compiled into an app.
  let appFiles: Set<String>
  /// The files that belong only to dependencies.
  package let installedFiles: Set<String>

  /// Creates the graph of an inventory.
  package init(_ inventory: ProjectInventory) {
    appFiles = Set(
      inventory.targets.filter { $0.kind == .app || $0.kind == .appClip }
        .flatMap { $0.sources.filter { $0.facts != nil }.map(\.path) })
    func files(_ isDependency: Bool) -> Set<String> {
      Set(inventory.targets.filter { $0.isDependency == isDependency }.flatMap { $0.sources.map(\.path) })
    }
    installedFiles = files(true).subtracting(files(false))
    targets = Dictionary(
      inventory.targets.map { (Key($0), $0) },
      uniquingKeysWith: { first, _ in first })
    libraries = Dictionary(
      inventory.targets.filter { $0.kind == .framework }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the libraries in the process of a target, in the order of the dependencies.
  package func libraries(of target: AppTarget) -> [AppTarget] {
    var found: [AppTarget] = []
    var seen: Set<Key> = [Key(target)]
    var pending = [target]
    while let next = pending.popLast() {
      for name in next.dependencies.sorted() {
        // Libraries for watches have no kind of their own.
        guard let library = resolve(name, from: next),
          library.kind == .framework || target.kind == .watch && library.kind == .watch,
          !ClientLibraryCall.modules.contains(name),
          seen.insert(Key(library)).inserted
        else { continue }
        found.append(library)
        pending.append(library)
      }
    }
    return found
  }

  /// Returns the dependencies of targets that aren't in the inventory, sorted.
  func unseenDependencies(of targets: [AppTarget]) -> [String] {
    let named = targets.flatMap { target in target.dependencies.filter { resolve($0, from: target) == nil } }
    return Set(named).subtracting(ClientLibraryCall.modules).sorted()
  }

  /// Returns the unread sources and libraries in the process of a target, sources first.
  package func unreadCode(of target: AppTarget) -> [String] {
    let libraries = libraries(of: target)
    return target.unreadSources + libraries.flatMap(\.unreadSources)
      + unseenDependencies(of: [target] + libraries)
  }

  private func resolve(_ name: String, from target: AppTarget) -> AppTarget? {
    targets[Key(container: target.container, name: name)] ?? libraries[name]
  }
}
