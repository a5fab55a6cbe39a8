import SourceFacts

/// Finds the sources and dependencies of a package's targets.
struct PackageTargetReader {
  let folder: FilePath
  /// The path of the manifest in the inventory.
  let manifest: String
  let problems: InputProblems
  let folders: FolderChoice
  let configuration: BuildConfiguration
  /// Whether the package has only one target apart from tests, whose sources may then be directly
  /// in Sources.
  let hasOneTarget: Bool

  /// Returns a target of the package.
  func draft(of declaration: WrittenCall, named name: String) -> TargetDraft {
    let origin = Site(file: manifest, position: declaration.position)
    let found = sourceFolder(of: declaration, named: name).map { members(of: declaration, in: $0) }
    if found == nil {
      let message =
        "The folder of the target \"\(name)\" is not where packages keep it; its sources were not read."
      problems.report(.warning, message, at: origin)
    }
    return TargetDraft(
      name: name, kind: kind(of: declaration), container: manifest, origin: origin,
      configurations: [configuration], sources: found?.sources.sorted() ?? [],
      dependencies: dependencies(of: declaration), localizations: [])
  }

  private func kind(of declaration: WrittenCall) -> ProductKind {
    switch declaration.name {
    case "target": .framework
    case "testTarget": .test
    default: .other
    }
  }

  private func sourceFolder(of declaration: WrittenCall, named name: String) -> FilePath? {
    if let path = declaration["path"] { return path.string.map { folder.appending($0) }.flatMap(existing) }
    let parents =
      switch declaration.name {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let shared = hasOneTarget && declaration.name != "testTarget" ? [folder.appending(parents[0])] : []
    let candidates = parents.map { folder.appending($0).appending(name) } + shared
    return candidates.lazy.compactMap(existing).first
  }

  private func existing(_ path: FilePath) -> FilePath? { FileBytes.isFolder(path) ? path : nil }

  private func members(of declaration: WrittenCall, in folder: FilePath) -> TargetMembers {
    let excluded = Set(declaration.texts("exclude").map { folder.appending($0) })
    let listed = declaration["sources"]?.elements.compactMap(\.string).map { folder.appending($0) }
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
    var walk = FolderWalk(followsLinks: true) { !excluded.contains($0) && folders.isEntered($0) }
    walk.visit(folder) { path, isFolder in
      if !isFolder, !excluded.contains(path), path.name != "Package.swift" { members.insert(path) }
    }
  }

  private func dependencies(of declaration: WrittenCall) -> [String] {
    let names = declaration["dependencies"]?.elements.compactMap { dependency -> String? in
      switch dependency {
      case .string(let name, _): name
      case .call(let call): call.declaredName
      case .array, .dictionary, .joined, .choice, .mapped, .boolean, .integer, .other: nil
      }
    }
    return Set(names ?? []).sorted()
  }
}
