import SourceFacts

/// Determines the values of parameters that a single call passes, as literals or constants of Core
/// Location.
struct ParameterValues {
  private struct Callee: Hashable {
    let type: String
    let name: String
  }

  /// The calls of the functions that use a parameter as a value.
  private let calls: [Callee: [CallSite]]
  private let wanted: Set<Callee>

  /// Finds the calls of functions whose facts refer to a parameter; functions of a library may have
  /// other callers.
  init(of facts: some Sequence<SourceFact>, in types: TypeIndex) {
    wanted = Set(facts.compactMap(Self.callee))
    let names = Set(wanted.map(\.name))
    var sites: [Callee: [CallSite]] = [:]
    for entry in wanted.isEmpty ? [] : types.sorted {
      for site in entry.methods.lazy.flatMap(\.facts.callSites) where names.contains(site.name) {
        let owners = types.owners(ofMethod: site.name)
        let receivers =
          site.receiverType.map { types.owners(ofMethod: site.name, calledOn: $0) } ?? owners.sorted()
        for owner in receivers { sites[Callee(type: owner, name: site.name), default: []].append(site) }
      }
    }
    calls = sites
  }

  /// Returns whether a fact refers to a parameter of a function that no code calls.
  func arePassedByNobody(to fact: SourceFact) -> Bool {
    Self.callee(of: fact).map { wanted.contains($0) && calls[$0] == nil } ?? false
  }

  /// Returns a fact with the values of such parameters in place of their names.
  func resolving(_ fact: SourceFact) -> SourceFact {
    guard let callee = Self.callee(of: fact), let sites = calls[callee], sites.count == 1,
      let call = sites.first
    else { return fact }
    let parameters = fact.namedParameters
    func value(of value: SourceValue) -> SourceValue {
      guard case .name(let name) = value, parameters.contains(name) else { return value }
      return call.arguments.first { $0.label == name }?.value ?? value
    }
    var resolved = fact
    resolved.value = fact.value.map(value)
    resolved.arguments = fact.arguments.map { SourceArgument(label: $0.label, value: value(of: $0.value)) }
    return resolved
  }

  /// Returns the function of a fact that refers to one of its parameters.
  private static func callee(of fact: SourceFact) -> Callee? {
    guard !fact.namedParameters.isEmpty, let type = fact.enclosingType, let function = fact.enclosingFunction
    else { return nil }
    return Callee(type: type, name: String(function.prefix { $0 != "(" }))
  }
}
