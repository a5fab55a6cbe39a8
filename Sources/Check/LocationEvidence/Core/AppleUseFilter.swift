import CoreLocationInterface
import SourceFacts

/// Decides whether a use is of Apple's API or of the app's own type with members of the same name.
struct AppleUseFilter {
  let types: TypeIndex
  private let managers: Set<String>
  private let mirrors: Set<String>
  private let misnamed: Set<String>

  /// Creates a filter for the types and facts of a process.
  init(types: TypeIndex, facts: some Sequence<SourceFact>) {
    self.types = types
    managers = types.descendants(of: "CLLocationManager")
    mirrors = Set(managers.flatMap { types.entries[$0]?.inherited.map(TypeIndex.plainName) ?? [] })
      .subtracting(["NSObject", "Sendable", "AnyObject"])
    misnamed = Set(facts.compactMap { Self.misnamedType($0, in: types) })
  }

  /// Returns whether a fact is a use of Apple's API.
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

  /// Returns the type of the project that a receiver seems to have but can't, because no type
  /// declares the method that is called on it, such as a `Locator.shared` that is a location
  /// manager.
  private static func misnamedType(_ fact: SourceFact, in types: TypeIndex) -> String? {
    guard case .otherType(let spelling) = fact.evidence, fact.kind == .call, fact.arguments.isEmpty,
      ownNames.contains(fact.name), types.owners(ofMethod: fact.name).isEmpty
    else { return nil }
    let name = TypeIndex.plainName(spelling)
    return types.entry(named: name) == nil ? nil : name
  }

  /// Returns whether a use on a receiver of unknown type counts: if only Apple has a method with
  /// the name, or if the call is in a wrapper's method with the same name.
  ///
  /// Other vendors' map views have the same property as Apple's, and make the request themselves.
  private func isDistinctive(_ fact: SourceFact) -> Bool {
    guard types.owners(ofMethod: fact.name).isSubset(of: managers) else {
      return fact.enclosingFunction?.prefix { $0 != "(" && $0 != ":" } == fact.name[...]
    }
    return fact.name != "showsUserLocation"
  }

  /// The methods without arguments that only a location manager has.
  private static let ownNames: Set<String> = {
    let requests: [ManagerMember] = [.requestWhenInUseAuthorization, .requestAlwaysAuthorization]
    let members = requests.map(\.declaration) + ServiceMethods.allCases.flatMap { [$0.start, $0.stop] }
    return Set(members.filter(\.labels.isEmpty).map(\.baseName))
  }()
}
