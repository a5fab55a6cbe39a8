import CoreLocationInterface
import SourceFacts

/// Finds delegates of location managers that nothing makes one.
extension ProcessCode {
  /// Returns the families whose types make a manager and have callbacks, though nothing can have set
  /// them as its delegate.
  package func familiesNeverSet() -> [DelegateFamily] {
    let families = DelegateFamily.all(in: types).filter { family in
      family.isWhole && !family.callbacks.isEmpty
        && uses("CLLocationManager", .construction).contains(where: family.contains)
    }
    if families.isEmpty { return [] }
    let types = Dictionary(
      parts.flatMap(\.code.properties).map { ($0.name, [TypeIndex.plainName($0.type)]) },
      uniquingKeysWith: +)
    let setters = parts.flatMap { part in
      part.assignments.filter {
        $0.name == "delegate" && $0.value != .nothing
          && ($0.isOfManager(types) || $0.isOfNewManager(in: part))
      }.map { (type: part.code.name, assignment: $0) }
    }
    // Something else than the type itself may be any delegate.
    guard setters.allSatisfy({ $0.assignment.value == .name("self") }) else { return [] }
    return families.filter { family in !setters.contains { family.includes($0.type) } }
  }
}

extension DelegateFamily {
  /// The callbacks of a manager that its types implement, in order.
  package var callbacks: [TypeIndex.Method] {
    let names = Set(DelegateMethod.allCases.map(\.name))
    return methods.filter { names.contains($0.delegateName) }
  }
}

extension Assignment {
  /// Returns whether the place may be the delegate of a location manager: the object is declared as
  /// one, or nothing says what it is and it may be by its name.
  fileprivate func isOfManager(_ types: [String: [String]]) -> Bool {
    guard let base, let name = base.calledName else { return true }
    if let known = types[name], known.allSatisfy({ !$0.isEmpty }) {
      return known.contains(LocationType.locationManager.name)
    }
    return name.count <= 3 || ["loc", "manager", "gps"].contains { name.mentions($0) }
  }

  /// Returns whether the object is a local constant or variable that holds a new manager.
  fileprivate func isOfNewManager(in part: NamedType) -> Bool {
    guard let name = base?.calledName else { return false }
    var isNew = false
    for function in part.code.functions where function.names.contains(LocationType.locationManager.name) {
      function.body.visit { statement in
        if case .declaration(name, _, .call(let call)?) = statement {
          isNew = isNew || call.callee.calledName == LocationType.locationManager.name
        }
      }
    }
    return isNew
  }
}
