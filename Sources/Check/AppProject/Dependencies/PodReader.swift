import TextReading
import YAML

/// Finds the code of the pods that a Podfile or Podfile.lock adds to a project's apps.
struct PodReader {
  let files: InputFiles

  /// Returns the Podfile of a folder; nil if there is none.
  func podfile(in folder: FilePath) -> Podfile? {
    let path = folder.appending("Podfile")
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    return Podfile(bytes, in: folder)
  }

  /// Returns the pods in the lock file of a folder; nil if there is none, or none that can be read.
  private func lockedPods(in folder: FilePath) -> [Podfile.Pod]? {
    let path = folder.appending("Podfile.lock")
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    do {
      return try PodfileLock(bytes, in: folder)?.pods
    } catch {
      let message = "This is not a readable list of pods: \(error.reason). Run pod install again."
      files.problems.report(.warning, message, in: path)
      return nil
    }
  }

  /// Returns the pods of a folder with a Podfile or a lock file.
  ///
  /// - Parameters:
  /// - folder: The folder of the project.
  /// - podfile: The contents of its Podfile.
  /// - elsewhere: Other folders with the code of pods, by name.
  func libraries(in folder: FilePath, podfile: Podfile?, elsewhere: [String: FilePath]) -> InstalledLibraries
  {
    let locked = lockedPods(in: folder)
    var found = InstalledLibraries(standForPods: locked != nil)
    for pod in Set(locked ?? podfile?.pods ?? []).sorted(by: { $0.name < $1.name }) {
      let folders = [pod.folder, elsewhere[pod.name]].compactMap { $0 }
      if let library = folders.lazy.compactMap({ library(pod.name, in: $0, podfile: podfile) }).first {
        found.insert(library)
      } else {
        found.names.insert(pod.name)
      }
    }
    return found
  }

  /// Returns the library of a specification, or of a folder that contains one; nil if there is
  /// none.
  func library(_ name: String?, in path: FilePath, podfile: Podfile?) -> LibraryFolder? {
    guard let specification = specification(of: name, at: path),
      let bytes = files.bytes(of: specification, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    let podspec = Podspec(bytes)
    return LibraryFolder(
      name: name ?? specification.stem, folder: specification.folder, manifest: specification,
      sources: podspec.sources, excluded: podspec.excluded, hasBinaries: podspec.hasBinaries,
      macros: podfile?.macros)
  }

  private func specification(of name: String?, at path: FilePath) -> FilePath? {
    if path.pathExtension == "podspec" { return FileBytes.isFile(path) ? path : nil }
    if let name, FileBytes.isFile(path.appending(name + ".podspec")) {
      return path.appending(name + ".podspec")
    }
    let found = (FolderListing.entries(of: path) ?? []).filter { $0.name.hasSuffix(".podspec") }
    return found.first.map { path.appending($0.name) }
  }
}
