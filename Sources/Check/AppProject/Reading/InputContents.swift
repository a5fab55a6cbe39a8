/// Gathers targets from everything that the input holds.
final class InputContents {
  private let root: FilePath
  private let folders: FolderChoice
  private let progress: @Sendable (String) -> Void
  private let problems: InputProblems
  private let files: InputFiles
  private let spelling = FileSpelling()
  private let budget = SettingBudget()
  /// Reads what package managers brought; what is wrong there is not reported, and what can't be read stays unseen.
  private let dependencyFiles: InputFiles
  private let flutterCaches: [FilePath]
  private var drafts: [TargetDraft] = []
  private var linkable: [TargetDraft] = []
  /// What projects name outside of what was found, to be read when all of that was.
  private var outside: [OutsideReference] = []
  private var products: [String: [String]] = [:]
  private var unusedInfoPlists: [FilePath] = []
  /// The descriptions that tools make projects of, where there is no project.
  private var generated: [FilePath] = []
  private var visited: Set<FilePath> = []
  /// The specifications of libraries for CocoaPods, of which some may be part of nothing else.
  private var podspecs: [FilePath] = []
  /// Whether a description was found of which a tool makes a project.
  private var hasDescription = false
  /// Whether all of them were wholly read; if not, they may name any file.
  private var areDescriptionsWhole = true
  private var unreadManifests: [UnreadManifest] = []
  private let tuistHelpers = TuistHelperFiles()

  /// Starts with nothing; paths in the inventory count from the root.
  init(
    root: FilePath, folders: FolderChoice, flutterCaches: [FilePath],
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.root = root
    self.folders = folders
    self.progress = progress
    problems = InputProblems(below: root)
    files = InputFiles(problems: problems)
    dependencyFiles = InputFiles(problems: InputProblems(below: root))
    self.flutterCaches = flutterCaches
  }

  /// Reads an input of a kind.
  func read(_ path: FilePath, as kind: InputPath.Kind) {
    switch kind {
    case .folder: readFolder(path)
    case .project: readProject(path.name == "project.pbxproj" ? path.folder : path)
    case .workspace: readWorkspace(path)
    case .specification: readDescription(path, by: describedProjects.specification)
    case .manifest: readPackage(path)
    case .tuistManifest: readDescription(path, by: describedProjects.tuist)
    case .tuistWorkspace: readFolder(path.folder)
    case .infoPlist: drafts += [looseInfoPlists(unreadableIs: .error).target(path)].compactMap { $0 }
    }
    readOutside()
    readUnreadManifests()
    readLibraries()
  }

  /// Returns all that was found, the sources read.
  func inventory() -> ProjectInventory {
    let linked = LinkedTargets(linkable).linked(by: drafts, products: products)
    let assembly = TargetAssembly(drafts + linked, products: products, problems: problems)
    let targets = assembly.targets().sorted { ($0.container, $0.name) < ($1.container, $1.name) }
    return ProjectInventory(
      targets: targets, unusedInfoPlists: unusedInfoPlists.map(problems.relative).sorted(),
      problems: problems.sorted,
      ignoreComments: files.ignoreComments.union(assembly.ignoreComments).sorted())
  }

  /// Why nothing can be checked, or nil where something was found or reported.
  func emptyReason(of inventory: ProjectInventory) -> String? {
    guard inventory.targets.isEmpty, inventory.unusedInfoPlists.isEmpty,
      !inventory.problems.contains(where: { $0.severity == .error })
    else { return nil }
    if let advice = generated.lazy.compactMap(advice).first {
      return "there is no Xcode project here; \(advice)"
    }
    return
      "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
  }

  private func readFolder(_ folder: FilePath) {
    let discovery = ProjectDiscovery(below: folder, folders: folders, problems: problems)
    if discovery.projects.isEmpty { generated = discovery.generated }
    for project in discovery.projects { readProject(project) }
    for project in discovery.emptyProjects { reportEmpty(project) }
    for specification in discovery.specifications {
      readDescription(specification, by: describedProjects.specification)
    }
    for manifest in discovery.manifests { readPackage(manifest) }
    for manifest in discovery.tuistManifests { readDescription(manifest, by: describedProjects.tuist) }
    readCordova(discovery)
    readExpo(discovery)
    podspecs = discovery.podspecs
    let used = drafts.reduce(into: Set()) { $0.formUnion($1.infoPlists) }
    let loose = discovery.infoPlists.filter { !used.contains($0) }
    let reader = looseInfoPlists(unreadableIs: drafts.isEmpty ? .error : .warning)
    if discovery.projects.isEmpty && !hasDescription {
      drafts += reader.targets(loose)
    } else {
      unusedInfoPlists = areDescriptionsWhole ? loose.filter(reader.concernsLocation) : []
    }
  }

