import PropertyLists
import SourceFacts

/// A manifest with partly unknown targets, whose code is checked as far as that is possible without
/// them.
struct UnreadManifest {
  /// Names of folders that aren't part of an app, in lower case.
  private static let others: Set<String> = ["test", "tests", "unittests", "uitests", "derived", "tuist"]

  let path: FilePath
  /// The project's name, or that of its folder.
  let name: String

  /// Returns a target of all code below the manifest that no other target compiles; nil if there is
  /// none.
  ///
  /// It is an app if there is an app's Info.plist, and otherwise a library. The contents of the
  /// app's Info.plist and its dependencies are unknown.
  func draft(
    without known: Set<FilePath>, _ manifests: Set<FilePath>, in folders: FolderChoice,
    readBy files: InputFiles
  ) -> TargetDraft? {
    let foreign = Set(manifests.map(\.folder)).subtracting([path.folder])
    var members = TargetMembers()
    var infoPlists: [FilePath] = []
    var walk = FolderWalk(followsLinks: false) { folder in
      !foreign.contains(folder) && !Self.others.contains(folder.name.lowercased())
        && folders.isEntered(folder)
    }
    walk.visit(path.folder) { found, isFolder in
      if isFolder || known.contains(found) || found == path { return }
      members.insert(found)
      if found.pathExtension == "plist", found.stem.lowercased().contains("info") { infoPlists.append(found) }
    }
    guard !members.sources.isEmpty else { return nil }
    let file = files.problems.relative(path)
    return TargetDraft(
      name: name, kind: infoPlists.contains { isOfApp($0, files) } ? .app : .framework, container: file,
      origin: Site(file: file, line: 1), configurations: [.ofLibrary], sources: members.sources.sorted(),
      dependencies: [file], localizations: [])
  }

  private func isOfApp(_ infoPlist: FilePath, _ files: InputFiles) -> Bool {
    guard let file = files.propertyList(infoPlist, .warning),
      case .dictionary(let values) = file.root.content
    else { return false }
    let entries = InfoPlistEntries.entries(of: values, in: file, scope: nil)
    let kind = InfoPlistKind(InfoPlist(path: nil, entries: entries).values)
    return kind.isAppOrExtension && kind.kind == .app
  }
}
