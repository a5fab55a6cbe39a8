import CoreLocationInterface
import SourceFacts

/// Recognizes expressions whose value is a location manager, by the declarations and names of properties.
struct ManagerExpressions {
  /// The names of properties that hold a manager wherever they are declared.
  private let properties: Set<String>

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    let types = Dictionary(grouping: parts.flatMap(\.code.properties), by: \.name)
      .mapValues { Set($0.map { TypeIndex.plainName($0.type) }) }
    properties = Set(types.filter { $0.value == [LocationType.locationManager.name] }.keys)
  }

  /// Returns whether the value of an expression is a manager.
  func contains(_ value: FlowExpression) -> Bool {
    switch value {
    case .name(let name), .member(_, let name):
      properties.contains(name) || name.lowercased().hasSuffix("locationmanager")
    case .optional(let inside), .forced(let inside, _): contains(inside)
    case .call(let call): call.callee == .name(LocationType.locationManager.name)
    default: false
    }
  }
}
