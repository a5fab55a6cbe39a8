/// Finds the files of a target in the folders that Xcode 16 synchronizes with the disk.
struct SynchronizedFolders {
  private let document: ProjectDocument
  private let groups: [ProjectObject]

  init(_ document: ProjectDocument) {
    self.document = document
    groups = document.paths.keys.sorted().compactMap { document[$0] }
      .filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }
  }

  /// Returns the first folder of a target that isn't on disk, as where files were moved without the project.
  func lost(of target: ProjectObject) -> FilePath? {
    target.texts("fileSystemSynchronizedGroups").lazy.compactMap { document.paths[$0] }
      .first { !FileBytes.isFolder($0) }
  }

  /// Adds the files of a target that are in such folders.
  func add(to members: inout TargetMembers, of target: ProjectObject) {
    let own = target.texts("fileSystemSynchronizedGroups")
    for id in own {
      guard let group = document[id], let folder = document.paths[id] else { continue }
      let left = Set(exceptions(of: group, for: target, in: folder))
      let resources = Set(group.texts("explicitFolders").map { folder.appending($0) })
      addFiles(below: folder, without: left.union(resources), to: &members)
    }
    for group in groups where !own.contains(group.id) {
      guard let folder = document.paths[group.id] else { continue }
      // For a target that doesn't own the folder, the exceptions are the files that it includes.
      for path in exceptions(of: group, for: target, in: folder) {
        if FileBytes.isFolder(path) {
          addFiles(below: path, without: [], to: &members)
        } else {
          members.insert(path)
        }
      }
    }
  }

  private func exceptions(of group: ProjectObject, for target: ProjectObject, in folder: FilePath)
    -> [FilePath]
  {
    document.objects("exceptions", of: group)
      .filter {
        $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.text("target") == target.id
      }
      .flatMap { $0.texts("membershipExceptions") }
      .flatMap { paths(ofException: $0, in: folder) }
  }

  /// Returns the paths of an exception; "/Localized/Views/InfoPlist.strings" means that file in
  /// Views for every language.
  private func paths(ofException text: String, in folder: FilePath) -> [FilePath] {
    let prefix = "/Localized/"
    guard text.hasPrefix(prefix) else { return [folder.appending(text)] }
    let path = folder.appending(String(text.dropFirst(prefix.count)))
    let languages = FolderListing.entries(of: path.folder) ?? []
    return languages.filter { $0.name.hasSuffix(".lproj") }.map {
      path.folder.appending($0.name).appending(path.name)
    }
  }

  private func addFiles(below folder: FilePath, without left: Set<FilePath>, to members: inout TargetMembers)
  {
    members.insertFiles(below: folder) { !left.contains($0) }
  }
}
