import SourceFacts

/// The functions that code hands to components as named arguments.
struct ScriptHands {
  private(set) var found: [(label: String, value: FlowExpression)] = []

  init(in body: [FlowStatement]) { read(body) }

  private mutating func read(_ body: [FlowStatement]) {
    for statement in body { read(statement) }
  }

  private mutating func read(_ statement: FlowStatement) {
    switch statement {
    case .expression(let value), .failure(let value, _), .result(let value?, _): read(value)
    case .declaration(_, _, let value): value.map { read($0) }
    case .function(let function): read(function.body)
    case .assignment(_, let value, _): read(value)
    case .branch(_, let then, let otherwise):
      read(then)
      read(otherwise)
    case .selection(_, let cases): for candidate in cases { read(candidate.body) }
    case .loop(_, _, _, let body): read(body)
    case .handled(let body, let failures):
      read(body)
      read(failures)
    case .deferred(let body): read(body)
    case .result(nil, _), .jump, .unread: break
    }
  }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .closure(let closure): read(closure.body)
    case .call(let call):
      for argument in call.arguments {
        if let label = argument.label, !label.hasPrefix("#") {
          switch argument.value {
          case .closure, .name: found.append((label, argument.value))
          default: break
          }
        }
        read(argument.value)
      }
      read(call.callee)
    default: for part in value.parts { read(part) }
    }
  }
}
