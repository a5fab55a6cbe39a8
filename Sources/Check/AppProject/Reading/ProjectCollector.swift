/// Reads projects with all that they lead to, each once.
struct ProjectCollector {
  private let context: ReadingContext
  private var contents = ProjectContents()
  /// The files that projects name outside of what was found, to be read when all of that was.
  private var references: [FilePath] = []
  private var remainders: [(ProjectContents) -> ProjectContents] = []
  private var advice: String?

  init(_ context: ReadingContext) { self.context = context }

  /// Reads what a user named, then all that it takes in from outside, then what is left over.
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

  /// Returns what was read of a project from outside: its targets count where what is checked links them.
  private func linked(_ contents: ProjectContents, as standing: TargetStanding) -> ProjectContents {
    if standing == .checked { return contents }
    var contents = contents
    contents.linkable +=
      standing == .dependency
      ? contents.targets.map { isOwn($0) ? $0 : $0.asDependency } : contents.targets
    contents.targets = []
    return contents
  }

  /// Whether a project of a package manager builds a library whose code lies in what is checked, as it does with pods
  /// that are being developed.
  private func isOwn(_ draft: TargetDraft) -> Bool {
    draft.sources.contains { $0.isInside(context.root) && context.standing(of: $0) == .linked }
  }

  /// Returns all that was found, the sources read.
  func inventory() -> ProjectInventory { inventory(context.memory) }

  /// Returns all that would be found if one file had another text.
  func inventory(reading path: FilePath, as text: [UInt8]) -> ProjectInventory {
    inventory(FileMemory(like: context.memory, editing: path, text))
  }

  private func inventory(_ memory: FileMemory) -> ProjectInventory {
    let linked = LinkedTargets(contents.linkable).linked(by: contents.targets, products: contents.products)
    // Those of sources are of one reading of them.
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

  /// Why nothing can be checked, or nil where something was found or reported.
  func emptyReason(of inventory: ProjectInventory) -> String? {
    guard inventory.targets.isEmpty, inventory.unusedInfoPlists.isEmpty,
      !inventory.problems.contains(where: { $0.severity == .error })
    else { return nil }
    return advice.map { "there is no Xcode project here; \($0)" }
      ?? "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
  }
}
