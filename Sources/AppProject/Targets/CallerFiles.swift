import SourceFacts

/// Reads the files that use an app's own types around location, and may name nothing of location themselves.
enum CallerFiles {
  /// What is right or wrong by who calls it, and when; so is what is given the values of parameters.
  private static let telling: Set<String> = ["locationServicesEnabled", "requestAlwaysAuthorization"]
  /// A shorter name occurs in too many others.
  private static let shortest = 4

  /// Reads the users of those types that do what depends on the caller.
  static func read(of drafts: [TargetDraft], into library: inout SourceLibrary) {
    let sources = drafts.reduce(into: Set()) { $0.formUnion($1.sources) }
    let names = drafts.reduce(into: Set()) { names, draft in
      for path in draft.sources {
        names.formUnion(types(in: library.facts(of: path, under: draft.definitions)))
      }
    }
    guard !names.isEmpty else { return }
    library.read(sources, for: .users(of: SourceReader.TypeNames(names)))
  }

  private static func types(in file: FileFacts?) -> [String] {
    (file?.facts ?? [])
      .filter { $0.kind == .call && telling.contains($0.name) || !$0.namedParameters.isEmpty }
      .compactMap { $0.enclosingType?.split(separator: ".").last.map(String.init) }
      .filter { $0.utf8.count >= shortest }
  }
}