  /// Tells of a project without its file, unless the description that it is made from is read in its place.
  private func reportEmpty(_ project: FilePath) {
    let beside = ProjectGenerator.descriptions(in: project.folder)
    if beside.contains(where: { ProjectGenerator(fileNamed: $0.name)?.isRead ?? false }) { return }
    let advice = (beside + ProjectGenerator.descriptions(in: root)).lazy.compactMap(advice).first
    let message =
      "There is no project.pbxproj in this project; \(advice ?? "restore it, or run the tool that makes it")."
    problems.report(.error, message, in: project)
  }

  /// What to do where a tool makes a project of what is at a path.
  private func advice(on path: FilePath) -> String? {
    ProjectGenerator(fileNamed: path.name)?.advice(for: problems.relative(path))
  }

  private var describedProjects: DescribedProjectReader {
    DescribedProjectReader(files: files, spelling: spelling, budget: budget, helpers: tuistHelpers)
  }

  /// Reads what a tool makes a project of.
  private func readDescription(_ path: FilePath, by read: (FilePath) -> DescribedProject?) {
    guard visited.insert(path).inserted else { return }
    progress(problems.relative(path))
    guard let described = read(path) else { return }
    hasDescription = true
    areDescriptionsWhole = areDescriptionsWhole && described.isWhole
    unreadManifests += [described.unread].compactMap(\.self)
    visited.formUnion(described.included)
    drafts += joined(described.drafts, at: described.project)
    refer(to: .package, described.packages.map { $0.appending("Package.swift") })
  }

  /// Takes the code beside manifests of which not all targets are known.
  private func readUnreadManifests() {
    let known = drafts.reduce(into: Set()) { $0.formUnion($1.sources) }
    let manifests = visited.filter { $0.name == "Project.swift" }
    for manifest in unreadManifests {
      let draft = manifest.draft(without: known, manifests, in: folders, readBy: files)
      drafts += [draft].compactMap(\.self)
    }
  }

  private func readCordova(_ discovery: ProjectDiscovery) {
    let plugIns = discovery.cordovaPlugIns.compactMap { CordovaPlugIn($0, readBy: files) }
    drafts += plugIns.map { $0.draft(isDependency: false, problems: problems) }
    for path in discovery.cordovaApps {
      guard let app = CordovaApp(path, readBy: files) else { continue }
      hasDescription = true
      let (target, plugIns) = app.drafts { standing(of: $0) == .dependency }
      drafts.append(target)
      linkable += plugIns
    }
  }

  private func readExpo(_ discovery: ProjectDiscovery) {
    for folder in discovery.expoApps {
      guard let app = ExpoApp(in: folder, readBy: files) else { continue }
      hasDescription = true
      let (target, modules) = app.drafts { standing(of: $0) == .dependency }
      drafts.append(target)
      linkable += modules
    }
  }

