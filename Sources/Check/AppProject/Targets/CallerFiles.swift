import SourceFacts

/// Reads files that use an app's own types around location, even if they don't mention location
/// themselves.
enum CallerFiles {
  /// The calls whose correctness depends on their callers, or on the arguments that these pass.
  private static let telling: Set<String> = [
    "locationServicesEnabled", "requestAlwaysAuthorization", "requestWhenInUseAuthorization", "liveUpdates",
  ]
  /// The requests of libraries, which an app may never call.
  private static let requests: Set<String> = ["requestWhenInUseAuthorization", "requestAlwaysAuthorization"]
  /// The maximum number of calls from an app to a library's request.
  private static let stepLimit = 3
  /// The minimum length of a name; a shorter one occurs in too many files.
  private static let shortest = 4

  /// Reads the users of types whose behavior depends on the caller.
  static func read(of drafts: [TargetDraft], into library: inout SourceLibrary) {
    let sources = drafts.reduce(into: Set()) { $0.formUnion($1.sources) }
    let names = drafts.map { draft in
      draft.sources.reduce(into: Set()) { names, path in
        names.formUnion(types(in: library.facts(of: path, under: draft.definitions)))
      }
    }
    // Apps of one repository don't use each other's types, whose names are often the same.
    let shared = zip(drafts, names).filter { $0.0.kind == .framework }.reduce(into: Set()) {
      $0.formUnion($1.1)
    }
    for (draft, names) in zip(drafts, names) {
      let names = draft.kind == .framework ? shared : names.union(shared)
      if names.isEmpty { continue }
      library.read(Set(draft.sources), for: .users(of: SourceReader.TypeNames(names)))
      let models = draft.sources.reduce(into: Set()) { models, path in
        models.formUnion(holders(of: names, in: library.facts(of: path, under: draft.definitions)))
      }.subtracting(names)
      if !models.isEmpty {
        library.read(Set(draft.sources), for: .users(of: SourceReader.TypeNames(models)))
      }
    }
    let libraries = drafts.filter { $0.kind == .framework }.reduce(into: Set()) { $0.formUnion($1.sources) }
    followCalls(in: libraries, among: sources, of: &library)
    readCallers(ofCallsAmong: sources, of: &library)
    let asks = sources.contains { path in
      library.facts(of: path)?.facts.contains { requests.contains($0.name) } ?? false
    }
    if asks { library.read(sources, for: .users(of: SourceReader.TypeNames(GeocoderCalls.names))) }
    var kept = sources.reduce(into: Set()) { $0.formUnion(library.facts(of: $1)?.flow?.keptAnswers ?? []) }
    if asks {
      // Any file may lead to Settings.
      kept.formUnion(SettingsAddress.names.union(SettingsAddress.texts))
      kept.formUnion(sources.flatMap { library.facts(of: $0)?.flow?.askedForStatus ?? [] })
    }
    // Last, because files that were only searched count as read.
    if !kept.isEmpty { library.read(sources, for: .readers(of: SourceReader.TypeNames(kept))) }
  }

  /// Reads the files that name a function which stops a service or requests a location, so that one that nothing
  /// calls is known.
  private static func readCallers(ofCallsAmong sources: Set<FilePath>, of library: inout SourceLibrary) {
    let names = sources.reduce(into: Set<String>()) { names, path in
      for fact in library.facts(of: path)?.facts ?? [] where KnownCallers.calls.contains(fact.name) {
        guard fact.kind == .call, let name = fact.enclosingFunction.map(baseName),
          name.utf8.count >= KnownCallers.shortest, !SystemMethod.isOne(name)
        else { continue }
        names.insert(name)
      }
    }
    if !names.isEmpty { library.read(sources, for: .users(of: SourceReader.TypeNames(names))) }
  }

  /// Reads the files that may reach the requests of libraries: those that name an enclosing
  /// function, and repeatedly the callers of a library's functions.
  private static func followCalls(
    in libraries: Set<FilePath>, among sources: Set<FilePath>, of library: inout SourceLibrary
  ) {
    let asking = libraries.flatMap { library.facts(of: $0)?.facts ?? [] }.filter {
      $0.kind == .call && requests.contains($0.name)
    }
    var functions = Set(asking.compactMap { $0.enclosingFunction.map(baseName) })
    var words = Set(asking.compactMap { word(for: $0.enclosingFunction, of: $0.enclosingType) })
    var seen: Set<String> = []
    for _ in 0..<stepLimit where !words.isEmpty {
      seen.formUnion(words)
      library.read(sources, for: .users(of: SourceReader.TypeNames(words)))
      var callers: Set<String> = []
      words = []
      for type in libraries.flatMap({ library.facts(of: $0)?.types ?? [] }) {
        for method in type.methods where !functions.isDisjoint(with: method.calls) {
          callers.insert(baseName(method.name))
          if let word = word(for: method.name, of: type.name), !seen.contains(word) { words.insert(word) }
        }
      }
      functions.formUnion(callers)
    }
  }

  /// Returns the word that callers of a function contain: its name, or the name of its type if the
  /// system calls it.
  private static func word(for function: String?, of type: String?) -> String? {
    if let name = function.map(baseName), name.utf8.count >= shortest, !SystemMethod.isOne(name) {
      return name
    }
    return type.flatMap(plainName)
  }

  private static func baseName(_ function: String) -> String { String(function.prefix { $0 != "(" }) }

  private static func plainName(_ type: String) -> String? {
    type.split(separator: ".").last.map(String.init).flatMap { $0.utf8.count >= shortest ? $0 : nil }
  }

  /// Returns the types that keep an object of some types for screens that may not name these; who shows such a screen
  /// has nothing to do with them.
  private static func holders(of names: Set<String>, in file: FileFacts?) -> [String] {
    (file?.flow?.types ?? []).filter { type in
      !type.inherited.contains { $0 == "View" || $0 == "App" || $0.hasSuffix("ViewController") }
        && type.properties.contains { property in
          if case .member(.name(let owner), _)? = property.initial, names.contains(owner) { return true }
          return names.contains(property.type.filter { $0 != "?" && $0 != "!" })
        }
    }.compactMap { plainName($0.name) }
  }

  private static func types(in file: FileFacts?) -> [String] {
    (file?.facts ?? [])
      .filter { $0.kind == .call && telling.contains($0.name) || !$0.namedParameters.isEmpty }
      .compactMap { $0.enclosingType.flatMap(plainName) }
  }
}
