/// An assignment in the code of a type.
package struct Assignment {
  /// The expression to whose member the value is assigned; nil for a plain name.
  package let base: FlowExpression?
  /// The last name of the place.
  package let name: String
  package let value: FlowExpression
  package let line: Int
}

extension Assignment {
  /// Creates the assignment of a statement; nil for other statements, and for elements of collections.
  package init?(_ statement: FlowStatement) {
    guard case .assignment(let target, let value, let line) = statement, let place = Self.place(target) else {
      return nil
    }
    self.init(base: place.base, name: place.name, value: value, line: line)
  }

  /// Returns the assignments in a body, those in nested bodies and closures included, in order.
  package static func all(in body: [FlowStatement]) -> [Assignment] {
    var all: [Assignment] = []
    body.visit { if let assignment = Assignment($0) { all.append(assignment) } }
    return all
  }

  private static func place(_ target: FlowExpression) -> (base: FlowExpression?, name: String)? {
    switch target {
    case .name(let name): (nil, name)
    case .member(let base, let name): (base, name)
    case .optional(let inside), .forced(let inside, _): place(inside)
    default: nil
    }
  }
}

extension [FlowStatement] {
  /// Whether they end with an exit.
  package var endsSurely: Bool {
    switch last {
    case .result, .failure, .jump: true
    default: false
    }
  }

  /// Calls a closure for each statement, those in nested bodies and closures included.
  package func visit(_ seen: (FlowStatement) -> Void) {
    for statement in self {
      seen(statement)
      for value in statement.values { value.visit(seen) }
      for body in statement.bodies { body.visit(seen) }
    }
  }

  /// Calls a closure for each expression and its parts, those in nested bodies and closures included.
  package func visitValues(_ seen: (FlowExpression) -> Void) {
    visit { statement in
      for value in statement.values { value.visitParts(seen) }
    }
  }
}

extension FlowExpression {
  /// Whether it is the object itself, also where it may be gone.
  package var isSelf: Bool {
    switch self {
    case .name(let name): name == "self"
    case .optional(let inside), .forced(let inside, _): inside.isSelf
    default: false
    }
  }

  /// Returns whether a condition holds, by those of its parts that aren't conditions of others; nil if that isn't known.
  package func truth(_ part: (FlowExpression) -> Bool?) -> Bool? {
    switch self {
    case .not(let inside): return inside.truth(part).map { !$0 }
    case .all(let parts): return parts.map { $0.truth(part) }.allHold
    case .any(let parts): return parts.map { $0.truth(part) }.anyHolds
    default: return part(self)
    }
  }

  /// Calls a closure for the expression and each of its parts; the code of closures is not among them.
  package func visitParts(_ seen: (FlowExpression) -> Void) {
    seen(self)
    for part in parts { part.visitParts(seen) }
  }

  /// Calls a closure for each statement in the closures of an expression.
  fileprivate func visit(_ seen: (FlowStatement) -> Void) {
    visitParts { if case .closure(let closure) = $0 { closure.body.visit(seen) } }
  }
}

extension FlowStatement {
  /// The expressions that it evaluates itself, in order.
  package var values: [FlowExpression] {
    switch self {
    case .expression(let value), .failure(let value, _), .result(let value?, _): [value]
    case .declaration(_, _, let value): value.map { [$0] } ?? []
    case .assignment(let target, let value, _): [target, value]
    case .branch(let conditions, _, _): conditions.map(\.value)
    case .selection(let subject, _): [subject]
    case .loop(_, let sequence, let conditions, _): (sequence.map { [$0] } ?? []) + conditions.map(\.value)
    case .function, .handled, .deferred, .result(nil, _), .jump, .unread: []
    }
  }

  /// The bodies that it contains, in order.
  package var bodies: [[FlowStatement]] {
    switch self {
    case .function(let function): [function.body]
    case .branch(_, let then, let otherwise): [then, otherwise]
    case .selection(_, let cases): cases.map(\.body)
    case .loop(_, _, _, let body), .deferred(let body): [body]
    case .handled(let body, let failures): [body, failures]
    case .expression, .declaration, .assignment, .result, .failure, .jump, .unread: []
    }
  }
}

extension FlowCondition {
  /// The expression that it evaluates.
  package var value: FlowExpression {
    switch self {
    case .holds(let value), .present(_, let value), .matches(_, let value): value
    }
  }
}

extension [Bool?] {
  /// Whether all conditions hold; nil if that isn't known.
  package var allHold: Bool? { contains(false) ? false : contains(nil) ? nil : true }
  /// Whether any condition holds; nil if that isn't known.
  package var anyHolds: Bool? { contains(true) ? true : contains(nil) ? nil : false }
}
