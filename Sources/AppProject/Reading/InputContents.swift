/// Gathers targets from everything that the input holds.
final class InputContents {
  private let root: FilePath
  private let folders: FolderChoice
  private let progress: @Sendable (String) -> Void
  private let problems: InputProblems
  private let files: InputFiles
  private let spelling = FileSpelling()
  private let budget = SettingBudget()
  private var drafts: [TargetDraft] = []
  private var products: [String: [String]] = [:]
  private var unusedInfoPlists: [FilePath] = []
  private var generators: [ProjectGenerator] = []
  private var visited: Set<FilePath> = []
  /// Whether the specification of a project was read.
  private var hasSpecification = false

  /// Starts with nothing; paths in the inventory count from the root.
  init(root: FilePath, folders: FolderChoice, progress: @escaping @Sendable (String) -> Void) {
    self.root = root
    self.folders = folders
    self.progress = progress
    problems = InputProblems(below: root)
    files = InputFiles(problems: problems)
  }

  /// Reads an input of a kind.
  func read(_ path: FilePath, as kind: InputPath.Kind) {
    switch kind {
    case .folder: readFolder(path)
    case .project: readProject(path.name == "project.pbxproj" ? path.folder : path)
    case .workspace: readWorkspace(path)
    case .specification: readSpecification(path)
    case .manifest: readPackage(path)
    case .infoPlist: drafts += [looseInfoPlists(unreadableIs: .error).target(path)].compactMap { $0 }
    }
  }

  /// Returns all that was found, the sources read.
  func inventory() -> ProjectInventory {
    let assembly = TargetAssembly(drafts, products: products, problems: problems)
    let targets = assembly.targets().sorted { ($0.container, $0.name) < ($1.container, $1.name) }
    return ProjectInventory(
      targets: targets, unusedInfoPlists: unusedInfoPlists.map(problems.relative).sorted(),
      problems: problems.sorted)
  }

  /// Why nothing can be checked, or nil where something was found or reported.
  func emptyReason(of inventory: ProjectInventory) -> String? {
    guard inventory.targets.isEmpty, inventory.unusedInfoPlists.isEmpty,
      !inventory.problems.contains(where: { $0.severity == .error })
    else { return nil }
    if let generator = generators.first { return "there is no Xcode project here; \(generator.advice)" }
    return
      "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
  }

  private func readFolder(_ folder: FilePath) {
    let discovery = ProjectDiscovery(below: folder, folders: folders, problems: problems)
    if discovery.projects.isEmpty { generators = discovery.generators }
    for project in discovery.projects { readProject(project) }
    for specification in discovery.specifications { readSpecification(specification) }
    for manifest in discovery.manifests { readPackage(manifest) }
    let used = drafts.reduce(into: Set()) { $0.formUnion($1.infoPlists) }
    let loose = discovery.infoPlists.filter { !used.contains($0) }
    let reader = looseInfoPlists(unreadableIs: drafts.isEmpty ? .error : .warning)
    if discovery.projects.isEmpty && !hasSpecification {
      drafts += reader.targets(loose)
    } else {
      unusedInfoPlists = loose.filter(reader.concernsLocation)
    }
  }

  private func looseInfoPlists(unreadableIs severity: InputProblem.Severity) -> LooseInfoPlists {
    LooseInfoPlists(below: root, files: files, folders: folders, unreadableIs: severity)
  }

  private func readWorkspace(_ path: FilePath) {
    for member in WorkspaceReader(files).members(of: path) {
      if member.pathExtension == "xcodeproj" {
        if folders.isRead(project: member) { readProject(member) }
      } else if FileBytes.isFile(member.appending("Package.swift")) {
        readPackage(member.appending("Package.swift"))
      }
    }
  }

  private func readProject(_ path: FilePath) {
    guard visited.insert(path).inserted else { return }
    progress(problems.relative(path))
    guard let file = files.propertyList(path.appending("project.pbxproj")) else { return }
    guard let document = ProjectDocument(path: path, file: file) else {
      problems.report(
        .error, "This project file states no project; restore it from version control.", in: path)
      return
    }
    let missing = MissingSettingFiles(problems)
    let settingFiles = settingFiles(searchedFrom: document.sourceRoot, missing: missing)
    let reader = TargetReader(document: document, files: settingFiles, missing: missing)
    drafts += document.targets.map { resolver.draft(of: reader.description(of: $0)) }
    missing.report()
  }

  private func readSpecification(_ path: FilePath) {
    guard visited.insert(path).inserted else { return }
    progress(problems.relative(path))
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return }
    let reader = SpecificationReader(path, bytes, readBy: files)
    guard let tree = reader.tree() else { return }
    visited.formUnion(reader.included)
    guard let specification = ProjectSpecification(path: path, tree: tree, unread: reader.unread) else {
      return
    }
    hasSpecification = true
    if specification.isCut {
      problems.report(
        .warning, "This specification stands for more than any project has; the last targets were left out.",
        in: path)
    }
    let missing = MissingSettingFiles(problems)
    let settingFiles = settingFiles(searchedFrom: specification.folder, missing: missing)
    let targets = SpecificationTargetReader(
      specification: specification, files: settingFiles, missing: missing, problems: problems)
    drafts += specification.targets.map { resolver.draft(of: targets.description(of: $0)) }
    missing.report()
  }

  private var resolver: TargetResolver { TargetResolver(input: files, spelling: spelling, budget: budget) }

  private func settingFiles(searchedFrom folder: FilePath, missing: MissingSettingFiles)
    -> ConfigurationFileReader
  {
    ConfigurationFileReader(searchFolder: folder, missing: missing, files: files, spelling: spelling)
  }

  private func readPackage(_ path: FilePath) {
    guard visited.insert(path).inserted else { return }
    progress(problems.relative(path))
    guard let package = PackageReader(files, folders: folders).package(at: path) else { return }
    drafts += package.targets
    products.merge(package.products) { first, second in first + second }
  }
}
