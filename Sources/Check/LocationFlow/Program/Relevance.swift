import SourceFacts

/// Determines the code that matters to location; code without effects, jumps or changes of values
/// is skipped.
struct Relevance: Sendable {
  /// The names of functions whose calls matter.
  private let callNames: Set<String>
  /// The names of properties whose assignments matter.
  private let propertyNames: Set<String>

  /// Determines what matters in the code of types.
  init(of types: [FlowType]) {
    let properties = types.flatMap(\.properties)
    propertyNames = Set(properties.map(\.name)).union(LocationCalls.settings)
    let parameters = types.flatMap(\.functions).flatMap(\.parameters).map { ($0.name, $0.type) }
    let waiters = (parameters + properties.map { ($0.name, $0.type) }).filter {
      switch TypeKind($0.1) {
      case .waiter, .delegate: true
      case .manager, .status, .accuracy, .object, .other: false
      }
    }
    var known = LocationCalls.actionNames.union(LocationCalls.objects).union(Runners.tellings)
      .union(Runners.presentations).union(Runners.withWaiter).union(waiters.map(\.0)).union(
        LocalNames(in: types).all)
    // Functions that call one that matters also matter; this is repeated until there are no more.
    var rest = types.flatMap(\.functions)
    // Assigned values may matter later, and thrown errors determine which code is skipped.
    var news = known.union(propertyNames).union(["throw"])
    while !news.isEmpty {
      let found = rest.filter {
        !$0.names.isDisjoint(with: news) && Relevance.mentions(known, LocationCalls.settings, in: $0.body)
      }
      news = Set(found.map(\.name)).subtracting(known)
      known.formUnion(news)
      rest.removeAll { news.contains($0.name) }
    }
    callNames = known
  }

  private init(callNames: Set<String>, propertyNames: Set<String>) {
    self.callNames = callNames
    self.propertyNames = propertyNames
  }

  private static func mentions(
    _ calls: Set<String>, _ properties: Set<String>, in body: [FlowStatement]
  ) -> Bool {
    let relevance = Relevance(callNames: calls, propertyNames: properties)
    return relevance.kept(body).contains { !isSilent($0) }
  }

  /// Returns whether a remaining statement has no effect by itself.
  private static func isSilent(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .jump, .result, .declaration, .unread: true
    case .branch(_, let then, let otherwise): (then + otherwise).allSatisfy(isSilent)
    case .selection(_, let cases): cases.allSatisfy { $0.body.allSatisfy(isSilent) }
    case .loop(_, _, _, let body), .deferred(let body): body.allSatisfy(isSilent)
    case .handled(let body, let failures): (body + failures).allSatisfy(isSilent)
    case .expression, .function, .assignment, .failure: false
    }
  }

  /// Returns the statements of a body that matter.
  func kept(_ body: [FlowStatement]) -> [FlowStatement] {
    body.compactMap(kept)
  }

  /// Returns whether anything in a closure matters.
  func matters(_ closure: FlowClosure) -> Bool {
    kept(closure.body).contains { !Self.isSilent($0) || Self.returnsCall(in: $0, relevance: self) }
  }

  private static func returnsCall(in statement: FlowStatement, relevance: Relevance) -> Bool {
    if case .result(let value?, _) = statement { relevance.matters(value) } else { false }
  }

  private func kept(_ statement: FlowStatement) -> FlowStatement? {
    switch statement {
    case .expression(let value): return matters(value) ? statement : nil
    case .assignment(let target, let value, _):
      return isKept(target) || matters(value) ? statement : nil
    case .branch(let conditions, let then, let otherwise):
      let (then, otherwise) = (kept(then), kept(otherwise))
      guard then.isEmpty, otherwise.isEmpty, !conditions.contains(where: matters) else {
        return .branch(conditions, then: then, otherwise: otherwise)
      }
      return nil
    case .selection(let subject, let cases):
      let cases = cases.map { FlowCase(patterns: $0.patterns, filter: $0.filter, body: kept($0.body)) }
      let isEmpty = cases.allSatisfy { $0.body.allSatisfy { $0 == .jump } }
      return isEmpty && !matters(subject) ? nil : .selection(subject, cases)
    case .loop(let element, let sequence, let conditions, let body):
      let body = kept(body)
      let isEmpty = body.allSatisfy { $0 == .jump } && !(sequence.map(matters) ?? false)
      return isEmpty ? nil : .loop(element: element, sequence, conditions, body: body)
    case .handled(let body, let failures):
      let (body, failures) = (kept(body), kept(failures))
      return body.isEmpty ? nil : .handled(body, failures: failures)
    case .deferred(let body):
      let body = kept(body)
      return body.isEmpty ? nil : .deferred(body)
    case .function, .declaration, .result, .failure, .jump, .unread: return statement
    }
  }

  private func isKept(_ target: FlowExpression) -> Bool {
    switch target {
    // The value of a local variable may matter later.
    case .name: true
    case .member(_, let name): propertyNames.contains(name)
    case .element(let base, _, _), .optional(let base), .forced(let base, _): isKept(base)
    default: false
    }
  }

  private func matters(_ condition: FlowCondition) -> Bool {
    switch condition {
    case .holds(let value), .present(_, let value), .matches(_, let value): matters(value)
    }
  }

  /// Returns whether evaluating an expression can have a relevant effect.
  private func matters(_ value: FlowExpression) -> Bool {
    switch value {
    case .call(let call):
      isRelevant(call.callee) || call.arguments.contains { matters($0.value) }
    case .closure(let closure): matters(closure)
    case .name, .implicitMember, .boolean, .nothing, .literal: false
    case .member(let base, _): matters(base)
    case .list(let values), .tuple(let values), .all(let values), .any(let values), .other(let values, _):
      values.contains(where: matters)
    case .not(let value), .optional(let value), .attempted(let value, _), .cast(let value, _),
      .forced(let value, _):
      matters(value)
    // An await separates the effects before it from those after it.
    case .awaited: true
    case .comparison(let left, _, let right), .fallback(let left, let right): matters(left) || matters(right)
    case .choice(let condition, let first, let second):
      matters(condition) || matters(first) || matters(second)
    case .element(let base, let arguments, _): matters(base) || arguments.contains(where: matters)
    }
  }

  private func isRelevant(_ callee: FlowExpression) -> Bool {
    switch callee {
    case .name(let name): callNames.contains(name)
    case .member(let base, let name): callNames.contains(name) || matters(base) || isRelevantList(base)
    case .optional(let value), .forced(let value, _): isRelevant(value)
    default: matters(callee)
    }
  }

  /// Returns whether a method is called on a list of callers, such as "append" on an array of
  /// completions.
  private func isRelevantList(_ base: FlowExpression) -> Bool {
    switch base {
    case .name(let name), .member(_, let name): callNames.contains(name)
    case .optional(let value), .forced(let value, _): isRelevantList(value)
    default: false
    }
  }
}
