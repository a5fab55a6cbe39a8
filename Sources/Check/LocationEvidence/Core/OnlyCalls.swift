package import SourceFacts

extension ProcessCode {
  /// The maximum number of calls to follow backward.
  private static let callLimit = 3

  /// Returns the calls that alone lead to a use, the nearest first.
  ///
  /// A function that is called at only one place does a part of what is done there.
  package func onlyCalls(leadingTo use: CodeUse) -> [(caller: MethodFacts, site: CallSite)] {
    var found: [(caller: MethodFacts, site: CallSite)] = []
    guard let type = use.fact.enclosingType, let entry = types.entry(named: type) else { return [] }
    var name = use.fact.enclosingFunction.map { String($0.prefix { $0 != "(" }) }
    while let function = name, found.count < Self.callLimit, !function.hasPrefix("locationManager") {
      let calls = entry.methods.flatMap { method in
        method.facts.callSites.filter { $0.name == function }.map { (caller: method.facts, site: $0) }
      }
      guard calls.count == 1, let call = calls.first, ["self", nil].contains(call.site.receiver),
        !types.isCalled(function, outside: entry.name)
      else { break }
      found.append(call)
      name = String(call.caller.name.prefix { $0 != "(" })
    }
    return found
  }

  /// Returns whether a use is in a delegate's callback for locations, which only comes once something else has begun.
  package func isInLocationCallback(_ use: CodeUse) -> Bool {
    ([use.fact.enclosingFunction ?? ""] + onlyCalls(leadingTo: use).map(\.caller.name)).contains {
      $0.hasPrefix("locationManager") && $0.contains("didUpdate")
    }
  }
}
