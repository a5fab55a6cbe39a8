import PropertyLists

/// Finds the files that the targets of a specification include from its folders.
struct SpecificationSources {
  let specification: ProjectSpecification
  let problems: InputProblems

  /// Returns the files of a target, and the first Info.plist among them.
  func members(of target: ProjectSpecification.Target) -> (members: TargetMembers, infoPlist: FilePath?) {
    var members = TargetMembers()
    var infoPlists: [FilePath] = []
    let node = target.node["sources"]
    for source in node.map({ $0.elements.isEmpty ? [$0] : $0.elements }) ?? [] {
      guard let name = source.string ?? source["path"]?.string, isCompiled(source) else { continue }
      let path = specification.folder.appending(name)
      let choice = SourceChoice(folder: path, source: source)
      if FileBytes.isFolder(path) {
        members.insertFiles(below: path) { found in
          let isTaken = choice.takes(found)
          if isTaken, found.name == "Info.plist" { infoPlists.append(found) }
          return isTaken
        }
      } else if FileBytes.isFile(path) {
        members.insert(path)
        if path.name == "Info.plist" { infoPlists.append(path) }
      } else if !(source["optional"]?.isTrue ?? false) {
        let message =
          "\(target.name) takes its sources from \(problems.relative(path)), which is not there; correct the path or restore it."
        problems.report(.warning, message, at: specification.tree.origin(at: source.offset))
      }
    }
    return (members, infoPlists.min())
  }

  /// Returns whether the files of a source are compiled or copied into the target for iOS, rather
  /// than only shown in the project.
  private func isCompiled(_ source: PropertyListNode) -> Bool {
    let destinations = source["destinationFilters"]?.texts ?? []
    return source["buildPhase"]?.string != "none" && source["type"]?.string != "folder"
      && (destinations.isEmpty || destinations.contains("iOS"))
  }
}

/// The selection of files in a source folder.
private struct SourceChoice {
  let folder: FilePath
  private let excludes: [PathPattern]
  private let includes: [PathPattern]

  init(folder: FilePath, source: PropertyListNode) {
    self.folder = folder
    excludes = (source["excludes"]?.texts ?? []).map(PathPattern.init)
    includes = (source["includes"]?.texts ?? []).map(PathPattern.init)
  }

  /// Returns whether a file is included or a folder is entered.
  func takes(_ path: FilePath) -> Bool {
    let parts = path.relative(to: folder).split(separator: "/")
    if excludes.contains(where: { $0.matches(parts[...]) }) { return false }
    // Included files can be deeper in the folder.
    guard !includes.isEmpty, !FileBytes.isFolder(path) else { return true }
    return (1...parts.count).contains { count in
      includes.contains { $0.matches(parts[..<count]) }
    }
  }
}
