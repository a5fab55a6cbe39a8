package import CoreLocationInterface
package import SourceFacts

/// A delegate type, with its superclasses and subclasses.
package struct DelegateFamily {
  /// The type that declares the conformance.
  package let entry: TypeIndex.Entry
  private let names: Set<String>
  private let types: TypeIndex

  /// Creates the family of a type; nil unless it includes the delegate's protocol.
  package init?(_ entry: TypeIndex.Entry, in types: TypeIndex) {
    guard !TestDouble.isType(entry.name) else { return nil }
    let ancestry = types.ancestry(of: entry.name)
    guard ancestry.contains("CLLocationManagerDelegate") else { return nil }
    self.entry = entry
    self.types = types
    names = ancestry.union(types.descendants(of: entry.name))
  }

  /// Returns the families of all delegate types, sorted by name.
  package static func all(in types: TypeIndex) -> [DelegateFamily] {
    types.descendants(of: "CLLocationManagerDelegate").sorted()
      .compactMap { types.entry(named: $0).flatMap { DelegateFamily($0, in: types) } }
  }

  /// Whether all types that may contain a method were read.
  ///
  /// A name after one of Apple's classes is a protocol; protocols of other vendors don't have the
  /// delegate's methods.
  package var isWhole: Bool {
    names.allSatisfy { types.entry(named: $0) != nil || Self.isApple($0) || isProtocol($0) }
  }

  private func isProtocol(_ name: String) -> Bool {
    let heirs = names.compactMap { types.entry(named: $0)?.inherited.map(TypeIndex.plainName) }
      .filter { $0.contains(name) }
    return !heirs.isEmpty && heirs.allSatisfy { $0.contains(where: Self.isAppleClass) }
  }

  /// Returns whether a type belongs to the family.
  package func includes(_ type: String) -> Bool { names.contains(type) }

  /// Returns whether any type of the family implements a delegate method.
  package func implements(_ method: DelegateMethod) -> Bool {
    names.contains { types.entry(named: $0)?.implements(method) ?? false }
  }

  /// The methods of all types of the family.
  package var methods: [TypeIndex.Method] { names.sorted().flatMap { types.entry(named: $0)?.methods ?? [] } }

  /// Returns whether any method of the family calls a function with a name.
  package func calls(_ name: String) -> Bool { methods.contains { $0.facts.calls.contains(name) } }

  /// Returns a method with all methods of the family that it calls directly or indirectly, under
  /// any condition.
  package func reachable(from method: MethodFacts) -> [MethodFacts] {
    let known = Dictionary(grouping: methods, by: \.baseName)
    var found = [method]
    var seen: Set<MethodFacts> = [method]
    var next = 0
    while next < found.count {
      let called = found[next].calls.flatMap { known[$0, default: []].map(\.facts) }
      found += called.filter { seen.insert($0).inserted }
      next += 1
    }
    return found
  }

  /// Returns the type's own methods with names of the delegate's.
  package func ownMethods(_ methods: DelegateMethod...) -> [TypeIndex.Method] {
    entry.methods.filter { method in methods.contains { $0.name == method.delegateName } }
  }

  /// Returns whether a use is in a type of the family.
  package func contains(_ use: CodeUse) -> Bool { use.fact.enclosingType.map(names.contains) ?? false }

  /// Returns whether a name is that of a framework type.
  ///
  /// Apple's types have a prefix of two or three capitals, but so can others, so only the
  /// frameworks that apps subclass count.
  private static func isApple(_ name: String) -> Bool {
    ["NS", "UI", "CL", "MK", "WK"].contains { name.hasPrefix($0) }
      || ["ObservableObject", "Observable", "Sendable", "Identifiable", "View", "AnyObject"].contains(name)
      || pluginClasses.contains(name)
  }

  /// Returns whether a name is certainly that of a class of Apple's or of a plug-in framework, so
  /// that the names after it are protocols.
  private static func isAppleClass(_ name: String) -> Bool {
    name == "NSObject" || pluginClasses.contains(name)
      || name.hasPrefix("UI") && ["Controller", "Responder", "View", "Cell"].contains { name.hasSuffix($0) }
  }

  /// The classes that plug-ins of React Native, Cordova, Capacitor and Flutter subclass; none of
  /// them uses location.
  private static let pluginClasses: Set<String> = [
    "RCTEventEmitter", "CDVPlugin", "CAPPlugin", "FlutterAppDelegate",
  ]
}
