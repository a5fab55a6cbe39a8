import SourceFacts

extension FlowExpression {
  /// The last name of a called function, or of a chain of members.
  package var calledName: String? {
    switch unforced {
    case .name(let name), .member(_, let name): name
    case .optional(let inside): inside.calledName
    default: nil
    }
  }
}
