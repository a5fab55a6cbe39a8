import LocationPolicy
import SourceFacts

/// Finds such code in the sources and interfaces of an app.
extension UnnamedCode {
  /// The minimum lengths of the names of types and functions; a shorter one occurs in too many files by chance.
  private static let shortest = (type: 5, function: 8)
  /// The number of times to look for who makes the objects of those that make others.
  private static let roundLimit = 5

  /// Looks for the names of an app's code in its sources and interfaces; finds none if some can't be read.
  init(in draft: TargetDraft, _ library: SourceLibrary, _ memory: FileMemory) {
    self = .none
    guard draft.kind == .app, !draft.isDependency else { return }
    var types: [String: Set<FilePath>] = [:]
    var functions: [String: Set<FilePath>] = [:]
    for path in draft.sources {
      guard let facts = library.facts(of: path, under: draft.definitions), facts.language != .script else {
        continue
      }
      for fact in facts.facts {
        guard let type = fact.enclosingType?.split(separator: ".").last.map(String.init) else { continue }
        if type.utf8.count >= Self.shortest.type { types[type, default: []].insert(path) }
        guard let name = fact.enclosingFunction?.prefix(while: { $0 != "(" && $0 != ":" }),
          name.utf8.count >= Self.shortest.function, !SystemMethod.isOne(String(name))
        else { continue }
        functions[String(name), default: []].insert(path)
      }
    }
    guard !types.isEmpty, let interfaces = Self.interfaces(of: draft, memory) else { return }
    let identifiers = Set(interfaces.loose.compactMap(\.identifier))
    let search = NameSearch(for: identifiers, types: types, functions: functions)
    guard var found = search.found(in: draft.sources, memory) else { return }
    let named = found.named
    let reached = named.union(interfaces.references)
    let shown = interfaces.loose.filter { screen in
      screen.identifier.map { found.asksForAnyScreen || reached.contains($0) } ?? false
    }.map(\.customClass)
    let made = interfaces.classes.union(shown).union(interfaces.references)
    // Without the beginning of the app, its types are all that was given.
    var looked = found.startsApp ? Set(types.keys) : []
    func unmade(otherwise isMade: Bool) -> Set<String> {
      found.unmade(of: looked, besides: made, otherwise: isMade)
    }
    // What names a type may be unmade itself.
    for _ in 0..<Self.roundLimit {
      let namers = found.namers(of: unmade(otherwise: false)).subtracting(looked)
      if namers.isEmpty { break }
      let search = NameSearch(for: namers, types: [:], functions: [:])
      guard let next = search.found(in: draft.sources, memory) else { return }
      found.merge(next)
      looked.formUnion(namers)
    }
    let unnamed = unmade(otherwise: true).intersection(types.keys)
    self = UnnamedCode(
      types: Dictionary(uniqueKeysWithValues: unnamed.map { ($0, found.supertypes[$0] ?? []) }),
      functions: Set(functions.keys).subtracting(named).subtracting(interfaces.actions))
  }

  /// Returns the names in the interfaces of an app; nil if one can't be read, or if the main one is missing.
  private static func interfaces(of draft: TargetDraft, _ memory: FileMemory) -> InterfaceNames? {
    var names = InterfaceNames()
    for path in draft.interfaces {
      guard let bytes = try? memory.files.read(path, limit: FileBytes.sourceLimit), names.add(bytes) else {
        return nil
      }
    }
    let stems = Set(draft.interfaces.map(\.stem))
    let main = draft.configurations.compactMap(\.infoPlist).flatMap { plist in
      ["UIMainStoryboardFile", "NSMainNibFile"].compactMap { key -> String? in
        guard case .string(let name)? = plist[key], !name.isEmpty else { return nil }
        return name
      }
    }
    return main.allSatisfy { stems.contains(FilePath($0).stem) || stems.contains($0) } ? names : nil
  }
}
