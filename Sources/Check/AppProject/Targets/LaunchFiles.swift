import SourceFacts

/// Reads files with types that are created at launch, even if they don't mention location.
struct LaunchFiles {
  private static let launchProtocols: Set<String> = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  private let library: SourceLibrary

  /// Reads these files if any source contains a request that shouldn't be made at launch.
  static func read(of drafts: [TargetDraft], into library: inout SourceLibrary) {
    guard drafts.contains(where: library.asksForAlways) else { return }
    let apps = drafts.filter { $0.kind == .app || $0.kind == .appClip }
    library.read(apps.reduce(into: []) { $0.formUnion($1.sources) }, for: .launch)
    let files = LaunchFiles(library: library)
    library.read(apps.reduce(into: []) { $0.formUnion(files.files(of: $1)) }, for: .everything)
  }

  /// Returns the sources of a target that are named after a type that is shown or created at
  /// launch.
  private func files(of draft: TargetDraft) -> [FilePath] {
    let names = Set(draft.firstScreens + draft.sources.flatMap { launchedTypes(in: $0, of: draft) })
    return draft.sources.filter { names.contains($0.stem) }
  }

  /// Returns the types that a file's launch types create, which are the capitalized names that it
  /// calls.
  private func launchedTypes(in file: FilePath, of draft: TargetDraft) -> [String] {
    let types = library.facts(of: file, under: draft.definitions)?.types ?? []
    return types.filter { !Self.launchProtocols.isDisjoint(with: $0.inherited) }.flatMap { type in
      type.propertyInitialisers + type.methods.flatMap(\.calls).filter { $0.first?.isUppercase ?? false }
    }
  }
}

extension SourceLibrary {
  /// Returns whether the code of a target contains the request for Always.
  fileprivate func asksForAlways(_ draft: TargetDraft) -> Bool {
    draft.sources.contains { path in
      facts(of: path, under: draft.definitions)?.facts.contains { $0.name == "requestAlwaysAuthorization" }
        ?? false
    }
  }
}
