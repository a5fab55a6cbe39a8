package import SourceFacts

/// The calls that a method makes whenever it runs, directly or through methods of its own type.
package enum CertainCalls {
  /// The maximum number of methods to follow.
  private static let stepLimit = 3

  /// Returns the calls with the methods that make them, including methods that are called on self.
  ///
  /// - Parameter holds: Returns whether a condition is always true.
  package static func of(
    _ method: MethodFacts, of type: String, in types: TypeIndex,
    orWhere holds: (String) -> Bool = { _ in false }
  ) -> [(caller: MethodFacts, site: CallSite)] {
    var found: [(caller: MethodFacts, site: CallSite)] = []
    var seen: Set<String> = [method.name]
    var pending = [method]
    for _ in 0..<stepLimit {
      let calls: [(caller: MethodFacts, site: CallSite)] = pending.flatMap { caller in
        caller.callSites.filter { isCertain($0, orWhere: holds) }.map { (caller: caller, site: $0) }
      }
      found += calls
      let own = calls.map(\.site).filter { $0.receiver == nil || $0.receiver == "self" }
      let called = Set(own.map(\.name))
      pending = methods(of: type, in: types).filter {
        called.contains($0.baseName) && seen.insert($0.facts.name).inserted
      }.map(\.facts)
    }
    return found
  }

  private static func methods(of type: String, in types: TypeIndex) -> [TypeIndex.Method] {
    types.ancestry(of: type).sorted().flatMap { types.entry(named: $0)?.methods ?? [] }
  }

  /// Returns whether a call runs whenever its method does: only conditions about presence, and no
  /// closure for later.
  package static func isCertain(_ site: CallSite, orWhere holds: (String) -> Bool = { _ in false }) -> Bool {
    site.conditions.allSatisfy { asksForPresence($0) || holds($0) }
      && site.closureOwners.allSatisfy { ["main.async", "Task", "forEach"].contains($0) }
  }

  /// Returns whether a condition only tests the presence of an object, or the release.
  package static func asksForPresence(_ condition: String) -> Bool {
    if condition == "self" || condition.mentions("available(") { return true }
    // An initializer of Objective-C: self = [super init].
    if condition.hasPrefix("self"), condition.mentions("super") { return true }
    if condition.hasPrefix("let ") || condition.hasPrefix("var ") {
      return !condition.contains { "([".contains($0) }
    }
    return condition.hasSuffix("!= nil") || Answer.isWaiter(condition)
  }
}
