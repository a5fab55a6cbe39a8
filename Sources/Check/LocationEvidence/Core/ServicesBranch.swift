package import SourceFacts

/// A condition on whether Location Services is on, with what happens while it is off.
package struct ServicesBranch {
  /// What is done while it is off.
  package let off: [FlowStatement]
  /// Whether a manager is made only while it is on, so that no callback comes while it is off.
  package let makesManager: Bool

  /// Returns the conditions in a body, those in nested bodies and closures included.
  package static func all(in body: [FlowStatement]) -> [ServicesBranch] {
    var found: [ServicesBranch] = []
    // Statements after a branch without an exit run in both cases; what acts there isn't for one.
    body.visit { statement in
      guard case .branch(let conditions, let then, let otherwise) = statement, conditions.count == 1,
        case .holds(let value) = conditions[0], let isOn = Self.asks(value)
      else { return }
      let off = isOn ? otherwise : then
      let on = isOn ? then : otherwise
      if !then.isEmpty || !otherwise.isEmpty {
        found.append(ServicesBranch(off: off, makesManager: on.makesManager))
      }
    }
    return found
  }

  /// Returns whether a condition is true while Location Services is on; nil if it asks for something
  /// else.
  private static func asks(_ value: FlowExpression) -> Bool? {
    switch value {
    case .not(let inside): return asks(inside).map { !$0 }
    case .awaited(let inside): return asks(inside)
    case .call(let call):
      if case .member(_, "locationServicesEnabled") = call.callee { return true }
      return nil
    case .comparison(let left, let isEqual, .boolean(let value)):
      return asks(left).map { $0 == (isEqual == value) }
    default: return nil
    }
  }
}

extension [FlowStatement] {
  /// Whether they make a location manager.
  fileprivate var makesManager: Bool {
    let name = FlowExpression.name("CLLocationManager")
    var makes = false
    visitValues { value in
      guard case .call(let call) = value else { return }
      makes = makes || [name, .member(name, "alloc"), .member(name, "new")].contains(call.callee)
    }
    return makes
  }
}