  /// Reads the libraries for CocoaPods whose code is not part of what was read already.
  private func readLibraries() {
    var known = Set((drafts + linkable).flatMap(\.sources))
    for podspec in podspecs {
      guard let library = PodReader(files: files).library(nil, in: podspec, podfile: nil),
        !library.hasBinaries
      else { continue }
      let draft = library.draft(isDependency: false, problems: problems)
      guard !draft.sources.isEmpty, known.isDisjoint(with: draft.sources) else { continue }
      drafts.append(draft)
      known.formUnion(draft.sources)
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

  /// Reads what was named outside, which may name more.
  private func readOutside() {
    while let reference = outside.popLast() {
      switch reference.kind {
      case .project: readProject(reference.path, as: reference.standing)
      case .package: readPackage(reference.path, as: reference.standing)
      }
    }
  }

  private func refer(to kind: OutsideReference.Kind, _ paths: [FilePath]) {
    let there = paths.filter { FileBytes.isFile(kind == .project ? $0.appending("project.pbxproj") : $0) }
    outside += there.filter { !visited.contains($0) }.map {
      OutsideReference(kind: kind, path: $0, standing: standing(of: $0))
    }
  }

  private func standing(of path: FilePath) -> TargetStanding {
    let isCached = flutterCaches.contains(where: path.isInside) && !folders.includesDependencies
    return isCached || folders.isDependency(path, from: root) ? .dependency : .linked
  }

  private func insert(_ found: [TargetDraft], as standing: TargetStanding) {
    switch standing {
    case .checked: drafts += found
    case .linked: linkable += found
    case .dependency: linkable += found.map { isOwn($0) ? $0 : $0.asDependency }
    }
  }

  /// Whether a project of a package manager builds a library whose code lies in what is checked, as it does with pods
  /// that are being developed.
  private func isOwn(_ draft: TargetDraft) -> Bool {
    draft.sources.contains { $0.isInside(root) && standing(of: $0) == .linked }
  }

  private func readProject(_ path: FilePath, as standing: TargetStanding = .checked) {
    guard visited.insert(path).inserted else { return }
    let files = standing == .dependency ? dependencyFiles : files
    progress(problems.relative(path))
    guard let file = files.propertyList(path.appending("project.pbxproj")) else { return }
    guard let document = ProjectDocument(path: path, file: file) else {
      problems.report(
        .error, "This project file states no project; restore it from version control.", in: path)
      return
    }
    let missing = MissingSettingFiles(files.problems)
    let settingFiles = ConfigurationFileReader(
      searchFolder: document.sourceRoot, missing: missing, files: files, spelling: spelling)
    let resolver = TargetResolver(input: files, spelling: spelling, budget: budget)
    let reader = TargetReader(document: document, files: settingFiles, missing: missing)
    let found = document.targets.map { resolver.draft(of: reader.description(of: $0)) }
    let known = missing.isEmpty ? found : found.map(\.withUnreadSettings)
    insert(standing == .checked ? joined(known, at: path) : known, as: standing)
    nameProducts(of: found)
    let references = ProjectReferences(document: document)
    refer(to: .project, references.projects)
    refer(to: .package, references.packages.map { $0.appending("Package.swift") })
    missing.report()
  }

  /// Keeps by which other names the libraries of a project are linked.
  private func nameProducts(of found: [TargetDraft]) {
    let own = Set(found.map(\.name))
    for draft in found where draft.kind == .framework {
      let settings = draft.configurations.first?.settings ?? [:]
      var names = Set(["PRODUCT_NAME", "PRODUCT_MODULE_NAME"].compactMap { settings[$0] })
      if InstalledLibraries.isLibraryOfPods(draft.name) { names.insert(draft.name.replacing("-", with: "_")) }
      for name in names.subtracting(own).subtracting([""]) { products[name, default: []].append(draft.name) }
    }
  }

  /// Returns the targets of a project with all that package managers bring into its apps.
  private func joined(_ found: [TargetDraft], at project: FilePath) -> [TargetDraft] {
    let folder = project.folder
    let brought = InstalledLibraryReader(files: files, flutterCaches: flutterCaches)
      .libraries(forProjectAt: project)
    linkable += brought.libraries.map {
      $0.draft(isDependency: standing(of: $0.folder) == .dependency, problems: problems)
    }
    refer(to: .project, Checkouts.projects(in: folder) + InstalledLibraryReader.podProjects(in: folder))
    refer(to: .package, Checkouts.manifests(in: folder))
    return found.map(brought.joined)
  }

  private func readPackage(_ path: FilePath, as standing: TargetStanding = .checked) {
    guard visited.insert(path).inserted else { return }
    let files = standing == .dependency ? dependencyFiles : files
    progress(problems.relative(path))
    guard let package = PackageReader(files, folders: folders).package(at: path) else { return }
    insert(package.targets, as: standing)
    products.merge(package.products) { first, second in first + second }
    refer(to: .package, package.localPackages.map { $0.appending("Package.swift") })
    refer(to: .package, Checkouts.manifests(in: path.folder))
  }
}
