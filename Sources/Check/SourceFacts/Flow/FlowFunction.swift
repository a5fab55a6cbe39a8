/// A function with a body.
package struct FlowFunction: Hashable, Sendable {
  /// A parameter of a function or closure.
  package struct Parameter: Hashable, Sendable {
    /// The label in calls, or nil.
    package let label: String?
    /// The name in the body.
    package let name: String
    /// The type as written; empty where none is.
    package let type: String
    /// The value where a call gives none, or nil.
    package let standard: FlowExpression?

    /// Creates a parameter.
    package init(label: String?, name: String, type: String, standard: FlowExpression?) {
      self.label = label
      self.name = name
      self.type = type
      self.standard = standard
    }
  }

  /// The name without labels; "init" and "deinit" for those.
  package let name: String
  /// The parameters, in order.
  package let parameters: [Parameter]
  /// The type of what it returns, as written; empty where none is.
  package let result: String
  /// Whether other files can't see it.
  package let isPrivate: Bool
  /// Whether its caller waits for it.
  package let isAsync: Bool
  /// Whether it takes the place of a superclass's.
  package let isOverride: Bool
  /// What it does.
  package let body: [FlowStatement]
  /// The names that occur in the body.
  package let names: Set<String>
  /// The line of the name.
  package let line: Int

  /// The name with labels, such as "start(with:)".
  package var fullName: String {
    name == "deinit" ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A function without a name that is written where a value is.
package struct FlowClosure: Hashable, Sendable {
  /// The names of its parameters; "$0" to "$2" where it names none.
  package let parameters: [String]
  /// What it does.
  package let body: [FlowStatement]
  /// The names that occur in it.
  package let names: Set<String>
  /// The line where it begins.
  package let line: Int
  /// The column where it begins.
  package let column: Int

  /// Creates a closure.
  package init(parameters: [String], body: [FlowStatement], names: Set<String>, line: Int, column: Int) {
    self.parameters = parameters
    self.body = body
    self.names = names
    self.line = line
    self.column = column
  }
}
