import SourceFacts

/// The functions that code hands to components as named arguments, and all names in it.
struct ScriptHands {
  private(set) var found: [(label: String, value: FlowExpression)] = []
  private(set) var names: Set<String> = []

  init(in body: [FlowStatement]) { read(body) }

  private mutating func read(_ body: [FlowStatement]) {
    for statement in body { read(statement) }
  }

  private mutating func read(_ statement: FlowStatement) {
    switch statement {
    case .expression(let value), .failure(let value, _), .result(let value?, _): read(value)
    case .declaration(_, _, let value): value.map { read($0) }
    case .function(let function): read(function.body)
    case .assignment(let target, let value, _):
      read(target)
      read(value)
    case .branch(let conditions, let then, let otherwise):
      for case .holds(let value) in conditions { read(value) }
      read(then)
      read(otherwise)
    case .selection(let subject, let cases):
      read(subject)
      for candidate in cases { read(candidate.body) }
    case .loop(_, let sequence, let conditions, let body):
      sequence.map { read($0) }
      for case .holds(let value) in conditions { read(value) }
      read(body)
    case .handled(let body, let failures):
      read(body)
      read(failures)
    case .deferred(let body): read(body)
    case .result(nil, _), .jump, .unread: break
    }
  }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .name(let name): names.insert(name)
    case .member(let base, let name):
      names.insert(name)
      read(base)
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
