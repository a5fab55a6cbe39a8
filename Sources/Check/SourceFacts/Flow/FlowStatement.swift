/// A statement of a body.
package indirect enum FlowStatement: Hashable, Sendable {
  /// An expression whose value is ignored.
  case expression(FlowExpression)
  /// A local constant or variable with its declared type and initial value.
  case declaration(String, type: String, FlowExpression?)
  /// A local function.
  case function(FlowFunction)
  /// An assignment of a value to a place.
  case assignment(FlowExpression, FlowExpression, line: Int)
  /// Statements for the case that all conditions are true, and others for the case that one isn't.
  case branch([FlowCondition], then: [FlowStatement], otherwise: [FlowStatement])
  /// A switch, of which the first matching case runs.
  case selection(FlowExpression, [FlowCase])
  /// A loop over the elements of a sequence, or while conditions are true.
  case loop(element: FlowPattern?, FlowExpression?, [FlowCondition], body: [FlowStatement])
  /// A return with its value.
  case result(FlowExpression?, line: Int)
  /// A thrown error.
  case failure(FlowExpression, line: Int)
  /// The end of an iteration, a loop or a case.
  case jump
  /// Statements with a handler of their errors.
  case handled([FlowStatement], failures: [FlowStatement])
  /// Deferred statements, which run at the end of the enclosing block.
  case deferred([FlowStatement])
  /// Code that was not read.
  case unread
}

extension FlowStatement {
  /// The name of the error that scripts catch.
  package static let error = "#error"
}

/// A condition, which may bind a name.
package enum FlowCondition: Hashable, Sendable {
  /// An expression that must be true.
  case holds(FlowExpression)
  /// An expression that must not be nil, with the name to which its value is bound.
  case present(String, FlowExpression)
  /// An expression that must match a pattern.
  case matches(FlowPattern, FlowExpression)
}

/// A case of a switch.
package struct FlowCase: Hashable, Sendable {
  /// The patterns, of which one must match.
  package let patterns: [FlowPattern]
  /// The condition in the where clause, or nil.
  package let filter: FlowExpression?
  package let body: [FlowStatement]

  package init(patterns: [FlowPattern], filter: FlowExpression?, body: [FlowStatement]) {
    self.patterns = patterns
    self.filter = filter
    self.body = body
  }
}

/// A pattern.
package indirect enum FlowPattern: Hashable, Sendable {
  /// Matches any value.
  case anything
  /// Matches any value and binds it to a name.
  case binding(String)
  /// Matches a value that equals that of an expression.
  case value(FlowExpression)
  /// Matches an enumeration case with its associated values.
  case enumCase(String, [FlowPattern])
  /// Matches a tuple.
  case tuple([FlowPattern])
  /// Matches a value that is not nil.
  case present(FlowPattern)

  /// The names that it binds.
  package var names: [String] {
    switch self {
    case .anything, .value: []
    case .binding(let name): [name]
    case .enumCase(_, let parts), .tuple(let parts): parts.flatMap(\.names)
    case .present(let inside): inside.names
    }
  }
}
