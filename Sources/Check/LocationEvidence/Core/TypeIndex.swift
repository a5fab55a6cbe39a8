package import AppProject
package import CoreLocationInterface
import LeanFoundation
package import LocationFlow
package import SourceFacts

/// The types of all files in a process, merged by name.
package struct TypeIndex: Sendable {
  /// A type, merged from all files.
  package struct Entry: Sendable {
    /// The full name, with outer types separated by dots.
    package let name: String
    /// The superclass and protocols as written, without duplicates.
    package internal(set) var inherited: [String] = []
    /// The methods with their files, in the order of the files.
    package internal(set) var methods: [Method] = []
    /// The types of the initial values of stored properties, sorted.
    package internal(set) var propertyInitialisers: [String] = []
    /// Whether any part of it is written in Swift.
    package internal(set) var isSwift = false

    /// Returns whether the type itself implements a delegate method.
    ///
    /// The names in Swift 2 and of selectors also count.
    package func implements(_ method: DelegateMethod) -> Bool {
      methods.contains { $0.delegateName == method.name }
    }

    /// Whether the type itself has a callback for changes of the authorization.
    package var hearsOfAnswers: Bool {
      implements(.didChangeAuthorization) || implements(.didChangeAuthorizationStatus)
    }
  }

  /// A method of a type, with its file.
  package struct Method: Sendable {
    package let facts: MethodFacts
    /// The file, relative to the checked folder.
    package let file: String
    /// The current Swift name of a delegate method, without its first label and without words that
    /// only the selector has.
    package let delegateName: String

    init(_ facts: MethodFacts, in file: String) {
      self.facts = facts
      self.file = file
      delegateName = Self.delegateName(facts.selector ?? facts.name)
    }

    /// The name before the first parenthesis.
    package var baseName: String { String(facts.name.prefix { $0 != "(" }) }
    /// The place of its name.
    package var site: Site { Site(file: file, position: facts.position) }
    /// Its place as control flow analysis represents it.
    package var place: Effect.Place { Effect.Place(file: file, line: facts.position.line) }

    private static func delegateName(_ own: String) -> String {
      guard let open = own.firstIndex(of: "("), let colon = own[open...].firstIndex(of: ":") else {
        return own
      }
      let name = own[...open] + "_" + own[colon...]
      return DelegateNames.current[String(name)] ?? String(name)
    }
  }

  package private(set) var entries: [String: Entry] = [:]
  private var heirs: [String: [String]] = [:]
  private var owners: [String: Set<String>] = [:]

  /// Merges the types of files.
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
    let methods = type.methods.map { Method($0, in: path) }
    entry.methods += methods
    entry.propertyInitialisers = Set(entry.propertyInitialisers + type.propertyInitialisers).sorted()
    entry.isSwift = entry.isSwift || isSwift
    entries[type.name] = entry
    for method in methods { owners[method.baseName, default: []].insert(type.name) }
  }

  /// Returns the methods at some places, in the order of these.
  package func methods(at places: Set<Effect.Place>) -> [Method] {
    entries.values.flatMap(\.methods).filter { places.contains($0.place) }.sorted { $0.site < $1.site }
  }

  /// Returns whether any method of another type calls a function with a name.
  func isCalled(_ name: String, outside type: String) -> Bool {
    entries.values.contains { entry in
      entry.name != type && entry.methods.contains { $0.facts.calls.contains(name) }
    }
  }

  /// The types, sorted by name.
  package var sorted: [Entry] { entries.values.sorted { $0.name < $1.name } }

  /// Returns the type with a full name; nil if there is none.
  package func entry(named name: String) -> Entry? {
    entries[Self.plainName(name)]
  }

  /// Returns the names of a type and all of its direct and indirect supertypes.
  package func ancestry(of name: String) -> Set<String> {
    var seen: Set<String> = []
    var pending = [Self.plainName(name)]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      pending += entries[next]?.inherited.map(Self.plainName) ?? []
    }
    return seen
  }

  /// Returns the names of a type and all of its direct and indirect subtypes.
  package func descendants(of name: String) -> Set<String> {
    var seen: Set<String> = []
    var pending = [Self.plainName(name)]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      pending += heirs[next] ?? []
    }
    return seen
  }

  /// Returns the types that declare a method with a base name.
  package func owners(ofMethod baseName: String) -> Set<String> { owners[baseName] ?? [] }

  /// Returns the types whose function is called on a receiver: the type itself, a supertype, or the
  /// only implementation of a protocol or superclass.
  package func owners(ofMethod baseName: String, calledOn type: String) -> [String] {
    let owners = owners(ofMethod: baseName)
    if owners.isEmpty { return [] }
    let own = ancestry(of: type).intersection(owners)
    if !own.isEmpty { return own.sorted() }
    let heirs = descendants(of: type).intersection(owners)
    return heirs.count == 1 ? heirs.sorted() : []
  }

  /// Returns the name of a type without anything that doesn't affect its identity.
  package static func plainName(_ text: String) -> String {
    // Most names have nothing of that, and all of them are asked for often.
    if strpbrk(text, " <?!*") == nil { return text }
    var name = Substring(text)
    for prefix in ["any ", "some ", "inout "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    while let last = name.last, "?!* ".contains(last) { name.removeLast() }
    return String(name.prefix { $0 != "<" })
  }
}
