/// A function with a body.
///
/// It is shared instead of copied, because rules pass functions on often.
package final class FlowFunction: Hashable, Sendable {
  /// A parameter of a function or closure.
  package struct Parameter: Hashable, Sendable {
    /// The label in calls; nil if there is none.
    package let label: String?
    /// The name in the body.
    package let name: String
    /// The type as written; empty if there is none.
    package let type: String
    /// The default value, or nil.
    package let standard: FlowExpression?

    package init(label: String?, name: String, type: String, standard: FlowExpression?) {
      self.label = label
      self.name = name
      self.type = type
      self.standard = standard
    }
  }

  /// The name without labels; "init" or "deinit" for initializers and deinitializers.
  package let name: String
  /// The parameters, in order.
  package let parameters: [Parameter]
  /// The result type as written; empty if there is none.
  package let result: String
  /// Whether it is inaccessible to other files.
  package let isPrivate: Bool
  /// Whether it is asynchronous.
  package let isAsync: Bool
  /// Whether it overrides a function of a superclass.
  package let isOverride: Bool
  /// Whether a control of a storyboard calls it when the person acts.
  package let isAction: Bool
  package let body: [FlowStatement]
  /// The names that occur in the body.
  package let names: Set<String>
  /// The line of the name.
  package let line: Int

  package init(
    name: String, parameters: [Parameter], result: String, isPrivate: Bool, isAsync: Bool, isOverride: Bool,
    isAction: Bool = false, body: [FlowStatement], names: Set<String>, line: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isPrivate = isPrivate
    self.isAsync = isAsync
    self.isOverride = isOverride
    self.isAction = isAction
    self.body = body
    self.names = names
    self.line = line
  }

  package static func == (left: FlowFunction, right: FlowFunction) -> Bool {
    left === right
      || left.line == right.line && left.name == right.name && left.parameters == right.parameters
        && left.result == right.result && left.isPrivate == right.isPrivate && left.isAsync == right.isAsync
        && left.isOverride == right.isOverride && left.names == right.names && left.body == right.body
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(name)
    hasher.combine(names.count)
  }

  /// The name with labels, such as "start(with:)".
  package var fullName: String {
    name == "deinit" ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A closure.
package struct FlowClosure: Hashable, Sendable {
  /// The names of the parameters; "$0" to "$2" if they aren't named.
  package let parameters: [String]
  package let body: [FlowStatement]
  /// The names in the body.
  package let names: Set<String>
  /// The line of the start.
  package let line: Int
  /// The column of the start.
  package let column: Int

  package init(parameters: [String], body: [FlowStatement], names: Set<String>, line: Int, column: Int) {
    self.parameters = parameters
    self.body = body
    self.names = names
    self.line = line
    self.column = column
  }
}
