import SourceFacts

/// Reads the files that use an app's own types around location, and may name nothing of location themselves.
enum CallerFiles {
  /// What is right or wrong by who calls it, and when; so is what is given the values of parameters.
  private static let telling: Set<String> = ["locationServicesEnabled", "requestAlwaysAuthorization"]
  /// What libraries may do without any app coming to it.
  private static let requests: Set<String> = ["requestWhenInUseAuthorization", "requestAlwaysAuthorization"]
  /// How many calls lead from an app to what a library does.
  private static let stepLimit = 3
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
    if !names.isEmpty { library.read(sources, for: .users(of: SourceReader.TypeNames(names))) }
    let libraries = drafts.filter { $0.kind == .framework }.reduce(into: Set()) { $0.formUnion($1.sources) }
    followCalls(in: libraries, among: sources, of: &library)
  }

  /// Reads who may come to the requests of libraries: the users of the types around them, and of those around these
  /// where they are a library's.
  private static func followCalls(
    in libraries: Set<FilePath>, among sources: Set<FilePath>, of library: inout SourceLibrary
  ) {
    let asking = libraries.flatMap { library.facts(of: $0)?.facts ?? [] }.filter {
      $0.kind == .call && requests.contains($0.name)
    }
    var functions = Set(asking.compactMap { $0.enclosingFunction.map { String($0.prefix { $0 != "(" }) } })
    var types = Set(asking.compactMap { $0.enclosingType.flatMap(plainName) })
    var seen: Set<String> = []
    for _ in 0..<stepLimit where !types.isEmpty {
      seen.formUnion(types)
      library.read(sources, for: .users(of: SourceReader.TypeNames(types)))
      var callers: Set<String> = []
      types = []
      for type in libraries.flatMap({ library.facts(of: $0)?.types ?? [] }) {
        let calling = type.methods.filter { !functions.isDisjoint(with: $0.calls) }
        callers.formUnion(calling.map { String($0.name.prefix { $0 != "(" }) })
        if !calling.isEmpty, let name = plainName(type.name), !seen.contains(name) { types.insert(name) }
      }
      functions.formUnion(callers)
    }
  }

  private static func plainName(_ type: String) -> String? {
    type.split(separator: ".").last.map(String.init).flatMap { $0.utf8.count >= shortest ? $0 : nil }
  }

  private static func types(in file: FileFacts?) -> [String] {
    (file?.facts ?? [])
      .filter { $0.kind == .call && telling.contains($0.name) || !$0.namedParameters.isEmpty }
      .compactMap { $0.enclosingType.flatMap(plainName) }
  }
}
