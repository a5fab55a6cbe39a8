package import SourceFacts

/// The places of calls to a function, for examining the code around a use of location API.
package struct CallPlaces {
  private struct Place: Hashable {
    let type: String
    let function: String
    let file: String
    let conditions: [String]
  }

  /// For each place, whether all of its calls fulfill the condition.
  private var holds: [Place: Bool] = [:]

  /// Examines all calls to a name.
  package init(of name: String, in types: TypeIndex, where isAsAsked: (CallSite) -> Bool) {
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

  /// Returns whether all calls at the place of a use fulfill the condition; false if there are
  /// none.
  package func hold(at use: CodeUse) -> Bool {
    guard let function = use.fact.enclosingFunction else { return false }
    return holds[
      Place(
        type: use.fact.enclosingType ?? "", function: function, file: use.file,
        conditions: use.fact.conditions)]
      ?? false
  }
}
