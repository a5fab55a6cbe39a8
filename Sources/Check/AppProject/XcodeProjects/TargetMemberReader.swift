import SourceFacts

/// Finds the files of a target in its build phases and synchronized folders.
struct TargetMemberReader {
  private let document: ProjectDocument
  private let headers: [FilePath: FilePath]
  private let folders: SynchronizedFolders

  init(_ document: ProjectDocument) {
    self.document = document
    folders = SynchronizedFolders(document)
    let found = document.paths.values.filter { $0.pathExtension == "h" }
    headers = Dictionary(found.map { (TargetMemberReader.withoutExtension($0), $0) }) { min($0, $1) }
  }

  /// Returns the files of a target.
  func members(of target: ProjectObject) -> TargetMembers {
    var members = TargetMembers()
    for phase in document.objects("buildPhases", of: target) {
      for file in document.objects("files", of: phase) where isForPhone(file) { add(file, to: &members) }
    }
    folders.add(to: &members, of: target)
    return members
  }

  /// Returns whether a file is for iOS, because files can be limited to some platforms.
  private func isForPhone(_ file: ProjectObject) -> Bool {
    let filters = [file.text("platformFilter")].compactMap { $0 } + file.texts("platformFilters")
    return filters.isEmpty || filters.contains("ios")
  }

  private func add(_ file: ProjectObject, to members: inout TargetMembers) {
    guard let reference = document[file.text("fileRef")] else { return }
    // A variant group represents one file in several languages.
    let references =
      reference.kind == "PBXVariantGroup" ? document.objects("children", of: reference) : [reference]
    for path in references.compactMap({ document.paths[$0.id] }) {
      members.insert(path)
      if SourceLanguage.language(ofFileNamed: path.name) == .objectiveC,
        let header = headers[Self.withoutExtension(path)]
      {
        members.insert(header)
      }
    }
  }

  private static func withoutExtension(_ path: FilePath) -> FilePath { path.folder.appending(path.stem) }
}
