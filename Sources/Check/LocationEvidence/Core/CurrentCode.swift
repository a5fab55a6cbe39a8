package import SourceFacts

/// Determines what code does on current releases, rather than only where a check of the version failed.
package enum CurrentCode {
  /// Returns whether a text occurs outside of the branches for older releases.
  package static func contains(_ text: String, in body: [FlowStatement]) -> Bool {
    body.contains { contains(text, in: $0) }
  }

  private static func contains(_ text: String, in statement: FlowStatement) -> Bool {
    switch statement {
    case .branch(let conditions, let then, _) where conditions.contains(where: isOnVersion):
      conditions.contains { contains(text, in: $0.value) } || contains(text, in: then)
    // What wasn't read may contain it.
    case .unread: true
    default:
      statement.values.contains { contains(text, in: $0) }
        || statement.bodies.contains { contains(text, in: $0) }
    }
  }

  private static func contains(_ text: String, in value: FlowExpression) -> Bool {
    switch value {
    case .literal(let literal): literal.contains(text)
    case .name(let name): name.contains(text)
    case .closure(let closure): contains(text, in: closure.body)
    case .other(let parts, let written):
      parts.isEmpty ? written.contains(text) : parts.contains { contains(text, in: $0) }
    case .choice(let condition, let first, let second):
      contains(text, in: condition) || contains(text, in: first)
        || !isOnVersion(.holds(condition)) && contains(text, in: second)
    default: value.parts.contains { contains(text, in: $0) }
    }
  }

  /// Returns whether a condition holds on current releases because it asks for a version.
  private static func isOnVersion(_ condition: FlowCondition) -> Bool {
    guard case .holds(let value) = condition else { return false }
    switch value.unforced {
    // #available, as the readers of code decide it.
    case .boolean(let holds): return holds
    case .not: return false
    case .call(let call):
      switch call.callee {
      case .name(let name), .member(_, let name):
        return ["SYSTEM_VERSION_GREATER", "isOperatingSystemAtLeast"].contains { name.hasPrefix($0) }
      default: return false
      }
    default: return false
    }
  }
}
