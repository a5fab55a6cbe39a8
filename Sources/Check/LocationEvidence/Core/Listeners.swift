import SourceFacts

/// Determines which types of a process may hear of what another is told.
struct Listeners {
  private let code: ProcessCode
  /// The names in the code of each type.
  private let names: [String: Set<String>]
  private let protocols: Set<String>

  init(in code: ProcessCode) {
    self.code = code
    protocols = Set(code.parts.filter(\.code.isProtocol).map(\.code.name))
    names = code.parts.reduce(into: [:]) { $0[$1.code.name, default: []].formUnion($1.names) }
  }

  /// Returns a type with its supertypes and subtypes that the process declares.
  func family(of type: String) -> Set<String> {
    let family = code.types.ancestry(of: type).union(code.types.descendants(of: type))
    let declared = code.parts.filter { !$0.code.isExtension && !$0.code.isProtocol }.map(\.code.name)
    return family.intersection(declared).union([type])
  }

  /// Returns a type with those that use it, listen to it as delegates or observe it, and those that
  /// use them.
  func listeners(to type: String) -> Set<String> {
    var found = family(of: type)
    found.formUnion(delegates(of: found))
    let own = found.reduce(into: Set()) { $0.formUnion(names[$1] ?? []) }
    if !own.isDisjoint(with: ["post", "postNotificationName"]) {
      found.formUnion(
        names.filter {
          !$0.value.isDisjoint(with: ["addObserver", "publisher", "onReceive", "notifications"])
        }
        .keys)
    }
    // A screen often has the object through another that owns it, or knows only a protocol of it.
    let protocols = found.reduce(into: Set()) { $0.formUnion(code.types.ancestry(of: $1)) }.intersection(
      protocols)
    for _ in 0..<2 {
      let words = Set(found.union(protocols).map(Self.last))
      found.formUnion(names.filter { !$0.value.isDisjoint(with: words) }.keys)
    }
    return found
  }

  /// Returns the types that implement the protocols of a type's properties.
  private func delegates(of types: Set<String>) -> Set<String> {
    let written = code.parts.filter { types.contains($0.code.name) }.flatMap(\.code.properties).map {
      TypeIndex.plainName($0.type)
    }
    return protocols.intersection(written).reduce(into: []) { $0.formUnion(code.types.descendants(of: $1)) }
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
