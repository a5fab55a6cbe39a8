package import SourceFacts

/// Determines whether code that receives an answer does anything if it is a refusal.
package enum RefusalReaction {
  /// Returns whether a body can do anything but log, and use location, after a refusal.
  package static func acts(_ body: [FlowStatement]) -> Bool {
    for statement in body {
      switch outcome(of: statement) {
      case .acts: return true
      case .ends: return false
      case .nothing: continue
      }
    }
    return false
  }

  private enum Outcome {
    case acts
    /// The rest of the body isn't reached.
    case ends
    case nothing
  }

  private static func outcome(of statement: FlowStatement) -> Outcome {
    switch statement {
    case .expression(let value): return hasEffect(value) ? .acts : .nothing
    case .assignment(let target, let value, _):
      return isKept(target) || hasEffect(value) ? .acts : .nothing
    case .failure, .unread: return .acts
    // The only expression of a closure is its result.
    case .result(let value, _): return value.map(hasEffect) ?? false ? .acts : .ends
    case .jump: return .ends
    case .branch(let conditions, let then, let otherwise):
      return outcome(conditions, then, otherwise)
    case .selection(_, let cases):
      return cases.contains { !$0.isGrant && acts($0.body) } ? .acts : .nothing
    case .loop(_, _, _, let body), .deferred(let body): return acts(body) ? .acts : .nothing
    case .handled(let body, let failures): return acts(body) || acts(failures) ? .acts : .nothing
    case .declaration, .function: return .nothing
    }
  }

  private static func outcome(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement]
  ) -> Outcome {
    let answers = conditions.map(holds)
    let branches: [[FlowStatement]] =
      answers.contains(false) ? [otherwise] : answers.contains(nil) ? [then, otherwise] : [then]
    if branches.contains(where: acts) { return .acts }
    return branches.allSatisfy { $0.contains(where: \.isExit) } ? .ends : .nothing
  }

  /// Returns whether a condition is true after a refusal; nil if it may be either.
  private static func holds(_ condition: FlowCondition) -> Bool? {
    switch condition {
    case .holds(let value): holds(value)
    case .present: nil
    case .matches(let pattern, _): pattern.isGrant ? false : nil
    }
  }

  private static func holds(_ value: FlowExpression) -> Bool? {
    switch value {
    case .boolean(let value): return value
    case .not(let inside): return holds(inside).map { !$0 }
    case .all(let parts):
      let answers = parts.map(holds)
      return answers.contains(false) ? false : answers.allSatisfy { $0 == true } ? true : nil
    case .any(let parts):
      let answers = parts.map(holds)
      return answers.contains(true) ? true : answers.allSatisfy { $0 == false } ? false : nil
    case .comparison(let left, let isEqual, let right):
      return [left, right].contains(where: \.isGrant) ? !isEqual : nil
    case .name(let name), .member(_, let name):
      return grants.contains { name.mentions($0) } ? isNegative(name) : nil
    default: return nil
    }
  }

  /// The words in the names of values that stand for a grant.
  static let grants = ["authorized", "success", "granted", "allowed", "enabled", "permitted"]

  private static func isNegative(_ name: String) -> Bool {
    ["not", "un", "dis"].contains { name.lowercased().hasPrefix($0) }
  }

  /// Returns whether an assignment may be noticed: of anything but what only concerns location.
  private static func isKept(_ target: FlowExpression) -> Bool {
    switch target {
    case .name(let name), .member(_, let name): !harmless.contains(name)
    case .optional(let inside), .forced(let inside, _): isKept(inside)
    default: true
    }
  }

  /// Returns whether a property only concerns location.
  package static func isHarmless(_ property: String) -> Bool { harmless.contains(property) }

  private static let harmless: Set<String> = [
    "showsUserLocation", "userTrackingMode", "delegate", "desiredAccuracy", "distanceFilter",
    "allowsBackgroundLocationUpdates", "pausesLocationUpdatesAutomatically",
  ]

  private static func hasEffect(_ value: FlowExpression) -> Bool {
    guard case .call(let call) = value.unforced else {
      if case .closure = value { return false }
      return value.parts.contains(where: hasEffect)
    }
    let closures = call.arguments.compactMap {
      if case .closure(let closure) = $0.value { closure } else { nil }
    }
    switch call.callee {
    case .member(.name("super"), _): return false
    case .name(let name), .member(_, let name):
      if Self.atOnce.contains(name) { return closures.contains { acts($0.body) } }
      return !RefusalHearing.isLog(name) && !LocationCallNames.all.contains(name)
    default: return true
    }
  }

  /// Returns whether a function only runs the closure that it is given, at once or when a thread is free.
  static func runsAtOnce(_ name: String) -> Bool { atOnce.contains(name) }

  /// The functions that run a closure at once, or when a thread is free.
  private static let atOnce: Set<String> = ["async", "sync", "asyncAfter", "Task", "run", "addOperation"]
}

extension FlowStatement {
  /// Whether it leaves its body.
  fileprivate var isExit: Bool {
    switch self {
    case .result, .failure, .jump: true
    default: false
    }
  }
}

extension FlowCase {
  /// Whether it is for a grant alone, or while nothing is decided.
  fileprivate var isGrant: Bool { !patterns.isEmpty && patterns.allSatisfy(\.isGrant) }
}

extension FlowPattern {
  fileprivate var isGrant: Bool {
    switch self {
    case .value(let value): value.isGrant
    case .enumCase(let name, _): RefusalReaction.grants.contains { name.mentions($0) }
    case .present(let inside): inside.isGrant
    case .anything, .binding, .tuple: false
    }
  }
}

extension FlowExpression {
  /// Whether it is the value of a grant, or of no decision.
  fileprivate var isGrant: Bool {
    switch self {
    case .implicitMember(let name), .member(_, let name), .name(let name):
      (RefusalReaction.grants + ["notDetermined"]).contains { name.mentions($0) }
        && !name.mentions("unauthorized")
    case .boolean(let value): value
    default: false
    }
  }
}
