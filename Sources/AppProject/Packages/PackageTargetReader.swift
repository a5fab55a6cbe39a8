/// Finds the sources and dependencies of a package's targets.
struct PackageTargetReader {
  let folder: FilePath
  let context: InputContext
  let configuration: BuildConfiguration
  /// Whether the package has only one target apart from its tests, which may then keep its sources right in Sources.
  let hasOneTarget: Bool

  /// Returns a target of the package.
  func draft(of declaration: PackageManifest.Declaration, named name: String, at origin: Origin)
    -> TargetDraft
  {
    let found = sourceFolder(of: declaration, named: name).map { members(of: declaration, in: $0) }
    if found == nil {
      let message =
        "The folder of the target \"\(name)\" is not where packages keep it; its sources were not read."
      context.report(.warning, message, at: origin)
    }
    return TargetDraft(
      name: name, kind: kind(of: declaration), container: context.relative(folder.appending("Package.swift")),
      origin: origin, configurations: [configuration], sources: found?.sources.sorted() ?? [],
      dependencies: dependencies(of: declaration), localizations: [])
  }

  private func kind(of declaration: PackageManifest.Declaration) -> ProductKind {
    switch declaration.function {
    case "target": .framework
    case "testTarget": .test
    default: .other
    }
  }

  private func sourceFolder(of declaration: PackageManifest.Declaration, named name: String) -> FilePath? {
    if let path = declaration["path"] { return path.text.map { folder.appending($0) }.flatMap(existing) }
    let parents =
      switch declaration.function {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let shared = hasOneTarget && declaration.function != "testTarget" ? [folder.appending(parents[0])] : []
    let candidates = parents.map { folder.appending($0).appending(name) } + shared
    return candidates.lazy.compactMap(existing).first
  }

  private func existing(_ path: FilePath) -> FilePath? { FileBytes.isFolder(path) ? path : nil }

  private func members(of declaration: PackageManifest.Declaration, in folder: FilePath) -> TargetMembers {
    let excluded = Set(declaration["exclude"]?.elements.compactMap(\.text).map { folder.appending($0) } ?? [])
    let listed = declaration["sources"]?.elements.compactMap(\.text).map { folder.appending($0) }
    var members = TargetMembers()
    for path in listed ?? [folder] {
      if FileBytes.isFile(path) {
        members.insert(path)
      } else {
        insertFiles(below: path, without: excluded, to: &members)
      }
    }
    return members
  }

  private func insertFiles(
    below folder: FilePath, without excluded: Set<FilePath>, to members: inout TargetMembers
  ) {
    let includesDependencies = context.options.includesDependencies
    var walk = FolderWalk(followsLinks: true) { path in
      !excluded.contains(path) && ProjectDiscovery.isEntered(path, includesDependencies: includesDependencies)
    }
    walk.visit(folder) { path, isFolder in
      if !isFolder, !excluded.contains(path), path.name != "Package.swift" { members.insert(path) }
    }
  }

  private func dependencies(of declaration: PackageManifest.Declaration) -> [String] {
    let names = declaration["dependencies"]?.elements.compactMap { dependency -> String? in
      switch dependency {
      case .text(let name, _): name
      case .call(_, let arguments): arguments.first { $0.label == "name" }?.value.text
      case .array, .unknown: nil
      }
    }
    return Set(names ?? []).sorted()
  }
}
