import SourceFacts

/// The folder of a library from a package manager, with the selection of its sources.
struct LibraryFolder {
  /// The names of folders that aren't part of a library's code, in lower case.
  private static let others: Set<String> = [
    "android", "example", "examples", "macos", "node_modules", "pods", "test", "tests", "windows",
    "__tests__",
  ]

  let name: String
  /// The folder to which its paths are relative.
  let folder: FilePath
  /// The file that describes it, for findings without a place in a source.
  let manifest: FilePath
  /// The patterns of its sources; empty if they are unknown, so that all source files are read.
  var sources: [PathPattern] = []
  var excluded: [PathPattern] = []
  /// Whether it also contains binaries, whose code can't be read.
  var hasBinaries = false
  /// The macros that its build defines; nil if unknown.
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
    // A podspec can have a hundred patterns of one folder, which is walked once.
    for (start, patterns) in Dictionary(grouping: sources, by: { folder.appending($0.folder) }) {
      // A library can share code with sibling folders, but not with others.
      guard start.isInside(folder.folder) else { continue }
      members.insertFiles(
        below: start, entering: { !isExcluded($0) },
        where: { !isExcluded($0) && takes($0, by: patterns) })
    }
    return members
  }

  /// Returns whether any pattern matches a path; a pattern that names a folder matches its contents.
  private func takes(_ path: FilePath, by patterns: [PathPattern]) -> Bool {
    let parts = path.relative(to: folder).split(separator: "/")
    return patterns.contains { $0.matches(parts[...]) || $0.matches(parts.dropLast()) }
  }

  private func isExcluded(_ path: FilePath) -> Bool {
    if excluded.isEmpty { return false }
    let parts = path.relative(to: folder).split(separator: "/")
    return excluded.contains { $0.matches(parts[...]) }
  }
}
