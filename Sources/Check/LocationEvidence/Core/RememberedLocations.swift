import SourceFacts

/// Finds code that takes a location which a manager remembers, and wants a new one only if there is none.
struct RememberedLocations {
  private static let starts: Set<String> = ["startUpdatingLocation", "requestLocation"]

  private let managers: ManagerExpressions
  private let functions: [String: [NamedFunction]]

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    managers = ManagerExpressions(in: parts)
    functions = Dictionary(grouping: parts.flatMap(\.functions), by: \.type)
  }

  /// Returns the lines in a function at which a remembered location is used that no condition on its age
  /// or accuracy has let through.
  func lines(in function: NamedFunction) -> [Int] {
    let names = function.code.names
    guard names.contains("location"),
      names.isDisjoint(with: ["timestamp", "horizontalAccuracy", "timeIntervalSinceNow"])
    else { return [] }
    var lines: [Int] = []
    find(in: function.code.body, of: function.type, where: [], into: &lines)
    return lines
  }

  private func find(
    in body: [FlowStatement], of type: String, where known: Set<String>, into lines: inout [Int]
  ) {
    var places = known
    for (index, statement) in body.enumerated() {
      if case .declaration(let name, _, let value?) = statement, isRemembered(value, places) {
        places.insert(name)
      }
      guard case .branch(let conditions, let then, let otherwise) = statement else {
        for inner in statement.bodies { find(in: inner, of: type, where: places, into: &lines) }
        continue
      }
      var bound = places
      let isThere = conditions.contains { tests($0, &bound) }
      let rest = Array(body[(index + 1)...])
      if isThere, then.isEmpty, otherwise.endsSurely {
        if startsAny(otherwise, of: type), !startsAny(rest, of: type) {
          lines += use(of: bound, in: rest).map { [$0] } ?? []
        }
        places = bound
      } else if isThere, !startsAny(then, of: type),
        startsAny(otherwise, of: type) || then.endsSurely && startsAny(rest, of: type)
      {
        lines += use(of: bound, in: then).map { [$0] } ?? []
      }
      find(in: then, of: type, where: bound, into: &lines)
      find(in: otherwise, of: type, where: places, into: &lines)
    }
  }

  /// Returns whether a condition requires that a remembered location is there, and adds the name that
  /// it is bound to.
  private func tests(_ condition: FlowCondition, _ places: inout Set<String>) -> Bool {
    switch condition {
    case .present(let name, let value):
      guard isRemembered(value, places) else { return false }
      places.insert(name)
      return true
    case .holds(let value): return requires(value, places)
    case .matches: return false
    }
  }

  private func requires(_ value: FlowExpression, _ places: Set<String>) -> Bool {
    switch value {
    case .all(let parts): parts.contains { requires($0, places) }
    case .comparison(let left, isEqual: false, .nothing): isRemembered(left, places)
    default: isRemembered(value, places)
    }
  }

  /// Returns whether a value is a manager's location, its coordinate or a name of either.
  private func isRemembered(_ value: FlowExpression, _ places: Set<String>) -> Bool {
    switch value {
    case .name(let name): places.contains(name)
    case .member(let base, "location"): managers.contains(base)
    case .member(let base, "coordinate"): isRemembered(base, places)
    case .optional(let inside), .forced(let inside, _): isRemembered(inside, places)
    default: false
    }
  }

  /// Returns whether a body wants a new location, itself or through a function of its type.
  private func startsAny(_ body: [FlowStatement], of type: String, steps: Int = 2) -> Bool {
    var called: Set<String> = []
    body.visitValues { value in
      if case .call(let call) = value, let name = call.callee.calledName { called.insert(name) }
    }
    if !called.isDisjoint(with: Self.starts) { return true }
    guard steps > 0 else { return false }
    return (functions[type] ?? []).contains {
      called.contains($0.code.name) && startsAny($0.code.body, of: type, steps: steps - 1)
    }
  }

  /// Returns the line of the first use of a place that does more than move a map.
  private func use(of places: Set<String>, in body: [FlowStatement]) -> Int? {
    var line: Int?
    body.visit { statement in
      guard line == nil else { return }
      if case .assignment(let target, let value, let at) = statement, isRemembered(value, places),
        !MapDisplay.isOnly(assignedTo: target)
      {
        line = at
      }
      if case .result(let value?, let at) = statement, isRemembered(value, places) { line = at }
      for value in statement.values where line == nil { line = use(of: places, in: value) }
    }
    return line
  }

  private func use(of places: Set<String>, in value: FlowExpression) -> Int? {
    if case .call(let call) = value {
      if MapDisplay.isOnly(call) || CallNames.isLog(call.callee.calledName ?? "") { return nil }
      if call.arguments.contains(where: { isRemembered($0.value, places) }) { return call.line }
    }
    return value.parts.lazy.compactMap { use(of: places, in: $0) }.first
  }
}
