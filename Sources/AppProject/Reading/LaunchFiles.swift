import SourceFacts

/// Finds the files of the types that launching a target brings up, which may name nothing of location themselves.
struct LaunchFiles {
  private static let launchProtocols: Set<String> = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  private let library: SourceLibrary

  init(_ library: SourceLibrary) { self.library = library }

  /// Returns those sources of a target that are named for a type that shows, or is made, at launch.
  func files(of draft: TargetDraft) -> [FilePath] {
    let names = Set(draft.firstScreens + draft.sources.flatMap(launchedTypes))
    return draft.sources.filter { names.contains($0.stem) }
  }

  private func launchedTypes(in file: FilePath) -> [String] {
    let types = library.facts(of: file)?.types ?? []
    return types.filter { !Self.launchProtocols.isDisjoint(with: $0.inherited) }.flatMap { type in
      type.propertyInitialisers + type.methods.flatMap { $0.calls + $0.callSites.compactMap(\.receiverType) }
    }
  }
}
