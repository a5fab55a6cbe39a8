import SourceFacts

/// Detects code that adds up the distances between locations as they arrive.
package enum SummedDistances {
  /// A callback that adds up distances.
  package struct Sum {
    /// The method that receives the locations.
    package let method: TypeIndex.Method
    /// All names in the method and in what it calls.
    package let names: Set<String>
  }

  /// Returns the callbacks of a process that add up distances, in the order of their places.
  package static func all(in context: AuditContext) -> [Sum] {
    let receivers = context.code.receiversOfLocations().filter { context.isJudged($0.receiver.file) }
    let names = receivers.filter { $0.with.contains { adds($0.code.names) } }.reduce(into: [:]) {
      names, sum in
      names[sum.receiver.place] = Set(sum.with.flatMap(\.code.names))
    }
    return context.code.types.methods(at: Set(names.keys)).map { method in
      Sum(method: method, names: names[method.place] ?? [])
    }
  }

  /// Returns whether code with some names measures the way between two locations and adds to a total.
  private static func adds(_ names: Set<String>) -> Bool {
    let measures = names.contains("distanceFromLocation") || names.isSuperset(of: ["distance", "from"])
    return measures && !names.isDisjoint(with: ["+", "+="])
  }
}
