import SourceFacts

extension ProcessCode {
  /// The files that only look up addresses and places, and name nothing that keeps a received location.
  var filesThatOnlyLookUp: Set<String> {
    let lookups = Set(GeocoderCalls.names.flatMap { uses($0) }.map(\.file))
    if lookups.isEmpty { return [] }
    let others = all.filter { use in
      use.fact.kind != .moduleImport && use.fact.name != "CLGeocoder"
        && !GeocoderCalls.names.contains(use.fact.name)
    }.map(\.file)
    let kept = parts.namesOfReceivedLocations.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let keepers = parts.filter { !$0.names.isDisjoint(with: kept) }.map(\.file)
    return lookups.subtracting(others).subtracting(keepers)
  }
}
