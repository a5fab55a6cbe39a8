import LocationPolicy
import SourceFacts

/// Finds such code in the sources and interfaces of an app.
extension UnnamedCode {
  /// The minimum length of a name; a shorter one occurs in too many files by chance.
  private static let shortest = 8
  /// The functions by which code looks for a class by its name.
  private static let classSearch = "NSClassFromString"
  /// The functions by which code asks a storyboard for a screen.
  private static let screenSearches: Set<String> = [
    "instantiateViewControllerWithIdentifier", "instantiateViewController",
  ]
  /// The words before a name that is declared.
  private static let declaring: Set<String> = [
    "interface", "implementation", "class", "struct", "enum", "actor", "extension", "func", "void",
    "IBAction",
    "protocol",
  ]

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
        if type.utf8.count >= Self.shortest { types[type, default: []].insert(path) }
        guard let name = fact.enclosingFunction?.prefix(while: { $0 != "(" && $0 != ":" }),
          name.utf8.count >= Self.shortest, !SystemMethod.isOne(String(name))
        else { continue }
        functions[String(name), default: []].insert(path)
      }
    }
    guard !types.isEmpty, let interfaces = Self.interfaces(of: draft, memory) else { return }
    let identifiers = Set(interfaces.loose.compactMap(\.identifier))
    let found = Self.names(
      Names(types: types, functions: functions, identifiers: identifiers), in: draft.sources, memory)
    guard let found else { return }
    let reached = found.named.union(interfaces.references)
    let shown = interfaces.loose.filter { screen in
      screen.identifier.map { found.asksForAnyScreen || reached.contains($0) } ?? false
    }.map(\.customClass)
    let unnamed = Set(types.keys).subtracting(found.named).subtracting(interfaces.classes).subtracting(shown)
    self = UnnamedCode(
      types: Dictionary(uniqueKeysWithValues: unnamed.map { ($0, found.supertypes[$0] ?? []) }),
      functions: Set(functions.keys).subtracting(found.named).subtracting(interfaces.actions))
  }

  /// The names that are looked for, with the files that have the code.
  private struct Names {
    let types: [String: Set<FilePath>]
    let functions: [String: Set<FilePath>]
    let identifiers: Set<String>
    var all: Set<String> { identifiers.union(types.keys).union(functions.keys) }

    /// Returns whether a file, or the one whose header it is, has the code with a name.
    func isOwn(_ name: String, _ path: FilePath) -> Bool {
      let homes = (types[name] ?? []).union(functions[name] ?? [])
      return homes.contains { $0 == path || path.pathExtension == "h" && $0.stem == path.stem }
    }
  }

  private struct Found {
    var named: Set<String> = []
    /// The supertypes of types in Objective-C.
    var supertypes: [String: Set<String>] = [:]
    /// Whether code asks for screens by names that aren't written out.
    var asksForAnyScreen = false
    /// Whether code looks for classes by names that aren't written out.
    var asksForAnyClass = false
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

  /// Returns which names the sources have besides declarations; nil if a source can't be read, or looks for classes by
  /// any name.
  private static func names(_ names: Names, in sources: [FilePath], _ memory: FileMemory) -> Found? {
    let wanted = names.all.union(screenSearches).union([classSearch])
    let search = WordSearch(wanted.sorted())
    let parts = sources.concurrentMap { path -> Found? in
      guard let bytes = try? memory.files.read(path, limit: FileBytes.sourceLimit) else { return nil }
      var found = Found()
      guard search.occurs(in: bytes) else { return found }
      CodeWords.visit(wanted, in: bytes) { word in
        if word.text == classSearch {
          found.asksForAnyClass = true
        } else if screenSearches.contains(word.text) {
          if !isTextGiven(after: word.end, in: bytes) { found.asksForAnyScreen = true }
        } else if word.previous == "interface" {
          found.supertypes[word.text, default: []].formUnion(supertypes(after: word.end, in: bytes))
        } else if !declaring.contains(word.previous), !names.isOwn(word.text, path) {
          found.named.insert(word.text)
        }
      }
      return found
    }
    var all = Found()
    for part in parts {
      guard let part, !part.asksForAnyClass else { return nil }
      all.named.formUnion(part.named)
      all.supertypes.merge(part.supertypes) { $0.union($1) }
      all.asksForAnyScreen = all.asksForAnyScreen || part.asksForAnyScreen
    }
    return all
  }

  /// Returns the superclass and the protocols in the rest of a declaration's line.
  private static func supertypes(after end: Int, in bytes: [UInt8]) -> Set<String> {
    let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }
    let text = String(decoding: line.prefix(400), as: UTF8.self)
    // A category or extension has a name in parentheses.
    let rest = text.split(separator: ")").last ?? ""
    return Set(rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// Returns whether the first argument of a call that follows is a text without interpolation.
  private static func isTextGiven(after end: Int, in bytes: [UInt8]) -> Bool {
    let rest = String(decoding: bytes[end..<min(end + 80, bytes.count)], as: UTF8.self)
    let start = rest.drop { "(:@ \n\r\t".contains($0) }
    let argument = start.hasPrefix("withIdentifier") ? start.dropFirst(14).drop { ": ".contains($0) } : start
    return argument.first == "\"" && argument.dropFirst().first { $0 == "\"" || $0 == "\\" } != "\\"
  }
}
