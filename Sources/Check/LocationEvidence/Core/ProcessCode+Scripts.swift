import SourceFacts

extension ProcessCode {
  /// The conditions in scripts that positions without precision never meet; none if a script looks at Precise Location.
  package var scriptAccuracyFilters: [CodeUse] {
    if scriptConditions.contains(where: { $0.fact.script?.role == .accuracyLook }) { return [] }
    return scriptConditions.filter { $0.fact.script?.role == .accuracyFilter }
  }
}

extension CodeUse {
  /// Whether a plug-in's call asks the person, rather than failing if nobody has.
  package var isAsking: Bool {
    fact.script != nil && (fact.name.hasPrefix("request") && fact.name.hasSuffix("Authorization"))
  }

  /// Whether a plug-in is asked for positions that fails if nobody has asked the person.
  package var isSilent: Bool {
    guard let script = fact.script, !isAsking, fact.receiver?.isEmpty == false else { return false }
    return script.role == .position || script.role == .updates
  }
}
