import SourceFacts

/// The folder of a library that a package manager brought, with what is compiled of it.
struct LibraryFolder {
  /// Folders beside a library's code that are not part of it, in lower case.
  private static let others: Set<String> = [
    "android", "example", "examples", "macos", "node_modules", "pods", "test", "tests", "windows",
    "__tests__",
  ]

  let name: String
  /// The folder from which its paths count.
  let folder: FilePath
  /// What describes it, for places that no source has.
  let manifest: FilePath
  /// The patterns of what is compiled; empty where that is not known, and all that could be is taken.
  var sources: [PathPattern] = []
  var excluded: [PathPattern] = []
  /// Whether it brings binaries as well, whose code nobody can read.
  var hasBinaries = false
  /// The macros that its build is known to get; nil where nothing is known of them.
  var macros: [String: Int]?

  /// Returns it as a target.
  func draft(isDependency: Bool, problems: InputProblems) -> TargetDraft {
    let sources = members.sources.sorted()
    let file = problems.relative(manifest)
    return TargetDraft(
      name: name, kind: .framework, container: file, origin: Site(file: file, line: 1),
      configurations: isDependency ? [] : [.ofLibrary],
      sources: sources, dependencies: [], localizations: [],
      definitions: BuildDefinitions(
        macros: macros.map { BuildMacroText.defaults(of: sources).merging($0) { _, set in set } } ?? [:]),
      isDependency: isDependency)
  }

  private var members: TargetMembers {
    var members = TargetMembers()
    if sources.isEmpty {
      members.insertFiles(below: folder) { path in
        !(Self.others.contains(path.name.lowercased()) || isExcluded(path))
      }
    }
    for pattern in sources {
      let start = folder.appending(pattern.folder)
      // A library may share code with what lies beside it; what leads further is no library's.
      guard start.isInside(folder.folder) else { continue }
      members.insertFiles(below: start) { path in
        !isExcluded(path) && (FileBytes.isFolder(path) || takes(path, by: pattern))
      }
    }
    return members
  }

  /// A pattern that names a folder means what is in it.
  private func takes(_ path: FilePath, by pattern: PathPattern) -> Bool {
    let parts = path.relative(to: folder).split(separator: "/")
    return pattern.matches(parts[...]) || pattern.matches(parts.dropLast())
  }

  private func isExcluded(_ path: FilePath) -> Bool {
    let parts = path.relative(to: folder).split(separator: "/")
    return excluded.contains { $0.matches(parts[...]) }
  }
}
