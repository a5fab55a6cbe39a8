package import AppProject
import CoreLocationInterface
import LocationFlow
package import SourceFacts

/// What all files of a process say of the types they declare, joined by name.
package struct TypeIndex: Sendable {
  /// One type with all that its files say of it.
  package struct Entry: Sendable {
    /// The name, outer types first, joined by dots.
    package let name: String
    /// The superclass and the protocols, as written, without repetition.
    package internal(set) var inherited: [String] = []
    /// The methods with their files, in the order of the files.
    package internal(set) var methods: [Method] = []
    /// The types of the objects that stored properties are given at first, sorted.
    package internal(set) var propertyInitialisers: [String] = []
    /// Whether any of it is written in Swift.
    package internal(set) var isSwift = false

    /// Returns whether the type itself has the delegate's method of this full name.
    ///
    /// The names of Swift 2 and of selectors count as well.
    func implements(_ method: DelegateMethod) -> Bool { methods.contains { $0.delegateName == method.name } }
  }

  /// One method of a type, with its file.
  package struct Method: Sendable {
    /// What the source says of it.
    package let facts: MethodFacts
    /// The file, relative to the checked folder.
    package let file: String
    /// The name before the first parenthesis.
    package var baseName: String { String(facts.name.prefix { $0 != "(" }) }
    /// The name as Swift spells a delegate's method today: the first label is left out, and so are words that only
    /// the selector has.
    var delegateName: String {
      let own = facts.selector ?? facts.name
      guard let open = own.firstIndex(of: "("), let colon = own[open...].firstIndex(of: ":") else {
        return own
      }
      let name = own[...open] + "_" + own[colon...]
      return DelegateNames.current[String(name)] ?? String(name)
    }
    /// Where its name stands.
    package var site: Site { Site(file: file, position: facts.position) }
    /// Its place as following the code names it.
    var place: Effect.Place { Effect.Place(file: file, line: facts.position.line) }
  }

  /// The types by name.
  package private(set) var entries: [String: Entry] = [:]
  private var heirs: [String: [String]] = [:]
  private var owners: [String: Set<String>] = [:]

  /// Joins what files say of their types.
  init(_ files: [(path: String, facts: FileFacts)]) {
    for (path, facts) in files {
      for type in facts.types { add(type, from: path, isSwift: facts.language == .swift) }
    }
    for entry in entries.values {
      for name in entry.inherited { heirs[Self.plainName(name), default: []].append(entry.name) }
    }
  }

  private mutating func add(_ type: TypeFacts, from path: String, isSwift: Bool) {
    var entry = entries[type.name] ?? Entry(name: type.name)
    for name in type.inherited where !entry.inherited.contains(name) { entry.inherited.append(name) }
    let methods = type.methods.map { Method(facts: $0, file: path) }
    entry.methods += methods
    entry.propertyInitialisers = Set(entry.propertyInitialisers + type.propertyInitialisers).sorted()
    entry.isSwift = entry.isSwift || isSwift
    entries[type.name] = entry
    for method in methods { owners[method.baseName, default: []].insert(type.name) }
  }

  /// The types in the order of their names.
  package var sorted: [Entry] { entries.values.sorted { $0.name < $1.name } }

  /// Returns the entry of a type by its full name, or nil.
  package func entry(named name: String) -> Entry? {
    entries[Self.plainName(name)]
  }

  /// Returns the names that a type inherits, directly or not, itself included.
  package func ancestry(of name: String) -> Set<String> {
    var seen: Set<String> = []
    var pending = [Self.plainName(name)]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      pending += entries[next]?.inherited.map(Self.plainName) ?? []
    }
    return seen
  }

  /// Returns the types that inherit a name, directly or not, itself included.
  package func descendants(of name: String) -> Set<String> {
    var seen: Set<String> = []
    var pending = [Self.plainName(name)]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      pending += heirs[next] ?? []
    }
    return seen
  }

  /// Returns the types of the project that declare a method with this base name.
  package func owners(ofMethod baseName: String) -> Set<String> { owners[baseName] ?? [] }

  /// Returns the types whose function is called on a receiver of a type: its own, an inherited one, or the only
  /// implementation of a protocol's or of a superclass's.
  func owners(ofMethod baseName: String, calledOn type: String) -> [String] {
    let owners = owners(ofMethod: baseName)
    if owners.isEmpty { return [] }
    let own = ancestry(of: type).intersection(owners)
    if !own.isEmpty { return own.sorted() }
    let heirs = descendants(of: type).intersection(owners)
    return heirs.count == 1 ? heirs.sorted() : []
  }

  /// A type as written without what does not change which type it is.
  static func plainName(_ text: String) -> String {
    var name = Substring(text)
    for prefix in ["any ", "some ", "inout "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    while let last = name.last, "?!* ".contains(last) { name.removeLast() }
    return String(name.prefix { $0 != "<" })
  }
}
