import CoreLocationInterface
package import LocationFlow
import SourceFacts

extension ProcessCode {
  /// Returns whether a function is given a location, or only runs where one has come: it is called
  /// by functions of that kind alone.
  package func runsAfterLocation(_ function: NamedFunction) -> Bool { runsAfterLocation(function, steps: 3) }

  /// Returns whether the function at a place is given a location, or only runs where one has come.
  package func runsAfterLocation(at place: Effect.Place) -> Bool {
    functions.contains { $0.place == place && runsAfterLocation($0) }
  }

  private func runsAfterLocation(_ function: NamedFunction, steps: Int) -> Bool {
    if function.receivesLocation { return true }
    guard steps > 0 else { return false }
    let name = function.code.name
    let callers = parts.flatMap(\.bodies).filter {
      $0.place != function.place && $0.code.names.contains(name)
    }
    return !callers.isEmpty
      && callers.allSatisfy { $0.setsLocation(before: function) || runsAfterLocation($0, steps: steps - 1) }
  }
}

extension NamedFunction {
  /// Returns whether it gives a property a new location before it calls a function that names the property.
  fileprivate func setsLocation(before function: NamedFunction) -> Bool {
    for statement in code.body {
      if case .assignment(let target, .call(let call), _) = statement, call.text.contains("CLLocation"),
        let name = target.calledName, function.code.names.contains(name)
      {
        return true
      }
      var isCalled = false
      for value in statement.values {
        value.visitParts { part in
          if case .call(let call) = part, call.callee.calledName == function.code.name { isCalled = true }
        }
      }
      if isCalled { return false }
    }
    return false
  }

  private static let callbacks: Set<String> = [
    DelegateMethod.didUpdateLocations.name, DelegateMethod.didUpdateLocations.selectorName,
    DelegateMethod.didUpdateToLocation.name, DelegateMethod.didUpdateToLocation.selectorName,
    // Crossing a border takes a location, too.
    DelegateMethod.didEnterRegion.name, DelegateMethod.didEnterRegion.selectorName,
    DelegateMethod.didExitRegion.name, DelegateMethod.didExitRegion.selectorName,
  ]

  /// Whether it is passed a location that is there.
  var receivesLocation: Bool {
    Self.callbacks.contains(code.fullName)
      || code.parameters.contains {
        // A pointer in Objective-C; what is optional in Swift may be missing.
        let type = $0.type.hasSuffix("*") ? TypeIndex.plainName($0.type) : $0.type
        return ["CLLocation", "[CLLocation]", "MKUserLocation", "CLLocationCoordinate2D", "CLVisit"]
          .contains(type)
      }
  }
}
