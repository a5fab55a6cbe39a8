/// Gathers targets from everything that the input holds.
final class InputContents {
  private let context: InputContext
  private var drafts: [TargetDraft] = []
  private var products: [String: [String]] = [:]
  private var unusedInfoPlists: [FilePath] = []
  private var generators: [ProjectGenerator] = []
  private var visited: Set<FilePath> = []

  init(_ context: InputContext) { self.context = context }

  /// Reads an input of a kind.
  func read(_ path: FilePath, as kind: InputPath.Kind) {
    switch kind {
    case .folder: readFolder(path)
    case .project: readProject(path.name == "project.pbxproj" ? path.folder : path)
    case .workspace: readWorkspace(path)
    case .manifest: readPackage(path)
    case .infoPlist: drafts += [LooseInfoPlists(context, unreadableIs: .error).target(path)].compactMap { $0 }
    }
  }

  /// Returns all that was found, the sources read.
  func inventory() -> ProjectInventory {
    let wanted = drafts.filter { context.options.targetName == nil || context.options.targetName == $0.name }
    let assembly = TargetAssembly(wanted, products: products, context: context)
    let targets = assembly.targets().sorted { ($0.container, $0.name) < ($1.container, $1.name) }
    return ProjectInventory(
      targets: targets, unusedInfoPlists: unusedInfoPlists.map(context.relative).sorted(),
      problems: context.sortedProblems)
  }

  /// Why nothing can be checked, or nil where something was found or reported.
  func emptyReason(of inventory: ProjectInventory) -> String? {
    guard inventory.targets.isEmpty else { return nil }
    if let name = context.options.targetName, !drafts.isEmpty {
      let names = Set(drafts.map(\.name)).sorted().joined(separator: ", ")
      return "no target is named \(name); there are \(names)"
    }
    if !inventory.unusedInfoPlists.isEmpty || inventory.problems.contains(where: { $0.severity == .error }) {
      return nil
    }
    if let generator = generators.first { return "there is no Xcode project here; \(generator.advice)" }
    return
      "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
  }

  private func readFolder(_ folder: FilePath) {
    let discovery = ProjectDiscovery(below: folder, context: context)
    if discovery.projects.isEmpty { generators = discovery.generators }
    for project in discovery.projects { readProject(project) }
    for manifest in discovery.manifests { readPackage(manifest) }
    let loose = discovery.infoPlists.filter { !context.usedInfoPlists.contains($0) }
    let reader = LooseInfoPlists(context, unreadableIs: drafts.isEmpty ? .error : .warning)
    if discovery.projects.isEmpty {
      drafts += reader.targets(loose)
    } else {
      unusedInfoPlists = loose.filter(reader.concernsLocation)
    }
  }

  private func readWorkspace(_ path: FilePath) {
    for member in WorkspaceReader(context).members(of: path) {
      if member.pathExtension == "xcodeproj" {
        if context.options.includesDependencies || member.name != "Pods.xcodeproj" { readProject(member) }
      } else if FileBytes.isFile(member.appending("Package.swift")) {
        readPackage(member.appending("Package.swift"))
      }
    }
  }

  private func readProject(_ path: FilePath) {
    guard visited.insert(path).inserted else { return }
    context.announce(path)
    guard let file = context.propertyList(path.appending("project.pbxproj")) else { return }
    guard let document = ProjectDocument(path: path, file: file) else {
      context.report(
        .error, "This project file states no project; restore it from version control.", in: path)
      return
    }
    let missing = MissingSettingFiles(context)
    let reader = TargetReader(document: document, missing: missing, context: context)
    drafts += document.targets.map(reader.draft)
    missing.report()
  }

  private func readPackage(_ path: FilePath) {
    guard visited.insert(path).inserted else { return }
    context.announce(path)
    guard let package = PackageReader(context).package(at: path) else { return }
    drafts += package.targets
    products.merge(package.products) { first, second in first + second }
  }
}
