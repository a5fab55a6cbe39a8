/// Where the files of a report are, for formats that name them to other tools.
package struct ReportPlaces: Hashable, Sendable {
  /// A file that other tools can open.
  package struct Artifact: Hashable {
    /// The file, relative to the root.
    package let path: String
    /// What of the file is meant, where it is an archive.
    let member: String?
  }

  /// The folder that paths count from, absolute and without a slash at its end: that of the repository, or else the
  /// checked folder.
  package let root: String
  /// The checked folder, relative to the root; empty when it is the root.
  package let folder: String
  /// The archive that holds all files of the report, relative to the checked folder; nil when they are files of their own.
  package let archive: String?
  /// What stands before the names of files that lie in archives among what was checked, such as "App.ipa/".
  private var archives: [String] = []

  /// Creates the places of a report.
  package init(root: String, folder: String = "", archive: String? = nil) {
    self.root = root
    self.folder = folder
    self.archive = archive
  }

  /// Returns the places of a report on several paths, some of them archives, by what stands before the names of their files.
  package func holding(archives: [String]) -> ReportPlaces {
    var places = self
    places.archives = archives
    return places
  }

  /// Returns the file of a place; a member of an archive or of a static library leads to the file that holds it.
  package func artifact(of file: String) -> Artifact {
    if let archive { return Artifact(path: path(archive), member: file == archive ? nil : file) }
    if let archive = archives.first(where: file.hasPrefix) {
      let member = file.dropFirst(archive.count)
      // What is wrong with an archive as a whole goes by its name.
      let isWhole = archive.split(separator: "/").last == member
      return Artifact(path: path(archive.dropLast()), member: isWhole ? nil : String(member))
    }
    guard file.hasSuffix(".o)"), let open = file.lastIndex(of: "(") else {
      return Artifact(path: path(file), member: nil)
    }
    return Artifact(path: path(file[..<open]), member: String(file[open...].dropFirst().dropLast()))
  }

  /// Returns a file's absolute path.
  func absolutePath(of artifact: Artifact) -> String { root + "/" + artifact.path }

  /// Returns a path below the checked folder as one from the root, without steps back as far as possible.
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

  /// Returns the way from the root to an absolute path.
  private func steps(to parts: [String]) -> String {
    let base = root.split(separator: "/").map { String($0) }
    let common = zip(base, parts).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }
}
