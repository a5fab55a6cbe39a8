import SourceFacts

/// The local names that may refer to functions, so that calls to them can do anything.
struct LocalNames {
  private(set) var all: Set<String> = ["$0", "$1", "$2"]

  /// Collects the names in the code of types.
  init(in types: [FlowType]) {
    for type in types {
      for function in type.functions { read(function.body) }
      for property in type.properties {
        read(property.getter ?? [])
        read(property.setter?.body ?? [])
        property.initial.map { read($0) }
      }
    }
  }

  private mutating func read(_ body: [FlowStatement]) {
    for statement in body { read(statement) }
  }

  private mutating func read(_ statement: FlowStatement) {
    switch statement {
    case .expression(let value), .failure(let value, _), .result(let value?, _): read(value)
    case .declaration(let name, _, let value):
      if case .closure? = value { all.insert(name) }
      value.map { read($0) }
    case .function(let function):
      all.insert(function.name)
      read(function.body)
    case .assignment(let target, let value, _): read([target, value])
    case .branch(let conditions, let then, let otherwise):
      read(conditions)
      read(then + otherwise)
    case .selection(let subject, let cases):
      read(subject)
      for candidate in cases { read(candidate.body) }
    case .loop(let element, let sequence, let conditions, let body):
      if case .binding(let name)? = element { all.insert(name) }
      sequence.map { read($0) }
      read(conditions)
      read(body)
    case .handled(let body, let failures): read(body + failures)
    case .deferred(let body): read(body)
    case .result(nil, _), .jump, .unread: break
    }
  }

  private mutating func read(_ conditions: [FlowCondition]) {
    for condition in conditions { read(condition) }
  }

  private mutating func read(_ condition: FlowCondition) {
    switch condition {
    case .holds(let value), .matches(_, let value): read(value)
    case .present(let name, let value):
      all.insert(name)
      read(value)
    }
  }

  private mutating func read(_ values: [FlowExpression]) {
    for value in values { read(value) }
  }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .name, .implicitMember, .boolean, .nothing, .literal: break
    case .closure(let closure):
      all.formUnion(closure.parameters)
      read(closure.body)
    case .call(let call): read([call.callee] + call.arguments.map(\.value))
    case .member(let value, _), .not(let value), .optional(let value), .attempted(let value, _),
      .cast(let value, _), .awaited(let value), .forced(let value, _):
      read(value)
    case .list(let values), .tuple(let values), .all(let values), .any(let values), .other(let values, _):
      read(values)
    case .comparison(let left, _, let right), .fallback(let left, let right):
      read([left, right])
    case .choice(let condition, let first, let second): read([condition, first, second])
    case .element(let base, let arguments, _): read([base] + arguments)
    }
  }
}
