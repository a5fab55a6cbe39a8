/// The location of a report's files, for formats that other tools read.
package struct ReportPlaces: Hashable, Sendable {
  /// A file that other tools can open.
  package struct Artifact: Hashable {
    /// The path, relative to the root.
    package let path: String
    /// The member, if the file is an archive.
    let member: String?
  }

  /// The absolute path of the repository, or of the checked folder if there is none, without a
  /// trailing slash.
  package let root: String
  /// The checked folder, relative to the root; empty if it is the root.
  package let folder: String
  /// The archive that contains all files of the report, relative to the checked folder; nil if
  /// there is none.
  package let archive: String?
  /// The prefixes of files in archives among the checked paths, such as "App.ipa/".
  private var archives: [String] = []

  package init(root: String, folder: String = "", archive: String? = nil) {
    self.root = root
    self.folder = folder
    self.archive = archive
  }

  /// Returns the location of a report on several paths, with the prefixes of files in archives.
  package func holding(archives: [String]) -> ReportPlaces {
    var places = self
    places.archives = archives
    return places
  }

  /// Returns the file of a place; for a member of an archive or static library, the file that
  /// contains it.
  package func artifact(of file: String) -> Artifact {
    if let archive { return Artifact(path: path(archive), member: file == archive ? nil : file) }
    if let archive = archives.first(where: file.hasPrefix) {
      let member = file.dropFirst(archive.count)
      // A finding about an archive as a whole has the name of the archive.
      let isWhole = archive.split(separator: "/").last == member
      return Artifact(path: path(archive.dropLast()), member: isWhole ? nil : String(member))
    }
    guard file.hasSuffix(".o)"), let open = file.lastIndex(of: "(") else {
      return Artifact(path: path(file), member: nil)
    }
    return Artifact(path: path(file[..<open]), member: String(file[open...].dropFirst().dropLast()))
  }

  /// Returns the absolute path of a file.
  func absolutePath(of artifact: Artifact) -> String { root + "/" + artifact.path }

  /// Returns a path below the checked folder relative to the root, with as few ".." as possible.
  private func path(_ file: some StringProtocol) -> String {
    if file.hasPrefix("/") { return steps(to: file.split(separator: "/").map { String($0) }) }
    var parts: [Substring] = []
    for part in (folder + "/" + file).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the path from the root to an absolute path.
  private func steps(to parts: [String]) -> String {
    let base = root.split(separator: "/").map { String($0) }
    let common = zip(base, parts).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }
}
