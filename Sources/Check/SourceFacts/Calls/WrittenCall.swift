/// A call with its arguments, as far as the text alone tells them.
package struct WrittenCall: Hashable, Sendable {
  /// One argument.
  package struct Argument: Hashable, Sendable {
    /// The label, or nil.
    package let label: String?
    /// The value.
    package let value: WrittenValue

    /// Creates an argument.
    package init(label: String?, value: WrittenValue) {
      self.label = label
      self.value = value
    }
  }

  /// The last name of what is called, or of a member that is not called, such as "v13" for ".v13".
  package let name: String
  /// What stands before the name and its dot, empty for ".name"; nil where there is no dot.
  package let base: String?
  /// The arguments in order; none for a member that is not called.
  package let arguments: [Argument]
  /// Where the name stands.
  package let position: SourcePosition

  /// Creates a call.
  package init(name: String, base: String?, arguments: [Argument], position: SourcePosition) {
    self.name = name
    self.base = base
    self.arguments = arguments
    self.position = position
  }

  /// Returns the call as if its name stood elsewhere.
  func moved(to position: SourcePosition) -> WrittenCall {
    WrittenCall(name: name, base: base, arguments: arguments, position: position)
  }

  /// The value of the first argument with a label, or nil.
  package subscript(label: String) -> WrittenValue? { arguments.first { $0.label == label }?.value }
}

/// A value as far as the text alone tells it.
package indirect enum WrittenValue: Hashable, Sendable {
  /// A string literal without interpolation, and where its first character stands.
  case string(String, SourcePosition)
  /// A text that is put together of several values, and where its first character stands.
  case joined([WrittenValue], SourcePosition)
  /// One of two values, by a condition.
  case choice(WrittenValue, then: WrittenValue, otherwise: WrittenValue)
  /// The elements of an array literal, or of several that are joined; what is joined to them and is none is an element.
  case array([WrittenValue])
  /// The entries of a dictionary literal, in order.
  case dictionary([WrittenEntry])
  /// A truth value.
  case boolean(Bool)
  /// An integer, as it is written.
  case integer(Int)
  /// The results of a closure for each element of a list, lists among them taken apart.
  case mapped(WrittenValue, by: WrittenFunction)
  /// A call or member, such as ".target(name: …)" or ".v13".
  case call(WrittenCall)
  /// Anything else.
  case other

  /// The text, where it is one.
  package var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  /// The call or member, where it is one.
  package var call: WrittenCall? {
    if case .call(let call) = self { call } else { nil }
  }

  /// The elements, where it is an array; those of arrays among them in their place.
  package var elements: [WrittenValue] {
    guard case .array(let elements) = self else { return [] }
    return elements.flatMap { element in if case .array = element { element.elements } else { [element] } }
  }
}

/// An entry of a dictionary literal, as far as the text alone tells it.
package struct WrittenEntry: Hashable, Sendable {
  /// The key.
  package let key: WrittenValue
  /// The value.
  package let value: WrittenValue

  /// Creates an entry.
  package init(key: WrittenValue, value: WrittenValue) {
    self.key = key
    self.value = value
  }
}
