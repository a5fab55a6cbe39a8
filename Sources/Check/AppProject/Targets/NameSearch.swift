import SourceFacts

/// A search for who names the types and functions of an app, and what its code asks for by names.
///
/// Of classes in Objective-C it knows whose code names them so that an object may come of it.
struct NameSearch {
  /// What was found.
  struct Found {
    /// The names besides declarations.
    private(set) var named: Set<String> = []
    /// The supertypes of types in Objective-C.
    private(set) var supertypes: [String: Set<String>] = [:]
    /// Whether code asks for screens by names that aren't written out.
    private(set) var asksForAnyScreen = false
    /// Whether code looks for classes by names that aren't written out.
    fileprivate(set) var asksForAnyClass = false
    /// Whether the beginning of the app is there.
    fileprivate(set) var startsApp = false
    /// The classes whose code names a type; an empty name stands for other code.
    private var namers: [String: Set<String>] = [:]
    /// The types of properties, of which a library that reads JSON may make objects.
    private var properties: Set<String> = []

    mutating func merge(_ other: Found) {
      named.formUnion(other.named)
      supertypes.merge(other.supertypes) { $0.union($1) }
      namers.merge(other.namers) { $0.union($1) }
      properties.formUnion(other.properties)
      asksForAnyScreen = asksForAnyScreen || other.asksForAnyScreen
      asksForAnyClass = asksForAnyClass || other.asksForAnyClass
      startsApp = startsApp || other.startsApp
    }

    /// Returns those of the types that were looked for that nothing names but what is unmade itself.
    ///
    /// - Parameters:
    ///   - types: The types.
    ///   - made: Those that are made elsewhere.
    ///   - isMade: Whether a class that wasn't looked for counts as made.
    func unmade(of types: Set<String>, besides made: Set<String>, otherwise isMade: Bool) -> Set<String> {
      var unmade = types.subtracting(made).filter { type in
        !properties.contains(type) || supertypes[type]?.contains(where: UnnamedCode.isScreen) ?? false
      }
      while true {
        let next = unmade.filter { type in
          (namers[type] ?? []).allSatisfy { namer in
            namer == type || unmade.contains(namer) && mayBeUnmade(namer)
              || !isMade && !types.contains(namer) && NameSearch.mayBeUnmade(namer)
          }
        }
        if next.count == unmade.count { return next }
        unmade = next
      }
    }

    /// Returns the classes whose code names some types.
    func namers(of types: Set<String>) -> Set<String> {
      types.reduce(into: Set<String>()) { $0.formUnion(namers[$1] ?? []) }.subtracting([""])
    }

    private func mayBeUnmade(_ type: String, depth: Int = 0) -> Bool {
      guard depth < 8, let supertypes = supertypes[type], !supertypes.isEmpty else { return false }
      return NameSearch.mayBeUnmade(type)
        && supertypes.allSatisfy { UnnamedCode.isMadeByCode($0) || mayBeUnmade($0, depth: depth + 1) }
    }

    fileprivate mutating func note(_ word: CodeWords.Word, by owner: String?, in bytes: [UInt8]) {
      if word.previous == "interface" {
        supertypes[word.text, default: []].formUnion(
          NameSearch.supertypes(after: word.range.upperBound, in: bytes))
      } else if !NameSearch.declaring.contains(word.previous) {
        named.insert(word.text)
        namers[word.text, default: []].insert(owner ?? "")
      }
    }

    fileprivate mutating func noteScreen(after end: Int, in bytes: [UInt8]) {
      if !NameSearch.isTextGiven(after: end, in: bytes) { asksForAnyScreen = true }
    }

    fileprivate mutating func noteProperty(_ type: String) { properties.insert(type) }

    /// Notes that the system calls code of a class before an object of it is there.
    fileprivate mutating func noteLoading(of owner: String) { namers[owner, default: []].insert("") }
  }

