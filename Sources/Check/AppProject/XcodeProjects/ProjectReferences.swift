/// The other projects and local packages that a project refers to.
struct ProjectReferences {
  /// The types of file references that can be other projects or folders.
  private static let types: Set<String?> = ["wrapper", "wrapper.pb-project", "folder"]

  let document: ProjectDocument

  /// The other projects, sorted.
  var projects: [FilePath] { paths { $0.pathExtension == "xcodeproj" } }

  /// The folders of local packages, sorted.
  var packages: [FilePath] {
    let named = document.objects("packageReferences", of: document.project)
      .compactMap { $0.kind == "XCLocalSwiftPackageReference" ? $0.text("relativePath") : nil }
      .map { document.sourceRoot.appending($0) }
    // Before Xcode 15, a local package was a file reference to its folder.
    let referred = paths { $0.pathExtension.isEmpty && FileBytes.isFile($0.appending("Package.swift")) }
    return Set(named + referred).sorted()
  }

  private func paths(where isWanted: (FilePath) -> Bool) -> [FilePath] {
    document.paths.filter { id, path in
      let file = document[id]
      return file?.kind == "PBXFileReference" && Self.types.contains(file?.text("lastKnownFileType"))
        && isWanted(path)
    }.map(\.value).sorted()
  }
}
