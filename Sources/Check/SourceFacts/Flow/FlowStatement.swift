/// One step of a body.
package indirect enum FlowStatement: Hashable, Sendable {
  /// An expression whose value is dropped.
  case expression(FlowExpression)
  /// A local constant or variable with its type, as written, and its first value.
  case declaration(String, type: String, FlowExpression?)
  /// A local function.
  case function(FlowFunction)
  /// A place that is given a value.
  case assignment(FlowExpression, FlowExpression, line: Int)
  /// Statements that run where all conditions hold, and others where one doesn't.
  case branch([FlowCondition], then: [FlowStatement], otherwise: [FlowStatement])
  /// The first of several cases that an expression matches.
  case selection(FlowExpression, [FlowCase])
  /// Statements that run for each element of something, or as long as conditions hold.
  case loop(element: FlowPattern?, FlowExpression?, [FlowCondition], body: [FlowStatement])
  /// The end of a function, with its result.
  case result(FlowExpression?, line: Int)
  /// An error that is thrown.
  case failure(FlowExpression, line: Int)
  /// The end of a turn of a loop, of a loop or of a case.
  case jump
  /// Statements whose errors others handle.
  case handled([FlowStatement], failures: [FlowStatement])
  /// Statements that run when the block around them ends.
  case deferred([FlowStatement])
  /// Code that was not read.
  case unread
}

/// Something that holds or doesn't, and may name what it found.
package enum FlowCondition: Hashable, Sendable {
  /// An expression is true.
  case holds(FlowExpression)
  /// An expression is not nil, and gets a name.
  case present(String, FlowExpression)
  /// An expression matches a pattern.
  case matches(FlowPattern, FlowExpression)
}

/// One case of several.
package struct FlowCase: Hashable, Sendable {
  /// The patterns of which one has to match.
  package let patterns: [FlowPattern]
  /// What has to hold besides, or nil.
  package let filter: FlowExpression?
  /// What runs.
  package let body: [FlowStatement]

  /// Creates a case.
  package init(patterns: [FlowPattern], filter: FlowExpression?, body: [FlowStatement]) {
    self.patterns = patterns
    self.filter = filter
    self.body = body
  }
}

/// What a value is compared with.
package indirect enum FlowPattern: Hashable, Sendable {
  /// Any value.
  case anything
  /// Any value, which gets a name.
  case binding(String)
  /// A value that is equal to that of an expression.
  case value(FlowExpression)
  /// An enumeration's case with values in it.
  case enumCase(String, [FlowPattern])
  /// Several values at once.
  case tuple([FlowPattern])
  /// A value that is not nil.
  case present(FlowPattern)
}
