extension FlowExpression {
  /// The expression without marks that take its value to be there.
  package var unforced: FlowExpression {
    if case .forced(let inside, _) = self { inside.unforced } else { self }
  }

  /// The last name of a callee, or of a chain of members.
  package var lastName: String? {
    switch unforced {
    case .name(let name), .member(_, let name): name
    case .optional(let inside), .awaited(let inside): inside.lastName
    default: nil
    }
  }

  /// Whether it is a name or a member of one, which is the same each time.
  package var isPlain: Bool {
    switch self {
    case .name: true
    case .member(let base, _), .optional(let base), .forced(let base, _): base.isPlain
    default: false
    }
  }

  /// The expressions of which it consists, in order; the code of a closure is not among them.
  package var parts: [FlowExpression] {
    switch self {
    case .name, .implicitMember, .boolean, .nothing, .literal, .closure: []
    case .member(let value, _), .not(let value), .optional(let value), .forced(let value, _),
      .attempted(let value, _), .cast(let value, _), .awaited(let value):
      [value]
    case .list(let values), .tuple(let values), .all(let values), .any(let values), .other(let values, _):
      values
    case .comparison(let left, _, let right), .fallback(let left, let right): [left, right]
    case .choice(let condition, let first, let second): [condition, first, second]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .element(let base, let arguments, _): [base] + arguments
    }
  }
}
