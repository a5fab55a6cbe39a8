import CoreLocationInterface
import SourceFacts

/// A type that location managers call, with what it inherits and what inherits it.
struct DelegateFamily {
  /// The type that says that it is a delegate.
  let entry: TypeIndex.Entry
  private let names: Set<String>
  private let types: TypeIndex

  /// Takes a type whose family includes the delegate's protocol.
  init?(_ entry: TypeIndex.Entry, in types: TypeIndex) {
    guard !TestDouble.isType(entry.name) else { return nil }
    let ancestry = types.ancestry(of: entry.name)
    guard ancestry.contains("CLLocationManagerDelegate") else { return nil }
    self.entry = entry
    self.types = types
    names = ancestry.union(types.descendants(of: entry.name))
  }

  /// Returns the families of all types that are delegates, by name.
  static func all(in types: TypeIndex) -> [DelegateFamily] {
    types.sorted.compactMap { DelegateFamily($0, in: types) }
  }

  /// Whether everything that may hold a method was read.
  var isWhole: Bool { names.allSatisfy { types.entry(named: $0) != nil || Self.isApple($0) } }

  /// Returns whether any type of the family has the delegate's method.
  func implements(_ method: DelegateMethod) -> Bool {
    names.contains { types.entry(named: $0)?.implements(method) ?? false }
  }

  /// The methods of all types of the family.
  var methods: [TypeIndex.Method] { names.sorted().flatMap { types.entry(named: $0)?.methods ?? [] } }

  /// Returns whether any method of the family calls a function of that name.
  func calls(_ name: String) -> Bool { methods.contains { $0.facts.calls.contains(name) } }

  /// Returns the type's own methods under one of the delegate's names.
  func ownMethods(_ methods: DelegateMethod...) -> [TypeIndex.Method] {
    entry.methods.filter { method in methods.contains { $0.name == method.delegateName } }
  }

  /// Returns whether a use stands in a type of the family.
  func contains(_ use: CodeUse) -> Bool { use.fact.enclosingType.map(names.contains) ?? false }

  /// Apple's classes and protocols have two or three capitals in front; those of an app that nobody read may too,
  /// so only the frameworks that apps inherit from count.
  private static func isApple(_ name: String) -> Bool {
    ["NS", "UI", "CL", "MK", "WK"].contains { name.hasPrefix($0) }
      || ["ObservableObject", "Observable", "Sendable", "Identifiable", "View", "AnyObject"].contains(name)
  }
}
