/// A function of a Swift file that is read and not run, as far as the text alone tells what it returns.
package struct WrittenFunction: Hashable, Sendable {
  /// A parameter.
  package struct Parameter: Hashable, Sendable {
    /// The label, or nil.
    package let label: String?
    /// The name in the function.
    package let name: String
    /// The value where a call gives none, or nil.
    package let standard: WrittenValue?
  }

  /// A statement of the body.
  package indirect enum Statement: Hashable, Sendable {
    /// A constant or variable that is given a value.
    case binding(String, WrittenValue)
    /// A variable that elements are added to.
    case appending(String, WrittenValue)
    /// Statements that run for each element of a list, which a name stands for.
    case loop(String, over: WrittenValue, [Statement])
    /// Statements that run where a condition holds, and others where it doesn't.
    case branch(WrittenValue, then: [Statement], otherwise: [Statement])
    /// The value that is returned.
    case returning(WrittenValue)
    /// Anything else, after which nothing is known.
    case other
  }

  /// The name without labels; empty for a closure.
  package let name: String
  /// Whether it belongs to a type, so that calls may have a dot before its name.
  package let isMember: Bool
  /// The parameters in order.
  package let parameters: [Parameter]
  /// The statements in order; an expression alone is what is returned.
  package let body: [Statement]

  /// Returns the values of the parameters in a call; nil where the call is not of this function.
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
