/// A call with its arguments, as far as the text determines them.
package struct WrittenCall: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// The label; nil if there is none.
    package let label: String?
    package let value: WrittenValue
  }

  /// The last name of the called function, or of a member that isn't called, such as "v13" for
  /// ".v13".
  package let name: String
  /// The text before the name and its dot, empty for ".name"; nil if there is no dot.
  package let base: String?
  /// The arguments in order; empty for a member that isn't called.
  package let arguments: [Argument]
  /// The position of the name.
  package let position: SourcePosition

  /// Returns the call with another position.
  func moved(to position: SourcePosition) -> WrittenCall {
    WrittenCall(name: name, base: base, arguments: arguments, position: position)
  }

  /// Returns the value of the first argument with a label, or nil.
  package subscript(label: String) -> WrittenValue? { arguments.first { $0.label == label }?.value }
}

/// A value as far as the text determines it.
package indirect enum WrittenValue: Hashable, Sendable {
  /// A string literal without interpolation, and the position of its first character.
  case string(String, SourcePosition)
  /// A text composed of several values, and the position of its first character.
  case joined([WrittenValue], SourcePosition)
  /// One of two values, depending on a condition.
  case choice(WrittenValue, then: WrittenValue, otherwise: WrittenValue)
  /// The elements of an array literal, or of several joined ones; other joined values are elements.
  case array([WrittenValue])
  /// The entries of a dictionary literal, in order.
  case dictionary([WrittenEntry])
  /// A Boolean.
  case boolean(Bool)
  /// An integer literal.
  case integer(Int)
  /// The results of a closure for each element of an array, with nested arrays flattened.
  case mapped(WrittenValue, by: WrittenFunction)
  /// A call or member, such as ".target(name: …)" or ".v13".
  case call(WrittenCall)
  /// Anything else.
  case other

  /// The text, if it is a string.
  package var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  /// The call or member, if it is one.
  package var call: WrittenCall? {
    if case .call(let call) = self { call } else { nil }
  }

  /// The elements, if it is an array, with nested arrays flattened.
  package var elements: [WrittenValue] {
    guard case .array(let elements) = self else { return [] }
    return elements.flatMap { element in if case .array = element { element.elements } else { [element] } }
  }
}

/// An entry of a dictionary literal, as far as the text determines it.
package struct WrittenEntry: Hashable, Sendable {
  package let key: WrittenValue
  package let value: WrittenValue
}
