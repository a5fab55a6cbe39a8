/// The types, properties and constants that one file declares, for telling what a receiver is.
struct DeclaredNames: Sendable {
  /// The types by full name; what stands at file level is under the empty name.
  private(set) var types: [String: DeclaredType] = [:]
  /// The other names of types, by name.
  private var aliases: [String: String] = [:]

  /// The names of all properties that are worked out when they are read.
  private(set) var getters: Set<String> = []

  /// Whether the file imports the client library, whose types are watched in such files only.
  var importsClientLibrary = false

  /// How many steps from alias to alias, or from type to superclass, are followed.
  private static let stepLimit = 32

  /// Changes what is known of a type.
  mutating func update(_ type: String, _ change: (inout DeclaredType) -> Void) {
    change(&types[type, default: DeclaredType()])
  }

  /// Notes properties of a type that are worked out when they are read.
  mutating func add(getters names: [String], of type: String) {
    getters.formUnion(names)
    update(type) { $0.getters.formUnion(names) }
  }

  /// Notes that a name stands for a type.
  mutating func addAlias(_ name: String, for type: String) {
    aliases[name] = type
  }

  /// Returns the type that a written name stands for when it is used inside another type.
  func resolve(_ spelling: String, inside scope: String? = nil) -> String {
    var name = TypeName.plain(spelling)
    // Aliases of code that doesn't compile may lead in a circle.
    var steps = 0
    while let target = aliases[name], target != name, steps < Self.stepLimit {
      name = TypeName.plain(target)
      steps += 1
    }
    return nested(name, inside: scope) ?? name
  }

  /// Returns whether a type is one of Apple's watched types or inherits from one in this file.
  func isApple(_ type: String) -> Bool {
    appleAncestor(of: type) != nil
  }

  /// Returns the watched Apple type that a type is or inherits from in this file.
  func appleAncestor(of type: String) -> String? {
    var name = resolve(type)
    for _ in 0..<Self.stepLimit {
      if isWatched(name) { return name }
      guard let declared = types[name], let superclass = declared.inherited.first else { return nil }
      name = resolve(superclass, inside: name)
    }
    return nil
  }

  private func isWatched(_ type: String) -> Bool {
    LocationVocabulary.all.isType(type) && (importsClientLibrary || !ClientLibraryNames.isType(type))
  }

  /// Returns whether a type says in this file that it is a location manager's delegate.
  func isDelegate(_ type: String) -> Bool {
    types[type]?.inherited.contains { LocationDelegateNames.protocols.contains(TypeName.plain($0)) } == true
  }

  /// Returns whether a type or one of its superclasses in this file overrides an Apple member.
  func overrides(_ member: String, in type: String) -> Bool {
    var name = resolve(type)
    for _ in 0..<Self.stepLimit {
      guard let declared = types[name] else { return false }
      if declared.overrides.contains(member) { return true }
      guard let superclass = declared.inherited.first else { return false }
      name = resolve(superclass, inside: name)
    }
    return false
  }

  /// Returns the type of a member, looking into superclasses and protocols of this file.
  func memberType(_ member: String, of type: String) -> String? {
    var pending = [resolve(type)]
    var seen: Set<String> = []
    while let name = pending.popLast(), seen.count < Self.stepLimit {
      guard seen.insert(name).inserted, let declared = types[name] else { continue }
      if let found = declared.members[member] { return found.isEmpty ? nil : resolve(found, inside: name) }
      pending += declared.inherited.map { resolve($0, inside: name) }
    }
    return nil
  }

  /// Returns whether a type of this file declares a member itself.
  func declares(_ member: String, in type: String) -> Bool {
    types[resolve(type)]?.members[member] != nil
  }

  /// Returns the literal value of a constant that is used inside a type.
  func constant(_ name: String, of type: String?, inside scope: String?) -> SourceValue? {
    if let type {
      return types[resolve(type, inside: scope)]?.constants[name]
    }
    return enclosing(scope).lazy.compactMap { types[$0]?.constants[name] }.first
  }

  /// Returns whether the file declares a type of that name where it is used.
  func declaresType(_ name: String, inside scope: String?) -> Bool {
    let resolved = resolve(name, inside: scope)
    return types[resolved] != nil || aliases[name] != nil
  }

  /// Returns a scope and those around it, innermost first, ending with the file.
  func enclosing(_ scope: String?) -> [String] {
    guard let scope else { return [""] }
    let parts = scope.split(separator: ".").prefix(Self.stepLimit)
    return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: ".") }
  }

  private func nested(_ name: String, inside scope: String?) -> String? {
    enclosing(scope).lazy.map { $0.isEmpty ? name : $0 + "." + name }.first { types[$0] != nil }
  }
}
