/// The types, properties and constants that a file declares, for determining the types of
/// receivers.
struct DeclaredNames: Sendable {
  /// The types by full name; the empty name stands for the file level.
  private(set) var types: [String: DeclaredType] = [:]
  /// The type aliases, by name.
  private var aliases: [String: String] = [:]

  /// The names of all computed properties.
  private(set) var getters: Set<String> = []

  /// Whether the file imports the client library, whose types are watched only in such files.
  var importsClientLibrary = false

  /// The maximum number of steps between aliases, or from types to superclasses.
  private static let stepLimit = 32

  /// Updates the properties of a type.
  mutating func update(_ type: String, _ change: (inout DeclaredType) -> Void) {
    change(&types[type, default: DeclaredType()])
  }

  /// Adds computed properties of a type.
  mutating func add(getters names: [String], of type: String) {
    getters.formUnion(names)
    update(type) { $0.getters.formUnion(names) }
  }

  /// Adds a type alias.
  mutating func addAlias(_ name: String, for type: String) {
    aliases[name] = type
  }

  /// Returns the type to which a name refers inside another type.
  func resolve(_ spelling: String, inside scope: String? = nil) -> String {
    var name = TypeName.plain(spelling)
    // Aliases in code that doesn't compile may form cycles.
    var steps = 0
    while let target = aliases[name], target != name, steps < Self.stepLimit {
      name = TypeName.plain(target)
      steps += 1
    }
    return nested(name, inside: scope) ?? name
  }

  /// Returns whether a type is one of Apple's watched types, or inherits from one in this file.
  func isApple(_ type: String) -> Bool {
    appleAncestor(of: type) != nil
  }

  /// Returns the watched type of Apple's that a type is or inherits from in this file.
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

  /// Returns whether a type is declared in this file as a location manager's delegate.
  func isDelegate(_ type: String) -> Bool {
    types[type]?.inherited.contains { LocationDelegateNames.protocols.contains(TypeName.plain($0)) } == true
  }

  /// Returns whether a type, or one of its superclasses in this file, overrides a member of
  /// Apple's.
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

  /// Returns the type of a member, including those of superclasses and protocols in this file.
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

  /// Returns whether the file declares a type with a name that is visible in a scope.
  func declaresType(_ name: String, inside scope: String?) -> Bool {
    let resolved = resolve(name, inside: scope)
    return types[resolved] != nil || aliases[name] != nil
  }

  /// Returns a scope and the ones around it, innermost first, ending with the file level.
  func enclosing(_ scope: String?) -> [String] {
    guard let scope else { return [""] }
    let parts = scope.split(separator: ".").prefix(Self.stepLimit)
    return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: ".") }
  }

  private func nested(_ name: String, inside scope: String?) -> String? {
    enclosing(scope).lazy.map { $0.isEmpty ? name : $0 + "." + name }.first { types[$0] != nil }
  }
}
