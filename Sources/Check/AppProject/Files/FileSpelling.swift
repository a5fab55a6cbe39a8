import LeanFoundation

/// Finds files whose names a project spells differently from the file system.
///
/// Apple's file systems ignore case and Unicode normalization, so that "info.plist" finds
/// "Info.plist"; others don't.
final class FileSpelling {
  private var listings: [FilePath: [String: String]] = [:]

  /// Returns the path as spelled on disk, or the same path if there is no match.
  func existing(_ path: FilePath) -> FilePath {
    if FileSpelling.exists(path) { return path }
    var found = FilePath("/")
    for component in path.components {
      let exact = found.appending(String(component))
      if FileSpelling.exists(exact) {
        found = exact
      } else if let name = listing(of: found)[FileSpelling.folded(String(component))] {
        found = found.appending(name)
      } else {
        return path
      }
    }
    return found
  }

  private func listing(of folder: FilePath) -> [String: String] {
    if let known = listings[folder] { return known }
    let names = (FolderListing.entries(of: folder) ?? []).map { (FileSpelling.folded($0.name), $0.name) }
    let listing = Dictionary(names) { first, _ in first }
    listings[folder] = listing
    return listing
  }

  /// Composed and decomposed accents need nothing: they are equal in Swift's strings.
  private static func folded(_ name: String) -> String { name.lowercased() }

  private static func exists(_ path: FilePath) -> Bool { FileBytes.kind(of: path) != .missing }
}
