/// A Cordova plug-in, as far as it is compiled into apps for iOS.
struct CordovaPlugIn {
  let manifest: CordovaManifest

  /// Reads a plug-in's manifest; nil if the file is something else or can't be read.
  init?(_ path: FilePath, readBy files: InputFiles) {
    guard let manifest = CordovaManifest(path, root: "plugin", readBy: files) else { return nil }
    self.manifest = manifest
  }

  /// The name that apps and other plug-ins use for it.
  var name: String { manifest.root.attributes["id"] ?? manifest.path.folder.name }

  /// The names of the plug-ins and pods that it requires, sorted.
  var dependencies: [String] {
    let pods = manifest["podspec"].flatMap { $0["pods"] }.flatMap { $0["pod"] }
    let names =
      manifest["dependency"].compactMap { $0.attributes["id"] } + pods.compactMap { $0.attributes["name"] }
    return Set(names).sorted()
  }

  /// Returns it as a target.
  func draft(isDependency: Bool, problems: InputProblems) -> TargetDraft {
    var members = TargetMembers()
    for file in manifest["source-file"] + manifest["header-file"] {
      if let name = file.attributes["src"] { members.insert(manifest.path.folder.appending(name)) }
    }
    return TargetDraft(
      name: name, kind: .framework, container: problems.relative(manifest.path), origin: manifest.origin,
      configurations: [
        isDependency ? .ofLibrary : .ofLibrary(giving: manifest.infoPlistEntries(manifest.variables))
      ], sources: members.sources.sorted(), dependencies: dependencies,
      localizations: [], isDependency: isDependency)
  }
}
