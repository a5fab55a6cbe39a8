import SourceFacts

extension [NamedType] {
  /// The names of what functions assign that are passed a location, or that only such functions of their
  /// type call, by type.
  var namesOfReceivedLocations: [String: Set<String>] {
    Dictionary(grouping: flatMap(\.functions), by: \.type).compactMapValues { functions in
      var receiving = Set(functions.filter(\.receivesLocation).map(\.place))
      guard !receiving.isEmpty else { return nil }
      let names = Set(functions.map(\.code.name))
      var callers: [String: [NamedFunction]] = [:]
      for function in functions {
        for name in function.code.names.intersection(names) { callers[name, default: []].append(function) }
      }
      for function in functions where !receiving.contains(function.place) {
        let own = (callers[function.code.name] ?? []).filter { $0.place != function.place }
        if !own.isEmpty, own.allSatisfy({ receiving.contains($0.place) }) { receiving.insert(function.place) }
      }
      return functions.filter { receiving.contains($0.place) }.reduce(into: Set<String>()) {
        $0.formUnion(Assignment.all(in: $1.code.body).map(\.name))
      }
    }
  }
}
