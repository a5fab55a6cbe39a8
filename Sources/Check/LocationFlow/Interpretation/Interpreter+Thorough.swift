import SourceFacts

// What happens besides location, which is recorded only when all code is followed.
extension Interpreter {
  /// Records that something outside of the code's own names is changed.
  func note(_ what: String, _ line: Int, in frame: Frame, _ path: inout Path) {
    if isThorough { path.add(.does(what), at: place(line, frame)) }
  }

  /// Returns the path after a statement; a call of code that isn't analyzed, whose result nothing uses, is
  /// recorded.
  func noted(_ evaluated: Evaluated, of value: FlowExpression, after path: Path, in frame: Frame) -> Path {
    var end = evaluated.path
    guard isThorough, end.isRunning, end.effects.count == path.effects.count,
      let call = Self.call(in: value), let name = Self.name(of: call)
    else { return end }
    switch evaluated.value {
    case .unknown(let text) where text == call.text: break
    case .present(let text) where text == call.text: break
    default: return end
    }
    end.add(.does(name), at: place(call.line, frame))
    return end
  }

  /// Returns the call that a statement consists of.
  private static func call(in value: FlowExpression) -> FlowCall? {
    switch value {
    case .call(let call): call
    case .optional(let inside), .forced(let inside, _), .awaited(let inside), .attempted(let inside, _),
      .cast(let inside, _):
      call(in: inside)
    default: nil
    }
  }

  /// Returns the name of a called function after that of its receiver; nil if its closures were followed instead, or
  /// if it is the system's own part of an overridden function.
  private static func name(of call: FlowCall) -> String? {
    switch call.callee.unforced {
    case .name(let name): return isFollowed(name, call) ? nil : name
    case .member(let base, let name):
      if base == .name("super") || isFollowed(name, call) { return nil }
      return lastName(of: base).map { "\($0).\(name)" } ?? name
    default: return call.text
    }
  }

  private static func isFollowed(_ name: String, _ call: FlowCall) -> Bool {
    let hasClosure = call.arguments.contains { if case .closure = $0.value { true } else { false } }
    return hasClosure && (Runners.runsAtOnce(name) || Runners.later.contains(name))
  }

  private static func lastName(of base: FlowExpression) -> String? {
    switch base {
    case .name(let name), .member(_, let name): name
    case .optional(let inside), .forced(let inside, _): lastName(of: inside)
    default: nil
    }
  }
}
