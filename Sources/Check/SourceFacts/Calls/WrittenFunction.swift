/// A function in a Swift file that is not run, as far as the text determines its result.
package struct WrittenFunction: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// The label; nil if there is none.
    package let label: String?
    /// The name in the function's body.
    package let name: String
    /// The default value, or nil.
    package let standard: WrittenValue?
  }

  /// A statement of the body.
  package indirect enum Statement: Hashable, Sendable {
    /// The declaration of a constant or variable with a value.
    case binding(String, WrittenValue)
    /// The addition of elements to a variable.
    case appending(String, WrittenValue)
    /// A loop over an array, with the name of its variable.
    case loop(String, over: WrittenValue, [Statement])
    /// Statements for a true condition, and others for a false one.
    case branch(WrittenValue, then: [Statement], otherwise: [Statement])
    /// The result.
    case returning(WrittenValue)
    /// Any other statement, after which nothing is known.
    case other
  }

  /// The name without labels; empty for a closure.
  package let name: String
  /// Whether it is a member of a type, so that calls can have a dot before its name.
  package let isMember: Bool
  package let parameters: [Parameter]
  /// The statements in order; a single expression is the result.
  package let body: [Statement]

  /// Returns the values of the parameters in a call; nil if the call doesn't match the function.
  package func values(in call: WrittenCall) -> [String: WrittenValue]? {
    var values: [String: WrittenValue] = [:]
    var rest = call.arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        values[parameter.name] = argument.value
        rest = rest.dropFirst()
      } else if let standard = parameter.standard {
        values[parameter.name] = standard
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }
}
