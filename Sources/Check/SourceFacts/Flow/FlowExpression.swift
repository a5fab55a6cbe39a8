/// An expression.
package indirect enum FlowExpression: Hashable, Sendable {
  /// A name that stands alone.
  case name(String)
  /// A member of a value or of a type.
  case member(FlowExpression, String)
  /// A member of the type that is expected, such as ".denied".
  case implicitMember(String)
  /// A truth value.
  case boolean(Bool)
  /// Nil.
  case nothing
  /// A number or a text, as written.
  case literal(String)
  /// A list of values.
  case list([FlowExpression])
  /// Several values together.
  case tuple([FlowExpression])
  /// A call.
  case call(FlowCall)
  /// A function without a name.
  case closure(FlowClosure)
  /// The opposite.
  case not(FlowExpression)
  /// Whether all hold.
  case all([FlowExpression])
  /// Whether one holds.
  case any([FlowExpression])
  /// Whether two values are equal, or differ.
  case comparison(FlowExpression, isEqual: Bool, FlowExpression)
  /// The second value where the first holds, else the third.
  case choice(FlowExpression, FlowExpression, FlowExpression)
  /// The second value where the first is nil.
  case fallback(FlowExpression, FlowExpression)
  /// A value of which nothing more is asked where it is nil.
  case optional(FlowExpression)
  /// A value as one of another type.
  case cast(FlowExpression, type: String)
  /// A value that is waited for.
  case awaited(FlowExpression)
  /// A value that an error may be thrown in place of; where that is nil then, it goes on.
  case attempted(FlowExpression, isOptional: Bool)
  /// An element of a collection.
  case element(FlowExpression, [FlowExpression], text: String)
  /// Anything else: its parts in order, and its text.
  case other([FlowExpression], text: String)
}

/// A call of a function, an initializer or a closure.
package struct FlowCall: Hashable, Sendable {
  /// An argument of a call.
  package struct Argument: Hashable, Sendable {
    /// The label, or nil; unknown for the first closure behind the parentheses.
    package let label: String?
    /// The value.
    package let value: FlowExpression
    /// Whether it is the first closure behind the parentheses.
    package let isTrailing: Bool
  }

  /// What is called.
  package let callee: FlowExpression
  /// What it is given.
  package let arguments: [Argument]
  /// The line of the name that is called.
  package let line: Int
  /// The text.
  package let text: String
}
