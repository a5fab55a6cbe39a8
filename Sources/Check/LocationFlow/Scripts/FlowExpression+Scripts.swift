import SourceFacts

extension FlowStatement {
  /// The calls in it, outside of closures.
  var calls: [FlowCall] { values.flatMap(\.calls) + bodies.joined().flatMap(\.calls) }
}

extension FlowExpression {
  /// The calls in it, outside of closures.
  var calls: [FlowCall] {
    if case .call(let call) = self { [call] } else { parts.flatMap(\.calls) }
  }

  /// Returns whether it has a member with one of some names, outside of closures.
  func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .call(let call): call.callee.mentions(names)
    case .member(let base, let name): names.contains(name) || base.mentions(names)
    default: parts.contains { $0.mentions(names) }
    }
  }

  /// Whether it awaits something, outside of closures.
  var awaits: Bool {
    if case .awaited = self { true } else { parts.contains(where: \.awaits) }
  }

  /// Returns the place of a call that begins updates, unless they end by themselves.
  func endlessCall(in frame: ScriptFrame) -> Effect.Place? {
    guard let call = calls.first, !mentions(["take", "takeWhile", "takeUntil", "first", "timeout"]) else {
      return nil
    }
    return Effect.Place(file: frame.file, line: call.line)
  }
}

extension FlowExpression {
  /// Returns whether a condition on states holds; nil if that isn't known.
  func truth(with value: (String) -> ScriptValue?) -> Bool? {
    truth { part in
      switch part.unforced {
      case .boolean(let holds): return holds
      case .comparison(let left, let isEqual, .nothing):
        return left.state(value)?.isPresent.map { $0 != isEqual }
      default:
        switch part.state(value) {
        case .boolean(let holds)?: return holds
        case .nothing?: return false
        case .place?, .record?: return true
        default: return nil
        }
      }
    }
  }

  private func state(_ value: (String) -> ScriptValue?) -> ScriptValue? {
    switch unforced {
    case .name(let name), .member(.name("self"), let name): value(name)
    case .member(let base, "value"): base.state(value)
    default: nil
    }
  }
}
