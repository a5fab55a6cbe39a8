/// An expression.
package indirect enum FlowExpression: Hashable, Sendable {
  /// A name.
  case name(String)
  /// A member of a value or of a type.
  case member(FlowExpression, String)
  /// An implicit member, such as ".denied".
  case implicitMember(String)
  /// A Boolean literal.
  case boolean(Bool)
  /// Nil.
  case nothing
  /// A number or string literal, as written.
  case literal(String)
  /// An array literal.
  case list([FlowExpression])
  /// A tuple.
  case tuple([FlowExpression])
  /// A call.
  case call(FlowCall)
  /// A closure.
  case closure(FlowClosure)
  /// A negation.
  case not(FlowExpression)
  /// A conjunction: true if all operands are.
  case all([FlowExpression])
  /// A disjunction: true if any operand is.
  case any([FlowExpression])
  /// A test for equality or inequality.
  case comparison(FlowExpression, isEqual: Bool, FlowExpression)
  /// The second value if the first is true, otherwise the third.
  case choice(FlowExpression, FlowExpression, FlowExpression)
  /// The first value, or the second if the first is nil.
  case fallback(FlowExpression, FlowExpression)
  /// Optional chaining: the rest of the chain is not evaluated if the value is nil.
  case optional(FlowExpression)
  /// A value that is taken to be there; if it is nil, the program ends.
  case forced(FlowExpression, at: SourcePosition)
  /// A cast to another type.
  case cast(FlowExpression, type: String)
  /// An awaited value.
  case awaited(FlowExpression)
  /// A value of a throwing expression; if it is optional, an error becomes nil.
  case attempted(FlowExpression, isOptional: Bool)
  /// An element of a collection.
  case element(FlowExpression, [FlowExpression], text: String)
  /// Any other expression, with its parts in order and its text.
  case other([FlowExpression], text: String)
}

/// A call of a function, an initializer or a closure.
package struct FlowCall: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// The label; nil if there is none, or for the first trailing closure.
    package let label: String?
    package let value: FlowExpression
    /// Whether it is the first trailing closure.
    package let isTrailing: Bool
  }

  /// The called expression.
  package let callee: FlowExpression
  package let arguments: [Argument]
  /// The line of the called name.
  package let line: Int
  /// The text of the call.
  package let text: String
}