  /// The functions by which code looks for a class by its name.
  private static let classSearches: Set<String> = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass", "classNamed", "objc_copyClassList",
    "objc_getClassList",
  ]
  /// The functions by which code asks a storyboard for a screen.
  private static let screenSearches: Set<String> = [
    "instantiateViewControllerWithIdentifier", "instantiateViewController",
  ]
  /// The words with which an app begins.
  private static let starts: Set<String> = ["UIApplicationMain", "UIApplicationDelegate", "WindowGroup"]
  /// The words before a name that is declared.
  private static let declaring: Set<String> = [
    "interface", "implementation", "class", "struct", "enum", "actor", "extension", "func", "void",
    "IBAction",
    "protocol",
  ]
  /// The words before a class of Objective-C's by which code asks whose object something is.
  private static let questions: Set<String> = ["isKindOfClass", "isMemberOfClass", "isSubclassOfClass"]
  /// The words by which the code of a class in Objective-C begins, ends, and runs by itself.
  private static let bounds: Set<String> = ["interface", "implementation", "end", "load"]

  private let names: Set<String>
  /// The files that have the code with a name; what these say of it doesn't count.
  private let homes: [String: Set<FilePath>]
  private let types: Set<String>

  /// - Parameters:
  ///   - names: The names.
  ///   - types: Those of types, with the files that declare them.
  ///   - functions: Those of functions, with the files that declare them.
  init(
    for names: Set<String>, types: [String: Set<FilePath>], functions: [String: Set<FilePath>]
  ) {
    self.names = names.union(types.keys).union(functions.keys)
    self.types = Set(types.keys)
    homes = types.merging(functions) { $0.union($1) }
  }

  /// Returns what some sources say; nil if one can't be read, or looks for classes by any name.
  func found(in sources: [FilePath], _ memory: FileMemory) -> Found? {
    let searches = Self.classSearches.union(Self.screenSearches).union(Self.starts)
    let search = WordSearch(names.union(searches).sorted())
    let wanted = names.union(searches).union(Self.questions).union(Self.bounds)
    let parts = sources.tracedMap { path -> Found? in
      guard let bytes = try? memory.files.read(path, limit: FileBytes.sourceLimit) else { return nil }
      return search.occurs(in: bytes) ? found(in: bytes, path, wanted) : Found()
    }
    var all = Found()
    for part in parts {
      guard let part, !part.asksForAnyClass else { return nil }
      all.merge(part)
    }
    return all
  }

  private func found(in bytes: [UInt8], _ path: FilePath, _ wanted: Set<String>) -> Found {
    let isObjectiveC = ["m", "mm", "h"].contains(path.pathExtension)
    var found = Found()
    var owner: String?
    CodeWords.visit(wanted, in: bytes) { word in
      let end = word.range.upperBound
      if Self.classSearches.contains(word.text) {
        if !Self.isTextGiven(after: end, in: bytes) { found.asksForAnyClass = true }
      } else if Self.screenSearches.contains(word.text) {
        found.noteScreen(after: end, in: bytes)
      } else if Self.starts.contains(word.text) {
        found.startsApp = true
      } else if isObjectiveC, Self.bounds.contains(word.text) {
        let isMarked = word.range.lowerBound > 0 && bytes[word.range.lowerBound - 1] == UInt8(ascii: "@")
        if isMarked { owner = word.text == "end" ? nil : Self.name(after: end, in: bytes) }
        if word.text == "load", word.previous == "void", let owner { found.noteLoading(of: owner) }
      } else if names.contains(word.text) {
        if isObjectiveC, homes[word.text] == nil || types.contains(word.text) {
          if !Self.isType(endingAt: end, in: bytes) {
            if !Self.questions.contains(word.previous) { found.note(word, by: owner, in: bytes) }
          } else if Self.isProperty(before: word.range.lowerBound, in: bytes) {
            found.noteProperty(word.text)
          }
        } else if !isOwn(word.text, path) {
          found.note(word, by: nil, in: bytes)
        }
      }
    }
    return found
  }

  /// Returns whether a file, or the one whose header it is, has the code with a name.
  private func isOwn(_ name: String, _ path: FilePath) -> Bool {
    (homes[name] ?? []).contains { $0 == path || path.pathExtension == "h" && $0.stem == path.stem }
  }

  /// Returns whether nothing but code makes objects of a class, judging by its name.
  private static func mayBeUnmade(_ type: String) -> Bool {
    !type.isEmpty && !type.hasSuffix("AppDelegate") && !type.hasPrefix("UI") && !type.hasPrefix("NS")
  }

  // MARK: - What comes after a word

  /// Returns the name that follows.
  private static func name(after end: Int, in bytes: [UInt8]) -> String {
    let rest = String(decoding: bytes[end..<min(end + 120, bytes.count)], as: UTF8.self)
    return String(rest.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Returns whether a class before an index is the type of something.
  private static func isType(endingAt end: Int, in bytes: [UInt8]) -> Bool {
    bytes[end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "*")
  }

  /// Returns whether the line in which an index is declares a property.
  private static func isProperty(before start: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[(bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)..<start]
    return line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "@property".utf8)
  }

  /// Returns the superclass and the protocols in the rest of a declaration's line.
  private static func supertypes(after end: Int, in bytes: [UInt8]) -> Set<String> {
    let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }
    let text = String(decoding: line.prefix(400), as: UTF8.self)
    // A category or extension has a name in parentheses.
    let rest = text.split(separator: ")").last ?? ""
    return Set(rest.namesInside)
  }

  /// Returns whether the first argument of a call that follows is a text without interpolation.
  private static func isTextGiven(after end: Int, in bytes: [UInt8]) -> Bool {
    let rest = String(decoding: bytes[end..<min(end + 80, bytes.count)], as: UTF8.self)
    let start = rest.drop { "(:@ \n\r\t".contains($0) }
    let argument = start.hasPrefix("withIdentifier") ? start.dropFirst(14).drop { ": ".contains($0) } : start
    return argument.first == "\"" && argument.dropFirst().first { $0 == "\"" || $0 == "\\" } != "\\"
  }
}
