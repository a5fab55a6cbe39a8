import CoreLocationInterface
import SourceFacts

/// Decides whether a use is of Apple's API or of the app's own type with like-named members.
struct AppleUseFilter {
  /// The types of the process.
  let types: TypeIndex
  private let managers: Set<String>
  private let mirrors: Set<String>
  private let misnamed: Set<String>

  /// Creates a filter for the types and the facts of a process.
  init(types: TypeIndex, facts: some Sequence<SourceFact>) {
    self.types = types
    managers = types.descendants(of: "CLLocationManager")
    mirrors = Set(managers.flatMap { types.entries[$0]?.inherited.map(TypeIndex.plainName) ?? [] })
      .subtracting(["NSObject", "Sendable", "AnyObject"])
    misnamed = Set(facts.compactMap { Self.misnamedType($0, in: types) })
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

  private func isManager(_ name: String) -> Bool {
    managers.contains(name) || mirrors.contains(name) || misnamed.contains(name)
  }

  /// The type of the project that a receiver seems to have and can't have: nobody declares the method that is
  /// called on it, as with a `Locator.shared` that is no Locator but a location manager.
  private static func misnamedType(_ fact: SourceFact, in types: TypeIndex) -> String? {
    guard case .otherType(let spelling) = fact.evidence, fact.kind == .call, fact.arguments.isEmpty,
      ownNames.contains(fact.name), types.owners(ofMethod: fact.name).isEmpty
    else { return nil }
    let name = TypeIndex.plainName(spelling)
    return types.entry(named: name) == nil ? nil : name
  }

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

  /// Methods without arguments that only a location manager has.
  private static let ownNames: Set<String> = {
    let requests: [ManagerMember] = [.requestWhenInUseAuthorization, .requestAlwaysAuthorization]
    let members = requests.map(\.declaration) + ServiceMethods.allCases.flatMap { [$0.start, $0.stop] }
    return Set(members.filter(\.labels.isEmpty).map(\.baseName))
  }()
}
