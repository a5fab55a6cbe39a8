import SourceFacts

/// Converts drafts to targets: reads all sources once, and resolves products to the targets behind
/// them.
struct TargetAssembly {
  /// The maximum number of missing sources of a project that are listed individually.
  private static let mostNamed = 20

  private let drafts: [TargetDraft]
  private let products: [String: [String]]
  private let problems: InputProblems
  private let library: SourceLibrary
  private let memory: FileMemory

  /// Reads the sources; `products` contains the targets of local packages by product name.
  init(
    _ drafts: [TargetDraft], products: [String: [String]], problems: InputProblems,
    memory: FileMemory
  ) {
    self.drafts = drafts
    self.products = products
    self.problems = problems
    self.memory = memory
    let shipped = drafts.filter(\.kind.isShippedForPhones)
    // A file that both compile counts first as the phone reads it.
    var library = SourceLibrary(of: shipped + drafts.filter { $0.kind == .watch }, memory: memory)
    CallerFiles.read(of: shipped, into: &library)
    LaunchFiles.read(of: drafts, into: &library)
    self.library = library
  }

  /// The comments in the sources that silence findings, in no particular order.
  var ignoreComments: [IgnoreComment] { library.ignoreComments(naming: problems.relative) }

  /// Returns the targets in the order of the drafts.
  func targets() -> [AppTarget] {
    drafts.filter(\.isDependency).forEach(reportAsking)
    // Problems in dependencies are not the project's to fix.
    for (container, drafts) in Dictionary(grouping: drafts.filter { !$0.isDependency }, by: \.container) {
      reportUnreadable(drafts.reduce(into: Set()) { $0.formUnion($1.sources) }, container: container)
    }
    return drafts.map(target)
  }

  private func target(_ draft: TargetDraft) -> AppTarget {
    let running = running(in: draft)
    let sources = draft.sources.compactMap { path -> SourceFile? in
      guard library.isReadable(path) else { return nil }
      let facts = library.facts(of: path, under: draft.definitions)
      let known = facts == nil ? nil : running[path].map { SourceReader().read($0, as: .script) } ?? facts
      return SourceFile(path: problems.relative(path), facts: known)
    }
    // Interface Builder files matter only if they contain a map that shows the user's location.
    let maps = draft.interfaces.compactMap { path in
      library.facts(of: path).map { SourceFile(path: problems.relative(path), facts: $0) }
    }
    let linked = Set(draft.dependencies.flatMap { products[$0] ?? [$0] })
    return AppTarget(
      name: draft.name, kind: draft.kind, container: draft.container, configurations: draft.configurations,
      sources: (sources + maps).sorted { $0.path < $1.path }, dependencies: linked.sorted(),
      localizations: draft.localizations,
      origin: draft.origin, firstScreens: draft.firstScreens,
      unreadSources: draft.sources.filter(isUnread).map(problems.relative), isDependency: draft.isDependency,
      permissionHandlerMacros: draft.permissionHandlerMacros,
      permissionHandler: draft.permissionHandler, geolocator: draft.geolocator,
      locationPlugIns: draft.locationPlugIns, packages: draft.packages,
      unnamed: UnnamedCode(in: draft, library, memory))
  }

  /// Returns the texts of scripts that contain code which nothing reaches, without it, if there is location API in any.
  private func running(in draft: TargetDraft) -> [FilePath: [UInt8]] {
    guard draft.kind == .app else { return [:] }
    let scripts = draft.sources.filter { SourceLanguage.language(ofFileNamed: $0.name) == .script }
    guard scripts.contains(where: { !(library.facts(of: $0)?.facts.isEmpty ?? true) }) else { return [:] }
    let texts = scripts.tracedMap { [memory] in try? memory.files.read($0, limit: FileBytes.sourceLimit) }
    let known = texts.compactMap(\.self)
    // What isn't read may lead to anything.
    guard known.count == scripts.count else { return [:] }
    let isDart = scripts.allSatisfy { $0.pathExtension == "dart" }
    let running =
      isDart ? DartReach.running(known) : ScriptReach(of: scripts, from: draft.scriptEntries).running(known)
    return Dictionary(
      uniqueKeysWithValues: zip(scripts, zip(known, running)).filter { $1.0 != $1.1 }.map { ($0, $1.1) })
  }

  /// Returns whether a file may contain code that was not read; headers need not exist.
  private func isUnread(_ path: FilePath) -> Bool {
    switch library.failure(of: path) {
    case nil: !(library.facts(of: path)?.isWhole ?? true)
    case .missing: path.pathExtension != "h"
    case .some: true
    }
  }

  private func reportAsking(_ draft: TargetDraft) {
    let requests: Set = ["requestWhenInUseAuthorization", "requestAlwaysAuthorization"]
    let asks = draft.sources.contains { path in
      library.facts(of: path, under: draft.definitions)?.facts.contains { requests.contains($0.name) }
        ?? false
    }
    guard asks else { return }
    let message =
      "\(draft.name), which a package manager brings, asks for location. That counts in the apps that link it; to have its own code judged as well, add --include-dependencies."
    problems.report(.warning, message, at: draft.origin)
  }

  private func reportUnreadable(_ sources: Set<FilePath>, container: String) {
    var missing: [FilePath] = []
    for path in sources.sorted() {
      switch library.failure(of: path) {
      case nil: break
      // A missing header is not a problem.
      case .missing: if path.pathExtension != "h" { missing.append(path) }
      // A file this large was generated, and is unlikely to request permission.
      case .tooLarge(let limit):
        let reason = FileError.tooLarge(limit: limit).reason
        problems.report(.warning, "Can't read this source: \(reason).", in: path)
      case .some(let error): problems.report(.error, "Can't read this source: \(error.reason).", in: path)
      }
      for problem in library.facts(of: path)?.problems ?? [] {
        problems.report(
          .warning, problem.message,
          at: Site(file: problems.relative(path), position: problem.position))
      }
    }
    for path in missing.prefix(TargetAssembly.mostNamed) {
      let message =
        "\(container) compiles this source, which is not there; generate it, or remove it from the target."
      problems.report(.warning, message, in: path)
    }
    if missing.count > TargetAssembly.mostNamed {
      let message = "\(missing.count - TargetAssembly.mostNamed) more sources of this project are not there."
      problems.report(.warning, message, at: Site(file: container, line: 1))
    }
  }
}
