import SourceFacts

/// Where functions make some calls, to tell how a use of location API is surrounded.
struct CallPlaces {
  private struct Place: Hashable {
    let type: String
    let function: String
    let file: String
    let conditions: [String]
  }

  /// For each place, whether all of its calls are as asked for.
  private var holds: [Place: Bool] = [:]

  /// Looks at all calls of a name.
  init(of name: String, in types: TypeIndex, where isAsAsked: (CallSite) -> Bool) {
    for entry in types.entries.values {
      for method in entry.methods {
        for site in method.facts.callSites where site.name == name {
          let place = Place(
            type: entry.name, function: method.facts.name, file: method.file, conditions: site.conditions)
          holds[place] = holds[place, default: true] && isAsAsked(site)
        }
      }
    }
  }

  /// Returns whether all calls at a use's place are as asked for; false where none is known.
  func hold(at use: CodeUse) -> Bool {
    guard let function = use.fact.enclosingFunction else { return false }
    return holds[
      Place(
        type: use.fact.enclosingType ?? "", function: function, file: use.file,
        conditions: use.fact.conditions)]
      ?? false
  }
}
