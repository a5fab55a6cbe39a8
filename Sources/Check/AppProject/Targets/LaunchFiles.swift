import SourceFacts

/// Reads files with types that are created at launch, even if they don't mention location.
struct LaunchFiles {
  private static let launchProtocols: Set<String> = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]
  /// The number of types to follow, each of which creates the next.
  private static let stepLimit = 2

  private let library: SourceLibrary

  /// Reads these files if any source contains a request, or a service that launches the app.
  static func read(of drafts: [TargetDraft], into library: inout SourceLibrary) {
    guard drafts.contains(where: library.asks) else { return }
    let apps = drafts.filter { $0.kind == .app || $0.kind == .appClip }
    library.read(apps.reduce(into: []) { $0.formUnion($1.sources) }, for: .launch)
    for steps in 0..<stepLimit {
      let files = LaunchFiles(library: library)
      library.read(
        apps.reduce(into: []) { $0.formUnion(files.files(of: $1, after: steps)) }, for: .everything)
    }
  }

  /// Returns the sources of a target that are named after a type that is shown or created at
  /// launch, by a launch type or by others that these create.
  private func files(of draft: TargetDraft, after steps: Int) -> [FilePath] {
    let types = draft.sources.flatMap { library.facts(of: $0, under: draft.definitions)?.types ?? [] }
    let byName = Dictionary(grouping: types, by: \.name)
    let launched = types.filter { !Self.launchProtocols.isDisjoint(with: $0.inherited) }
    var names = Set(draft.firstScreens + launched.flatMap(createdTypes))
    for _ in 0..<steps {
      for name in names { names.formUnion((byName[name] ?? []).flatMap(createdTypes)) }
    }
    return draft.sources.filter { names.contains($0.stem) }
  }

  /// Returns the types that a type creates, which are the capitalized names that it calls.
  private func createdTypes(by type: TypeFacts) -> [String] {
    type.propertyInitialisers + type.methods.flatMap(\.calls).filter { $0.first?.isUppercase ?? false }
  }
}

extension SourceLibrary {
  /// Returns whether the code of a target contains a request, or a service that launches the app.
  fileprivate func asks(_ draft: TargetDraft) -> Bool {
    draft.sources.contains { path in
      facts(of: path, under: draft.definitions)?.facts.contains { Self.launchMatters.contains($0.name) }
        ?? false
    }
  }

  /// The calls for which it matters what runs at launch.
  private static let launchMatters: Set<String> = [
    "requestAlwaysAuthorization", "requestWhenInUseAuthorization", "startMonitoring",
    "startMonitoringSignificantLocationChanges", "startMonitoringVisits", "liveUpdates",
  ]
}
