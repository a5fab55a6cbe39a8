import SourceFacts

/// What code that runs gives away, begins and asks.
extension ScriptRun {
  mutating func give(_ value: ScriptValue, heedsResult: Bool) {
    switch value {
    case .closure(let closure):
      if isReturning { returns.insert(closure) }
      if !givenInCalls.isEmpty { givenInCalls[givenInCalls.count - 1].append(closure) }
      guard let index = given.index(forKey: closure) else {
        given[closure] = heedsResult
        return
      }
      let (known, isHeeded) = given[index]
      if known.locals != closure.locals {
        given.remove(at: index)
        given[known.joined(closure)] = isHeeded || heedsResult
      } else {
        given.values[index] = isHeeded || heedsResult
      }
    case .function(let function):
      let code = FlowClosure(
        parameters: function.code.parameters.map(\.name), body: function.code.body, names: [],
        line: function.code.line, column: 0)
      let frame = ScriptFrame(type: function.type, file: function.file)
      give(.closure(ScriptClosure(code: code, locals: [:], frame: frame)), heedsResult: heedsResult)
    case .list(let values): for value in values { give(value, heedsResult: heedsResult) }
    case .record(let fields):
      for (name, value) in fields { give(value, heedsResult: !FlowCall.Argument.isHandler(name)) }
    default: break
    }
  }

  /// Gives away what runs when the app comes back.
  mutating func giveForReturns(_ body: (inout ScriptRun) -> Void) {
    isReturning = true
    body(&self)
    isReturning = false
  }

  mutating func note(_ function: ScriptProgram.Function) { followed.insert(function) }

  mutating func provide(_ value: ScriptValue, in context: String) { provided[context] = value }

  /// Returns what a component provides in a context.
  mutating func value(of context: String) -> ScriptValue {
    guard !contexts.contains(context), let component = program.contexts[context] else {
      return .chain([context])
    }
    var run = ScriptRun(program, situation)
    run.contexts = contexts.union([context])
    let code = FlowClosure(
      parameters: component.code.parameters.map(\.name), body: component.code.body, names: [],
      line: component.code.line, column: 0)
    let frame = ScriptFrame(type: component.type, file: component.file)
    _ = run.run(.closure(ScriptClosure(code: code, locals: [:], frame: frame)), [], ScriptPath())
    steps += run.steps
    return run.provided[context] ?? .chain([context])
  }

  mutating func note(asking place: Effect.Place) { asks.insert(place) }

  /// Follows what a call calls.
  mutating func within<Result>(
    _ call: FlowCall, of frame: ScriptFrame, _ body: (inout ScriptRun) -> Result
  ) -> Result {
    sites.append(Effect.Place(file: frame.file, line: call.line))
    defer { sites.removeLast() }
    return body(&self)
  }

  mutating func noteQuestion() { hasAskedPlugIn = true }

  mutating func begin(_ effect: ScriptValue) {
    if case .closure(let closure) = effect { effects.insert(closure) }
  }

  mutating func note(endless place: Effect.Place) { endless.insert(place) }

  mutating func tick(_ closure: ScriptValue) {
    if case .closure(let closure) = closure { ticks.insert(closure) }
  }

  mutating func begin(_ state: String, with value: ScriptValue) {
    initials[state] = value
    if case .record(let fields) = value {
      for (name, value) in fields { initials["\(state).\(name)"] = value }
    }
  }
}
