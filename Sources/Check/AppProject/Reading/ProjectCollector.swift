/// Reads projects and all projects that they refer to, each once.
struct ProjectCollector {
  private let context: ReadingContext
  private var contents = ProjectContents()
  /// The external files that projects refer to, which are read after everything else.
  private var references: [FilePath] = []
  private var remainders: [(ProjectContents) -> ProjectContents] = []
  private var advice: String?

  init(_ context: ReadingContext) { self.context = context }

  /// Reads a project that a user named, then external projects that it refers to, then what
  /// remains.
  mutating func collect(_ project: any Project) {
    read(project, as: .checked)
    while let reference = references.popLast() {
      guard FileBytes.isFile(reference),
        let project = ProjectKinds.project(named: reference, isFolder: false)
      else { continue }
      read(project, as: context.standing(of: project.path))
    }
    for remainder in remainders { contents.append(remainder(contents)) }
  }

  private mutating func read(_ project: any Project, as standing: TargetStanding) {
    guard contents.paths.insert(project.path).inserted else { return }
    let read = project.read(in: context.reading(as: standing))
    contents.append(linked(read.contents, as: standing))
    for member in read.members { self.read(member, as: standing) }
    references += read.references
    remainders += read.remainder.map { [$0] } ?? []
    advice = advice ?? read.advice
  }

  /// Returns the contents of an external project, whose targets count if a checked target links
  /// them.
  private func linked(_ contents: ProjectContents, as standing: TargetStanding) -> ProjectContents {
    if standing == .checked { return contents }
    var contents = contents
    contents.linkable +=
      standing == .dependency
      ? contents.targets.map { isOwn($0) ? $0 : $0.asDependency } : contents.targets
    contents.targets = []
    return contents
  }

  /// Returns whether a target of a package manager's project builds code within the checked folder,
  /// such as a pod in development.
  private func isOwn(_ draft: TargetDraft) -> Bool {
    draft.sources.contains { $0.isInside(context.root) && context.standing(of: $0) == .linked }
  }

  /// Returns the inventory, after reading the sources.
  func inventory() -> ProjectInventory { inventory(context.memory) }

  /// Returns the inventory as if one file had another text.
  func inventory(reading path: FilePath, as text: [UInt8]) -> ProjectInventory {
    inventory(FileMemory(like: context.memory, editing: path, text))
  }

  private func inventory(_ memory: FileMemory) -> ProjectInventory {
    let linked = LinkedTargets(contents.linkable).linked(by: contents.targets, products: contents.products)
    // The problems of sources belong to a single reading of them.
    let problems = InputProblems(after: context.problems)
    let assembly = TargetAssembly(
      contents.targets + linked, products: contents.products, problems: problems,
      memory: memory)
    let targets = assembly.targets().sorted { ($0.container, $0.name) < ($1.container, $1.name) }
    return ProjectInventory(
      targets: targets, unusedInfoPlists: contents.unusedInfoPlists.map(problems.relative).sorted(),
      problems: problems.sorted,
      ignoreComments: context.files.ignoreComments.union(assembly.ignoreComments).sorted())
  }

  /// Returns the reason why nothing can be checked; nil if something was found or reported.
  func emptyReason(of inventory: ProjectInventory) -> String? {
    guard inventory.targets.isEmpty, inventory.unusedInfoPlists.isEmpty,
      !inventory.problems.contains(where: { $0.severity == .error })
    else { return nil }
    return advice.map { "there is no Xcode project here; \($0)" }
      ?? "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
  }
}
