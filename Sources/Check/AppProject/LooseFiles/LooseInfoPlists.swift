/// Info.plists that are in a folder without a project.
enum InfoPlists: ProjectKind {
  static let marker = ProjectMarker.fileExtension("plist")

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let paths = markers.paths(marker).filter(isNamedInfo)
    return paths.first.map { [LooseInfoPlists(paths: paths, path: $0)] } ?? []
  }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    marker.matches(path, isFolder: isFolder) ? SingleInfoPlist(path: path) : nil
  }

  /// Returns whether a path has a name such as "Info.plist", "App-Info.plist" or
  /// "Info-Debug.plist".
  private static func isNamedInfo(_ path: FilePath) -> Bool {
    let stem = path.stem.lowercased()
    return stem.hasSuffix("info") || stem.hasPrefix("info")
  }
}

/// The Info.plists in a folder, whether projects use them or not.
struct LooseInfoPlists: Project {
  let paths: [FilePath]
  /// The path of the first one, which represents all.
  let path: FilePath

  func read(in context: ReadingContext) -> ReadProject {
    ReadProject(remainder: { known in
      let used = known.targets.reduce(into: Set()) { $0.formUnion($1.infoPlists) }
      let loose = paths.filter { !used.contains($0) }
      let reader = LooseInfoPlistReader(in: context, unreadableIs: known.targets.isEmpty ? .error : .warning)
      return switch known.infoPlistUse {
      case .unknown: contents(reader.targets(loose), in: context)
      case .complete: ProjectContents(unusedInfoPlists: loose.filter(reader.concernsLocation))
      // Where no project can be read, at least the app itself is.
      case .partial: known.targets.isEmpty ? contents(reader.targets(loose), in: context) : ProjectContents()
      }
    })
  }

  /// Returns targets with what an Xcode project in the place of their folders would bring: scripts and libraries.
  private func contents(
    _ loose: [(folder: FilePath, target: TargetDraft)], in context: ReadingContext
  ) -> ProjectContents {
    var contents = ProjectContents()
    for (folder, target) in loose {
      contents.append(context.withInstalledLibraries([target], ofProjectAt: folder).contents)
    }
    return contents
  }
}

/// A single Info.plist that represents an app.
struct SingleInfoPlist: Project {
  let path: FilePath

  func read(in context: ReadingContext) -> ReadProject {
    let target = LooseInfoPlistReader(in: context, unreadableIs: .error).target(path)
    return ReadProject(contents: ProjectContents(targets: target.map { [$0] } ?? []))
  }
}
