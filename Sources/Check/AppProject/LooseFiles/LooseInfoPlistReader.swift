import LocationPolicy
import PropertyLists

/// Creates targets for Info.plists that no project uses.
struct LooseInfoPlistReader {
  /// Names of folders that describe their contents rather than the app.
  private static let plainFolders: Set<String> = [
    "resources", "supporting files", "supportingfiles", "support", "info", "plists", "config",
    "configuration",
    "generated", "derived", "infoplists",
  ]

  private let root: FilePath
  private let files: InputFiles
  private let folders: FolderChoice
  private let severity: InputProblem.Severity

  /// Creates a reader; an unreadable Info.plist is more severe if nothing else could be checked.
  init(in context: ReadingContext, unreadableIs severity: InputProblem.Severity) {
    root = context.root
    files = context.files
    folders = context.folders
    self.severity = severity
  }

  /// Returns targets for the Info.plists that certainly belong to an app or extension, by their folders.
  func targets(_ paths: [FilePath]) -> [(folder: FilePath, target: TargetDraft)] {
    let found = paths.compactMap { path in infoPlist(at: path).map { (path, folder(of: path), $0) } }
      .filter { InfoPlistKind($0.2.values).isAppOrExtension }
    let others = Set(found.map(\.1))
    return found.map { path, folder, infoPlist in
      (folder, target(infoPlist, at: path, files: members(below: folder, without: others)))
    }
  }

  /// Returns the target of a single Info.plist, without sources.
  func target(_ path: FilePath) -> TargetDraft? {
    infoPlist(at: path).map { target($0, at: path, files: languages(beside: path)) }
  }

  /// Returns whether an Info.plist has keys for location.
  func concernsLocation(_ path: FilePath) -> Bool {
    infoPlist(at: path)?.values.concernsLocation ?? false
  }

  private func infoPlist(at path: FilePath) -> InfoPlist? {
    guard let file = files.propertyList(path, severity), case .dictionary(let values) = file.root.content
    else {
      return nil
    }
    let entries = InfoPlistEntries.entries(of: values, in: file, scope: nil)
    return InfoPlist(path: files.problems.relative(path), entries: entries)
  }

  private func target(_ infoPlist: InfoPlist, at path: FilePath, files members: TargetMembers) -> TargetDraft
  {
    let minimum = infoPlist.entries["MinimumOSVersion"]
    let configuration = BuildConfiguration(
      name: "Release", deploymentTarget: minimum.flatMap { text($0) }.flatMap { SystemVersion($0) },
      infoPlist: infoPlist, entitlements: [:], settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: minimum?.origin)
    return TargetDraft(
      name: name(of: infoPlist, at: path), kind: InfoPlistKind(infoPlist.values).kind,
      container: files.problems.relative(path),
      origin: Site(file: files.problems.relative(path), line: 1), configurations: [configuration],
      sources: members.sources.sorted(), dependencies: [],
      localizations: LocalizationReader(files).localizations(in: members.localizedFiles.sorted()),
      firstScreens: FirstScreenReader.firstScreens(
        of: [configuration], storyboards: members.storyboards.sorted(), readBy: files),
      interfaces: members.storyboards.union(members.views).sorted())
  }

  private func text(_ entry: InfoPlist.Entry) -> String? {
    guard case .string(let text) = entry.value, entry.undefinedSettings.isEmpty else { return nil }
    return text.isEmpty ? nil : text
  }

  private func name(of infoPlist: InfoPlist, at path: FilePath) -> String {
    infoPlist.entries["CFBundleName"].flatMap(text) ?? folder(of: path).name
  }

  private func folder(of path: FilePath) -> FilePath {
    var folder = path.folder
    while folder != root, folder.isInside(root),
      Self.plainFolders.contains(folder.name.lowercased())
    {
      folder = folder.folder
    }
    return folder
  }

  private func members(below folder: FilePath, without others: Set<FilePath>) -> TargetMembers {
    var members = TargetMembers()
    var walk = FolderWalk(followsLinks: false) { path in
      !others.contains(path) && (path.pathExtension == "lproj" || folders.isEntered(path))
    }
    walk.visit(folder) { path, isFolder in
      if !isFolder { members.insert(path) }
    }
    return members
  }

  private func languages(beside path: FilePath) -> TargetMembers {
    var members = TargetMembers()
    for entry in FolderListing.entries(of: path.folder) ?? [] where entry.name.hasSuffix(".lproj") {
      let strings = path.folder.appending(entry.name).appending("InfoPlist.strings")
      if FileBytes.isFile(strings) { members.insert(strings) }
    }
    return members
  }
}
