import SourceFacts

/// Decides whether a use is of Apple's API or of the app's own type with like-named members.
struct ReceiverJudge {
  /// The types of the process.
  let types: TypeIndex
  private let managers: Set<String>
  private let mirrors: Set<String>

  /// Creates a judge for the types of a process.
  init(types: TypeIndex) {
    self.types = types
    managers = types.descendants(of: "CLLocationManager")
    mirrors = Set(managers.flatMap { types.entries[$0]?.inherited.map(TypeIndex.plainName) ?? [] })
      .subtracting(["NSObject", "Sendable", "AnyObject"])
  }

  /// Returns whether the fact is a use of Apple's API.
  func isApple(_ fact: SourceFact) -> Bool {
    switch fact.evidence {
    case .appleType, .none: true
    case .enclosingType(let name): managers.contains(TypeIndex.plainName(name))
    case .otherType(let name): isManager(TypeIndex.plainName(name))
    case .unknown: isDistinctive(fact)
    }
  }

  private func isManager(_ name: String) -> Bool { managers.contains(name) || mirrors.contains(name) }

  /// A receiver of unknown type counts when nobody in the project but Apple has a method of that name,
  /// or when the call stands in the wrapper's own method of that name.
  ///
  /// Map views of other makers have the same property as Apple's and ask by themselves.
  private func isDistinctive(_ fact: SourceFact) -> Bool {
    guard types.owners(ofMethod: fact.name).isSubset(of: managers) else {
      return fact.enclosingFunction?.prefix { $0 != "(" && $0 != ":" } == fact.name[...]
    }
    return fact.name != "showsUserLocation"
  }
}
