/// Gathers targets from everything that the input holds.
final class InputContents {
  private let context: InputContext
  private let settingFiles: ConfigurationFileReader
  private var drafts: [TargetDraft] = []
  private var unusedInfoPlists: Set<FilePath> = []

  init(_ context: InputContext) {
    self.context = context
    settingFiles = ConfigurationFileReader(context)
  }

  /// Reads an input of a kind.
  func read(_ path: FilePath, as kind: InputPath.Kind) {
    switch kind {
    case .folder: readFolder(path)
    case .project: readProject(path.name == "project.pbxproj" ? path.folder : path)
    case .workspace, .manifest: break
    case .infoPlist: break
    }
  }

  /// Returns all that was found, the sources read.
  func inventory() -> ProjectInventory {
    let library = SourceLibrary(drafts.reduce(into: []) { $0.formUnion($1.sources) })
    let targets = drafts.map { draft in
      AppTarget(
        name: draft.name, kind: draft.kind, container: draft.container, configurations: draft.configurations,
        sources: library.files(draft.sources, context: context), dependencies: draft.dependencies,
        localizations: draft.localizations, origin: draft.origin)
    }
    return ProjectInventory(
      targets: targets.sorted { ($0.container, $0.name) < ($1.container, $1.name) },
      unusedInfoPlists: unusedInfoPlists.map(context.relative).sorted(), problems: context.sortedProblems)
  }

  private func readFolder(_ folder: FilePath) {
    let discovery = ProjectDiscovery(below: folder, context: context)
    for project in discovery.projects { readProject(project) }
  }

  private func readProject(_ path: FilePath) {
    context.announce(path)
    guard let file = context.propertyList(path.appending("project.pbxproj")) else { return }
    guard let document = ProjectDocument(path: path, file: file) else {
      context.report(
        .error, "This project file states no project; restore it from version control.", in: path)
      return
    }
    let reader = TargetReader(document: document, files: settingFiles, context: context)
    for target in document.targets where isWanted(target.text("name")) {
      drafts.append(reader.draft(of: target))
    }
  }

  private func isWanted(_ name: String?) -> Bool { options.targetName == nil || options.targetName == name }

  private var options: ProjectReader.Options { context.options }
}
