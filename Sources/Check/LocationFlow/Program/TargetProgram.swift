package import SourceFacts

/// The code of a target, indexed for lookups.
package struct TargetProgram: Sendable {
  /// A declaration or extension of a type.
  struct Part: Sendable {
    let file: String
    let type: FlowType
  }

  /// A function with its type.
  struct Function: Sendable {
    let owner: String
    let file: String
    let code: FlowFunction
    /// The identity of the function.
    var id: String { "\(file):\(code.line):\(code.fullName)" }
  }

  /// A property with its type.
  struct Property: Sendable {
    let owner: String
    let file: String
    let code: FlowProperty
    /// Whether its changes are visible outside: to other code, to a view that observes it, or in a
    /// file.
    var isPublished: Bool { !code.isPrivate || !Self.publishing.isDisjoint(with: code.attributes) }

    private static let publishing: Set<String> = [
      "Published", "State", "Binding", "AppStorage", "SceneStorage",
    ]
  }

  /// The names of the types, in the order of the files.
  let typeNames: [String]
  private let parts: [String: [Part]]
  private let namesByLast: [String: [String]]
  private let conformers: [String: [String]]
  /// The types whose members a type has: itself and its superclasses and protocols, the nearest first.
  private let lineages: [String: [String]]
  /// The functions of each type by name.
  private let functions: [String: [String: [Function]]]
  let relevance: Relevance
  /// The functions that may run when the app becomes active: the system's own, and all names in code
  /// that names the event.
  let runOnActivation: Set<String>

  private static let activations: Set<String> = [
    "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
    "sceneWillEnterForeground",
  ]
  private static let activationNames: Set<String> = [
    "didBecomeActiveNotification", "willEnterForegroundNotification", "scenePhase",
    "UIApplicationDidBecomeActiveNotification", "UIApplicationWillEnterForegroundNotification",
    "UIApplicationDidBecomeActive", "UIApplicationWillEnterForeground",
  ]

  /// Creates the program of some files with their paths.
  package init(_ files: [(path: String, flow: FlowFile)]) {
    var names: [String] = []
    var parts: [String: [Part]] = [:]
    let aliases = files.map(\.flow.aliases).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    for file in files {
      for type in aliases.isEmpty ? file.flow.types : file.flow.types.map({ $0.resolving(aliases) }) {
        if parts[type.name] == nil { names.append(type.name) }
        parts[type.name, default: []].append(Part(file: file.path, type: type))
      }
    }
    typeNames = names
    let namesByLast = Dictionary(grouping: names.filter { !$0.isEmpty }, by: Self.last)
    self.namesByLast = namesByLast
    conformers = names.reduce(into: [:]) { conformers, name in
      for part in parts[name] ?? [] where !part.type.isProtocol {
        for inherited in part.type.inherited { conformers[Self.last(inherited), default: []].append(name) }
      }
    }
    runOnActivation = files.lazy.flatMap(\.flow.types).reduce(into: Self.activations) { found, type in
      for function in type.functions
      where Self.activations.contains(function.name) || !function.names.isDisjoint(with: Self.activationNames)
      {
        found.formUnion(function.names)
      }
      for property in type.properties where !property.names.isDisjoint(with: Self.activationNames) {
        found.formUnion(property.names)
      }
    }
    relevance = Relevance(of: names.flatMap { parts[$0] ?? [] }.map(\.type))
    let ordered = parts.mapValues { $0.filter { !$0.type.isExtension } + $0.filter(\.type.isExtension) }
    lineages = names.reduce(into: [:]) { $0[$1] = Self.lineage(of: $1, ordered, namesByLast) }
    self.parts = ordered
    functions = names.reduce(into: [:]) { functions, name in
      let all = (ordered[name] ?? []).flatMap { part in
        part.type.functions.map { Function(owner: name, file: part.file, code: $0) }
      }
      functions[name] = Dictionary(grouping: all, by: \.code.name)
    }
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The parts of a type, its declaration first.
  func parts(of type: String) -> [Part] { parts[type] ?? [] }

  /// Returns the analyzed type for a name as written; for a protocol, its only implementation; nil
  /// if there is none.
  func typeName(_ written: String) -> String? {
    guard !written.isEmpty else { return nil }
    let candidates = parts[written] == nil ? namesByLast[Self.last(written)] ?? [] : [written]
    guard candidates.count == 1, let name = candidates.first else { return nil }
    guard parts(of: name).contains(where: \.type.isProtocol) else { return name }
    let implementations = Set(conformers[Self.last(name)] ?? []).filter { !$0.contains("Mock") }
    return implementations.count == 1 ? implementations.first : nil
  }

  private static func lineage(
    of type: String, _ parts: [String: [Part]], _ namesByLast: [String: [String]]
  ) -> [String] {
    var lineage = [type]
    var index = 0
    while index < lineage.count, lineage.count < 16 {
      for inherited in (parts[lineage[index]] ?? []).flatMap(\.type.inherited) {
        let candidates = parts[inherited] == nil ? namesByLast[last(inherited)] ?? [] : [inherited]
        if candidates.count == 1, !lineage.contains(candidates[0]) { lineage.append(candidates[0]) }
      }
      index += 1
    }
    return lineage
  }

  /// Returns a property of a type.
  func property(_ name: String, of type: String) -> Property? {
    for owner in lineages[type] ?? [type] {
      for part in parts(of: owner) {
        guard let property = part.type.properties.first(where: { $0.name == name }) else { continue }
        return Property(owner: owner, file: part.file, code: property)
      }
    }
    return nil
  }

  /// Returns the functions of a type with a name; for an empty type, those outside of types.
  func functions(_ name: String, of type: String) -> [Function] {
    for owner in lineages[type] ?? [type] {
      if let found = functions[owner]?[name] { return found }
    }
    return []
  }

  /// Returns the kind of a type as written; only analyzed types are distinguished.
  func kind(_ written: String) -> TypeKind {
    let kind = TypeKind(written)
    switch kind {
    case .object(let name): return typeName(name).map(TypeKind.object) ?? .other
    // A class that only has "delegate" in its name is analyzed like any other.
    case .delegate(let name):
      let isClass = !parts(of: name).isEmpty && !parts(of: name).contains(where: \.type.isProtocol)
      return isClass ? .object(name) : kind
    case .manager, .status, .accuracy, .waiter, .other: return kind
    }
  }
}
