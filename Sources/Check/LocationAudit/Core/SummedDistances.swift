import SourceFacts

/// Detects code that adds up the distances between locations as they arrive.
enum SummedDistances {
  /// A callback that adds up distances.
  struct Sum {
    /// The method that receives the locations.
    let method: TypeIndex.Method
    /// All names in the method and in what it calls.
    let names: Set<String>
  }

  /// Returns the callbacks of a process that add up distances, in the order of their places.
  static func all(in context: AuditContext) -> [Sum] {
    let receivers = context.code.receiversOfLocations().filter { context.isJudged($0.receiver.file) }
    let methods = Dictionary(
      context.code.types.entries.values.flatMap(\.methods).map { ($0.place, $0) }
    ) { first, _ in first }
    return receivers.compactMap { receiver, functions in
      guard functions.contains(where: { adds($0.code.names) }), let method = methods[receiver.place] else {
        return nil
      }
      return Sum(method: method, names: functions.reduce(into: []) { $0.formUnion($1.code.names) })
    }.sorted { $0.method.site < $1.method.site }
  }

  /// Returns whether code with some names measures the way between two locations and adds to a total.
  private static func adds(_ names: Set<String>) -> Bool {
    let measures = names.contains("distanceFromLocation") || names.isSuperset(of: ["distance", "from"])
    return measures && !names.isDisjoint(with: ["+", "+="])
  }
}
